/** Ids of list entries, made from their names. */

/** Most characters that an id may have. */
const LIMIT = 64;

/** `ants-and-roaches` for "Ants and roaches". Empty where a name has no letters of the Latin alphabet, or digits. */
export const idFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LIMIT)
    .replace(/-$/, '');

/** The id made unique by a number behind it. */
export function uniqueId(wanted: string, taken: readonly unknown[]): string {
  const base = wanted || 'entry';
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : `-${count}`;
    const id = base.slice(0, LIMIT - end.length) + end;
    if (!taken.includes(id)) return id;
  }
}
