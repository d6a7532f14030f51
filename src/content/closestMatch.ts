/** The candidate that a mistyped name most likely meant, or `undefined` when none is near. Case does not matter. */
export function closestMatch(name: string, candidates: string[]): string | undefined {
  const farthest = Math.max(2, Math.floor(name.length / 3));
  // A longer name is hardly a mistyped key, and comparing it would take long.
  if (name.length > 32) return undefined;
  // The lengths alone rule most candidates out.
  const near = candidates.filter(({ length }) => Math.abs(length - name.length) <= farthest);
  const distances = near.map((candidate) => distance(name.toLowerCase(), candidate.toLowerCase()));
  const least = Math.min(...distances);
  return least <= farthest ? near[distances.indexOf(least)] : undefined;
}

/** The Levenshtein distance: how many letters must be inserted, deleted or replaced to make one name the other. */
function distance(a: string, b: string): number {
  let row = [0];
  while (row.length <= b.length) row.push(row.length);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
