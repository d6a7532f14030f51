import { readFileSync } from 'node:fs';

/** URL of one of the home page's fonts, of the part that has all its letters. */
function fontUrl(name: string): string {
  const home = readFileSync('dist/site/index.html', 'utf8');
  const [url] = new RegExp(`/assets/${name}-core-[\\w-]+\\.woff2`).exec(home) ?? [];
  if (!url) throw new Error(`dist/site/index.html names no font ${name}.`);
  return url;
}

/**
 * The home page's fonts, loaded as it loads them. Preloaded, they would come before the picture: the largest contentful paint
 * of the page by hand was some 0.3 s later. The fallback fonts are in the page's own style sheet.
 */
export const fontFaceRules = (): string =>
  `@font-face{font-family:"Bricolage Grotesque";src:url(${fontUrl('bricolage-grotesque')})format("woff2");font-weight:200 800;font-display:optional}` +
  `@font-face{font-family:"Instrument Sans";src:url(${fontUrl('instrument-sans')})format("woff2");font-weight:400 700;font-display:optional}`;
