/** What a config holds for what one has typed. */

/** The number; undefined for nothing, and the text itself where it is no number: the check of the config says so. */
export function numberFrom(typed: string): number | string | undefined {
  const text = typed.trim().replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  if (text === '') return undefined;
  const value = Number(text);
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) && Number.isFinite(value) ? value : typed;
}

/** How the entries of a list are told apart: texts with commas and spaces in them stand one a line. */
export type Separated = 'codes' | 'names' | 'sentences';

const SEPARATORS: Readonly<Record<Separated, RegExp>> = {
  codes: /[\s,;]+/,
  names: /[\n,;]+/,
  sentences: /\n/,
};

/** What a field says of it. */
export const SEPARATED_BY: Readonly<Record<Separated, string>> = {
  codes: 'Separated by commas, spaces or lines.',
  names: 'Separated by commas or lines.',
  sentences: 'One a line.',
};

/** Lists by their key. Those of numbers are codes, too; all others are sentences. */
const LISTS: Readonly<Record<string, Separated>> = {
  servedZips: 'codes',
  zips: 'codes',
  languages: 'codes',
  profiles: 'codes',
  cities: 'names',
  propertyTypes: 'names',
  hearAboutUs: 'names',
};

export const separatedAt = (key: string, of: 'text' | 'number'): Separated =>
  of === 'number' ? 'codes' : (LISTS[key] ?? 'sentences');

/** The entries of a list as it is typed. */
export function linesFrom(typed: string, of: 'text' | 'number', separated: Separated): readonly unknown[] {
  const entries = typed
    .split(SEPARATORS[separated])
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return of === 'number' ? entries.map(numberFrom) : entries;
}

/** ZIP codes as they are typed. */
export const codesFrom = (typed: string): readonly unknown[] => linesFrom(typed, 'text', 'codes');

/** A value as one may type it: the file may hold anything. */
export function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A list as lines. */
export const linesOf = (list: unknown): string =>
  (Array.isArray(list) ? list : []).map((entry) => textOf(entry)).join('\n');
