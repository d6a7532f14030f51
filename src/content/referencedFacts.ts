import { referencesIn } from './factReferences';
import type { SomeFacts } from './schema';

/**
 * Of facts those to which references lead, in their shape: lists keep all entries, with their ids and what is named of them.
 * The order of the entries is kept, so that a number names the same one.
 */
export function referencedFacts(facts: object, named: readonly string[] = pathsIn(facts)): SomeFacts {
  const paths = [...new Set(named)].map((path) => path.split('.'));
  return pick(facts, paths) as SomeFacts;
}

/** The paths of all references in a value. */
export function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return referencesIn(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(pathsIn);
}

function pick(value: unknown, paths: readonly string[][]): unknown {
  if (typeof value !== 'object' || value === null || paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => {
      const { id } = Object(entry) as { id?: unknown };
      const others = paths.filter(
        ([key = '']) => !value.some((one) => Object(one).id === key) && !(key in value),
      );
      const own = paths.filter(([key]) => key === id || key === String(index)).map(([, ...rest]) => rest);
      const picked = pick(entry, [...own, ...others]);
      return id === undefined ? picked : { id, ...Object(picked) };
    });
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const inside = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
      return inside.length > 0 ? [[key, pick(entry, inside)]] : [];
    }),
  );
}
