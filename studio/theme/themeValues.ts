import { deriveTheme, type Theme } from '../../src/style/deriveTheme';
import { type TokenName, tokenDefaults } from '../../src/style/tokens';
import { valueAt } from '../config/path';
import { wordsOf } from '../config/words';
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
