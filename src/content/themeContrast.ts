import { contrastOf } from '../style/contrast';
import type { Theme } from '../style/deriveTheme';
import { type TokenName, tokenDefaults } from '../style/tokens';
import type { ConfigProblem } from './mergeConfig';

/** What WCAG 2.2 demands of text (1.4.3, level AA). */
const LEAST_CONTRAST = 4.5;

/** Which text stands on which ground. */
export const textPairs: readonly (readonly [text: TokenName, ground: TokenName])[] = [
  ['color-ink', 'color-ground'],
  ['color-ink', 'color-ground-soft'],
  ['color-ink', 'color-page'],
  ['color-ink-soft', 'color-ground'],
  ['color-ink-soft', 'color-ground-soft'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-strong'],
  ['color-on-dark', 'color-dark'],
  ['color-on-dark-soft', 'color-dark'],
  ['color-done', 'color-done-ground'],
  ['color-error', 'color-error-ground'],
];

/**
 * The texts that are hard to read in a theme. Of colors in another notation than `#rrggbb` nothing is said; those that
 * follow from others are mixed so that they can be read.
 */
export function contrastProblems(named: Theme): ConfigProblem[] {
  const theme = { ...tokenDefaults, ...named } as Record<TokenName, string>;
  return textPairs.flatMap(([text, ground]) => {
    if (!named[text] && !named[ground]) return [];
    const contrast = contrastOf(theme[text], theme[ground]);
    if (contrast === undefined || contrast >= LEAST_CONTRAST) return [];
    return {
      path: `theme.${named[text] ? text : ground}`,
      message: `is hard to read: ${text} ${theme[text]} on ${ground} ${theme[ground]} has a contrast of ${Math.floor(contrast * 10) / 10} to 1`,
      expected: `at least ${LEAST_CONTRAST} to 1`,
    };
  });
}
