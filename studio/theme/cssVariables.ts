/** Custom properties of a page's CSS, read as text: nothing is applied, loaded or run. */

export type VariableKind = 'color' | 'font' | 'length' | 'shadow' | 'other';

export interface CssVariable {
  /** With its two hyphens. */
  name: string;
  /** With the variables of the same text that it refers to in their places. */
  value: string;
  kind: VariableKind;
}

/** More CSS than this, in characters, is no theme. The rest is not looked at. */
const MOST_TEXT = 1_000_000;
/** As long as a theme's values may be. */
const LONGEST_VALUE = 200;
/** Variables that refer to one another can form a circle. */
const MOST_REFERENCES = 8;

/**
 * The variables of a style sheet, of a part of one, or of a `style` attribute, in their order. Of several values of one
 * the first counts: others are for dark pages, or for single sections. What cannot be a theme's value is left out.
 * @param isColor whether a browser would take it for a color.
 */
export function variablesOf(css: string, isColor: (value: string) => boolean): CssVariable[] {
  const declared = new Map<string, string>();
  for (const [, name = '', value = ''] of withoutComments(css.slice(0, MOST_TEXT)).matchAll(
    /(?<![\w-])(--[\w-]+)\s*:([^;{}]*)/g,
  ))
    if (!declared.has(name)) declared.set(name, value.replace(/!important\s*$/, '').trim());

  return Array.from(declared, ([name, written]) => {
    const value = colorOfChannels(name, withoutReferences(written, declared), declared, isColor);
    return { name, value, kind: kindOf(name, value, isColor) };
  }).filter(({ value }) => isSafe(value));
}

/** One that does not end goes to the end, as in browsers. */
function withoutComments(css: string): string {
  let text = '';
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('/*', at);
    if (start === -1) return text + css.slice(at);
    text += `${css.slice(at, start)} `;
    const end = css.indexOf('*/', start + 2);
    if (end === -1) return text;
    at = end + 2;
  }
  return text;
}

/** The innermost references are replaced first, so that a fallback may hold another. */
function withoutReferences(written: string, declared: ReadonlyMap<string, string>): string {
  let value = written;
  for (let round = 0; round < MOST_REFERENCES && value.includes('var('); round++) {
    value = value.replace(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (_, name: string, fallback = '') => declared.get(name) ?? fallback.trim(),
    );
    if (value.length > LONGEST_VALUE) return '';
  }
  return value;
}

/**
 * Some systems write a color's channels only: `222 47% 11%` for `hsl()`, `18, 18, 18` for `rgb()`. Such a value whose
 * whole color is there too is left out.
 */
function colorOfChannels(
  name: string,
  value: string,
  declared: ReadonlyMap<string, string>,
  isColor: (value: string) => boolean,
): string {
  const channels = /^[\d.]+(?:deg)?[\s,]+[\d.]+%[\s,]+[\d.]+%$/.test(value)
    ? `hsl(${value})`
    : /^\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}$/.test(value) && `rgb(${value})`;
  if (!channels || !isColor(channels)) return value;
  return declared.has(name.replace(/-rgb$|-hsl$|-channels$/, '')) && /-(?:rgb|hsl|channels)$/.test(name)
    ? ''
    : channels;
}

function kindOf(name: string, value: string, isColor: (value: string) => boolean): VariableKind {
  if (isColor(value)) return 'color';
  if (/^-?[\d.]+(?:px|r?em)$/.test(value)) return 'length';
  if (/shadow/i.test(name)) return 'shadow';
  return /font|typeface/i.test(name) && /^[\w\s"',-]*[a-z][\w\s"',-]*$/i.test(value) ? 'font' : 'other';
}

/** What a theme's value may not be is not offered. */
const isSafe = (value: string): boolean =>
  value !== '' &&
  value.length <= LONGEST_VALUE &&
  !/[;{}<>\\]|var\(|(?:url|src|image|image-set|expression)\(/i.test(value);
