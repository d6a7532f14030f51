/**
 * Keys for the entries of a list, so that React keeps an entry's fields, focus and open state when it moves, although the
 * entries have no lasting identity: an edit replaces the entry.
 */
export interface ListKeys {
  list: readonly unknown[];
  keys: readonly number[];
}

export const noKeys: ListKeys = { list: [], keys: [] };

/** The keys of a list that has changed: an entry that stayed keeps its key, and one that was edited in its place, too. */
export function nextKeys(before: ListKeys, list: readonly unknown[]): ListKeys {
  if (list === before.list) return before;
  const free = new Map<unknown, number[]>();
  for (const [index, entry] of before.list.entries())
    free.set(entry, [...(free.get(entry) ?? []), before.keys[index] ?? 0]);
  const kept = list.map((entry) => free.get(entry)?.shift());
  const used = new Set(kept);
  let next = Math.max(0, ...before.keys) + 1;
  const keys = kept.map((key, index) => {
    if (key !== undefined) return key;
    const here = list.length === before.list.length ? before.keys[index] : undefined;
    if (here === undefined || used.has(here)) return next++;
    used.add(here);
    return here;
  });
  return { list, keys };
}

/** The list with one entry at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || !(from in list) || !(to in list)) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
