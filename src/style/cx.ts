/** Joins class names. Where two of them set the same property, the one counts that was written later, in whatever order. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name).join(' ');
