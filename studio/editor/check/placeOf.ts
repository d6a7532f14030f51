import { type Path, valueAt } from '../../config/path';
import type { ConfigJson } from '../../draft/draft';

/** The place that a path of the check names: it may name an entry by its id, as in `estimator.modifiers["pets"].when`. */
export function placeOf(path: string, config: ConfigJson): Path {
  const keys = Array.from(
    path.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g),
    ([, index, quoted, key]) => (index === undefined ? (quoted ?? key ?? '') : Number(index)),
  );
  const place: (string | number)[] = [];
  for (const key of keys) {
    const list = typeof key === 'string' ? valueAt(config, place) : undefined;
    const index = Array.isArray(list) ? list.findIndex((entry) => valueAt(entry, ['id']) === key) : -1;
    place.push(index === -1 ? key : index);
  }
  return place;
}
