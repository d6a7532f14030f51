/** What a config holds for what one has typed. */

/** The number; undefined for nothing, and the text itself where it is no number: the check of the config says so. */
export function numberFrom(typed: string): number | string | undefined {
  const text = typed.trim().replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  if (text === '') return undefined;
  const value = Number(text);
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) && Number.isFinite(value) ? value : typed;
}

/** The entries of a list that is typed one a line, without blank lines. */
export function linesFrom(typed: string, of: 'text' | 'number'): readonly unknown[] {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return of === 'number' ? lines.map(numberFrom) : lines;
}

/** A value as one may type it: the file may hold anything. */
export function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A list as lines. */
export const linesOf = (list: unknown): string =>
  (Array.isArray(list) ? list : []).map((entry) => textOf(entry)).join('\n');
