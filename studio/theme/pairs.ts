import { textPairs } from '../../src/content/themeContrast';
import type { TokenName } from '../../src/style/tokens';

/** What has to stand out from what, and by how much. */
export interface ContrastPair {
  /** Text, border or sign. */
  front: TokenName;
  back: TokenName;
  /** The ratio that WCAG 2.2 demands at level AA: 4.5 of text, 3 of borders and signs. */
  least: 4.5 | 3;
}

const text = (front: TokenName, back: TokenName): ContrastPair => ({ front, back, least: 4.5 });
const border = (front: TokenName, back: TokenName): ContrastPair => ({ front, back, least: 3 });

/** All pairs that the widgets show: those that the config's check looks at, and the rest. */
export const pairs: readonly ContrastPair[] = [
  ...textPairs.map(([front, back]) => text(front, back)),
  text('color-ink', 'color-done-ground'),
  text('color-ink', 'color-error-ground'),
  text('color-ink-soft', 'color-page'),
  text('color-ink-soft', 'color-done-ground'),
  text('color-done', 'color-ground'),
  text('color-done', 'color-ground-soft'),
  text('color-done', 'color-page'),
  text('color-error', 'color-ground'),
  text('color-error', 'color-ground-soft'),
  text('color-error', 'color-page'),
  border('color-control', 'color-ground'),
  border('color-control', 'color-ground-soft'),
  border('color-control', 'color-page'),
  border('color-focus', 'color-ground'),
  border('color-focus', 'color-ground-soft'),
  border('color-focus', 'color-page'),
];
