import { readFileSync } from 'node:fs';

/** URLs of the home page's two fonts: the peers use the same files. */
export function fontUrls(): string[] {
  const home = readFileSync('dist/site/index.html', 'utf8');
  return ['bricolage', 'instrument'].map((start) => {
    const [url] = new RegExp(`/assets/${start}[\\w-]+\\.woff2`).exec(home) ?? [];
    if (!url) throw new Error(`dist/site/index.html names no font ${start}.`);
    return url;
  });
}

/** The fallback fonts are in the page's own style sheet. */
export const fontFaceRules = ([heading, text]: readonly string[]): string =>
  `@font-face{font-family:"Bricolage Grotesque";src:url(${heading})format("woff2");font-weight:200 800;font-display:optional}` +
  `@font-face{font-family:"Instrument Sans";src:url(${text})format("woff2");font-weight:400 700;font-display:optional}`;
