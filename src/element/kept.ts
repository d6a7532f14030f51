/** Reading what a session kept: the page and its other scripts may have changed it, so it is taken for nothing. */

/** @returns the fields of an object, none where it is none. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** @returns the text, an empty one where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns the texts of a list, none where it is none. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
