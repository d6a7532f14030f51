/** The first letters of the first two words of a name, as its logo. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join('').toUpperCase();
