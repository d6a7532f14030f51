import { deriveTheme, type Theme } from '../../src/style/deriveTheme';
import { type TokenName, tokenDefaults } from '../../src/style/tokens';
import { wordsOf } from '../config/names';
import { valueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';

/** Names of all tokens, in the order of the reference. */
export const tokenNames = Object.keys(tokenDefaults) as TokenName[];

/** Short name of a token. */
export const labelOf = (name: TokenName): string => wordsOf(name.replace(/^color-/, ''));

/** What a config's `theme` sets, as far as it is text. */
export function themeOf(config: ConfigJson): Theme {
  const set = tokenNames.flatMap((name) => {
    const value = valueAt(config, ['theme', name]);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(set) as Theme;
}

/** What a config's `theme` names that is no token: mistyped, or of another release. */
export function unknownTokens(config: ConfigJson): string[] {
  const theme = valueAt(config, ['theme']);
  return typeof theme === 'object'
    ? Object.keys(theme ?? {}).filter((name) => !Object.hasOwn(tokenDefaults, name))
    : [];
}

/** What every token is, with what follows by itself. */
export const valuesOf = (theme: Theme): Readonly<Record<TokenName, string>> =>
  ({ ...tokenDefaults, ...deriveTheme(theme) }) as Record<TokenName, string>;

/** The tokens that a theme sets and from which a token that it does not set follows; none where it has its default. */
export function sourcesOf(name: TokenName, theme: Theme): TokenName[] {
  const value = valuesOf(theme)[name];
  return tokenNames.filter((source) => {
    const { [source]: own, ...others } = theme;
    return source !== name && own !== undefined && valuesOf(others)[name] !== value;
  });
}

/** The colors in the order of the form, by what they are for. */
export const colorGroups: readonly (readonly [title: string, names: readonly TokenName[]])[] = [
  ['Text', ['color-ink', 'color-ink-soft']],
  ['Grounds and lines', ['color-ground', 'color-ground-soft', 'color-page', 'color-line', 'color-control']],
  ['Accent', ['color-accent', 'color-accent-strong', 'color-on-accent']],
  ['Done and chosen', ['color-done', 'color-done-ground']],
  ['Errors', ['color-error', 'color-error-ground']],
  ['Focus', ['color-focus']],
  [
    'Dark sections and header',
    ['color-dark', 'color-dark-line', 'color-on-dark', 'color-on-dark-soft', 'color-header-top'],
  ],
];

export const fontNames = ['font', 'font-heading'] as const satisfies readonly TokenName[];

export const radiusNames = ['radius-control', 'radius-card'] as const satisfies readonly TokenName[];

/** A theme as CSS for a page. What follows from it is written out: in CSS nothing follows by itself. */
export function themeCss(theme: Theme): string {
  const derived = deriveTheme(theme);
  const names = new Set([...tokenNames, ...Object.keys(derived)]) as Set<TokenName>;
  const lines = [...names]
    .filter((name) => derived[name] !== undefined)
    .map((name) => `  --bio-${name}: ${derived[name]};`);
  return [':root {', ...lines, '}'].join('\n');
}

/** A theme as the key of a config. */
export const themeJson = (theme: Theme): string => `"theme": ${JSON.stringify(theme, undefined, 2)}`;
