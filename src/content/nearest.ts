/** The candidate that a mistyped name most likely meant, or `undefined` when none is near. Case does not matter. */
export function nearest(name: string, candidates: string[]): string | undefined {
  const farthest = Math.max(2, Math.floor(name.length / 3));
  // Beyond this nobody mistyped a key, and the comparison would take its time.
  if (name.length > 32) return undefined;
  // The lengths alone tell most of them apart.
  const near = candidates.filter(({ length }) => Math.abs(length - name.length) <= farthest);
  const distances = near.map((candidate) => distance(name.toLowerCase(), candidate.toLowerCase()));
  const least = Math.min(...distances);
  return least <= farthest ? near[distances.indexOf(least)] : undefined;
}

/** How many letters must be put in, taken out or changed to make one word the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
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
