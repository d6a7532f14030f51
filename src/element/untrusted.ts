/** Readers for stored values of unknown shape: the page and its other scripts may have changed them. */

/** @returns the object; an empty one for any other value. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** @returns the string; an empty one for any other value. */
export const asString = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns the strings of an array; none for any other value. */
export const asStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
