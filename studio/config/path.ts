import type { ConfigJson } from '../draft/draft';

/** Where a value stands in a config: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** In place of a range an amount alone may stand. */
const spread = (value: unknown): unknown => (typeof value === 'number' ? { min: value, max: value } : value);

/** What stands there; undefined where there is nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const object = spread(value);
  return isObject(object) && Object.hasOwn(object, key) ? valueAt(object[key], rest) : undefined;
}

/**
 * A copy in which another value stands there; what does not change is shared. Objects that are missing on the way are
 * made, and lists where the path has a place in one.
 * @param value undefined takes the key away, or the entry out of its list. Objects that become empty stay.
 */
export function withValueAt(config: ConfigJson, path: Path, value: unknown): ConfigJson {
  return changed(config, path, value) as ConfigJson;
}

function changed(written: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const before = spread(written);
  const inner = changed(valueAt(before, [key]), rest, value);
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(before) ? before : [];
    return inner === undefined ? list.filter((_, index) => index !== key) : withEntry(list, key, inner);
  }
  const object = isObject(before) && !Array.isArray(before) ? before : {};
  if (inner !== undefined) return inner === object[key] ? object : { ...object, [key]: inner };
  const { [key]: _, ...others } = object;
  return others;
}

function withEntry(list: readonly unknown[], place: number, entry: unknown): readonly unknown[] {
  return list[place] === entry ? list : list.toSpliced(place, 1, entry);
}

/** As the config's check writes it, such as `estimator.items[0].price`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (!/^[\w$-]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}
