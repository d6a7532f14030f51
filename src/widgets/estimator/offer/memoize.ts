/**
 * Remembers a pure function's last result for each first argument, while the others are the same: several views and the store
 * ask for it at each press. What it is given must not be changed afterwards.
 */
export function memoize<First extends object, Others extends readonly unknown[], Result>(
  compute: (first: First, ...others: Others) => Result,
): (first: First, ...others: Others) => Result {
  const known = new WeakMap<First, { others: Others; result: Result }>();
  return (first, ...others) => {
    const last = known.get(first);
    if (last && others.every((other, index) => other === last.others[index])) return last.result;
    const result = compute(first, ...others);
    known.set(first, { others, result });
    return result;
  };
}
