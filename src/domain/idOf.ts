/** An id of a name: "Gutter cleaning" becomes `gutter-cleaning`. */
export const idOf = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
