import type { ConfigProblem } from '../../../src/content/resolved';
import { type Path, pathText, valueAt } from '../../config/path';
import type { ConfigJson } from '../../draft/draft';

/** What the check found, by place. */
export interface Problems {
  /** In the order of the config. */
  all: readonly PlacedProblem[];
  /** Those of one place, by the text of its path. */
  at: ReadonlyMap<string, readonly PlacedProblem[]>;
  /** How many there are in a place and below it, by the text of its path. */
  below: ReadonlyMap<string, number>;
}

/** A problem with the place of its field. */
export interface PlacedProblem extends ConfigProblem {
  place: Path;
}

export const noProblems: Problems = { all: [], at: new Map(), below: new Map() };

/** Sorts what the check of a config says by place. */
export function placeProblems(problems: readonly ConfigProblem[], config: ConfigJson): Problems {
  const all = problems.map((problem) => ({ ...problem, place: placeOf(problem.path, config) }));
  const at = new Map<string, PlacedProblem[]>();
  const below = new Map<string, number>();
  for (const problem of all) {
    const own = pathText(problem.place);
    at.set(own, [...(at.get(own) ?? []), problem]);
    for (let length = 0; length <= problem.place.length; length++) {
      const above = pathText(problem.place.slice(0, length));
      below.set(above, (below.get(above) ?? 0) + 1);
    }
  }
  return { all, at, below };
}

/** The place that a path of the check names: it may name an entry by its id, as in `estimator.modifiers["pets"].when`. */
function placeOf(path: string, config: ConfigJson): Path {
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

/** A problem as a sentence at its field. @param label of the field. */
export const problemText = (label: string, { message, expected }: ConfigProblem): string =>
  `${label} ${message}. Expected ${expected}.`;
