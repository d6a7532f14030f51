import type { Plugin } from 'vite';
import { paletteCss, type TokenName, token, tokenDefaults } from '../../src/style/tokens';
import { siteTokens } from '../site/siteTheme';

const isToken = (name: string): name is TokenName => name in tokenDefaults;

/** Writes a value in place of each `token(color-dark)`. @throws Error where there is no such token. */
const replaceTokens = (text: string, valueOf: (name: TokenName) => string): string =>
  text.replace(/\btoken\(([\w-]+)\)/g, (_, name: string) => {
    if (!isToken(name)) throw new Error(`There is no token "${name}" in src/style/tokens.ts.`);
    return valueOf(name);
  });

/** `token(color-dark)` becomes its value in the firm's theme: for icons and other files that know no custom properties. */
export const withTokenDefaults = (text: string): string => {
  const tokens = siteTokens();
  return replaceTokens(text, (name) => tokens[name]);
};

/** `token(color-dark)` becomes its value as the widgets have it: by the page's theme and scheme, else the default. */
export function withTokens(css: string): string {
  const used = new Set<TokenName>();
  const replaced = replaceTokens(css, (name) => {
    used.add(name);
    return token(name);
  });
  return withFirmValues(paletteCss((name) => used.has(name), ':root') + replaced);
}

/** What stands where the page sets no value is the firm's, too. */
const withFirmValues = (css: string): string =>
  Object.entries(siteTokens()).reduce(
    (text, [name, value]) =>
      [',', ', '].reduce((changed, comma) => {
        const start = `var(--bio-${name}${comma}`;
        return changed.replaceAll(`${start}${tokenDefaults[name as TokenName]})`, () => `${start}${value})`);
      }, text),
    css,
  );

/** Style sheets of pages follow their theme; in the pages themselves the defaults stand. */
export const tokenDefaultsInPages = (): Plugin => ({
  name: 'token-defaults',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (code) => ({ code: withTokens(code), map: null }),
  },
  transformIndexHtml: { order: 'pre', handler: withTokenDefaults },
});
