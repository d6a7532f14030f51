import type { Plugin } from 'vite';
import { siteTokens } from '../site/siteTheme';

/**
 * `token(color-dark)` becomes the value of that token: our own pages and their style sheets have the widgets' colors, which are the firm's.
 * @throws Error where there is no such token.
 */
export const withTokenDefaults = (text: string): string =>
  text.replace(/\btoken\(([\w-]+)\)/g, (_, name: string) => {
    const value = Object.entries(siteTokens()).find(([token]) => token === name)?.[1];
    if (value === undefined) throw new Error(`There is no token "${name}" in src/style/tokens.ts.`);
    return value;
  });

/** Does so in pages and their style sheets. */
export const tokenDefaultsInPages = (): Plugin => ({
  name: 'token-defaults',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (code) => ({ code: withTokenDefaults(code), map: null }),
  },
  transformIndexHtml: { order: 'pre', handler: withTokenDefaults },
});
