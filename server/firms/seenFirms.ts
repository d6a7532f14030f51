/** The ids of the firms that somebody sees, at least one, empty for the desk's own; undefined for all there are. */
export type SeenFirms = readonly string[] | undefined;

export const isSeen = (seen: SeenFirms, id: string): boolean => seen === undefined || seen.includes(id);

/** One of the seen firms where it is named, all of them where none is, or one that is not seen. */
export const narrowTo = (seen: SeenFirms, id: string | undefined): SeenFirms =>
  id !== undefined && isSeen(seen, id) ? [id] : seen;

/**
 * For which firm something is made: the only one that is seen, or the one that was named.
 * @returns undefined where that one is not seen
 */
export function firmToMake(seen: SeenFirms, named = ''): string | undefined {
  if (seen?.length === 1) return seen[0];
  return isSeen(seen, named) ? named : undefined;
}
