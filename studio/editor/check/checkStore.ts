import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Business } from '../../../src/content/business';
import type { ConfigProblem } from '../../../src/content/resolved';
import { type Path, pathText, valueAt } from '../../config/path';
import type { ConfigJson } from '../../draft/draft';
import { draftStore } from '../../draft/draftStore';

const noProblems: Problems = { all: [], at: new Map(), below: new Map() };

/** What the widgets make of the draft's config; a moment behind it while one types. */
interface CheckState extends Problems {
  /** Undefined until the check's code is there. */
  business: Business | undefined;
  /** The config that was checked. */
  config: ConfigJson | undefined;
  /** Whether the check's code could not be loaded. */
  failed: boolean;
}

const checkStore = createStore<CheckState>()(() => ({
  ...noProblems,
  business: undefined,
  config: undefined,
  failed: false,
}));

/** How long nothing has to change before the config is checked, in ms: the letter that was typed is shown first. */
const REST = 100;

/** Checks the draft's config whenever it has changed. @returns what ends it. */
export function startChecking(): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const checkSoon = (rest: number) => {
    clearTimeout(timer);
    // A message that comes or goes moves what is below it: a button that is being pressed would be missed.
    timer = setTimeout(() => (isHeld ? checkSoon(REST) : void check()), rest);
  };
  checkSoon(0);
  const stop = draftStore.subscribe(({ draft }, before) => {
    if (draft.config !== before.draft.config) checkSoon(REST);
  });
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, ({ buttons }) => (isHeld = buttons > 0), { capture: true, signal: ending.signal });
  return () => {
    stop();
    ending.abort();
    clearTimeout(timer);
  };
}

async function check(): Promise<void> {
  try {
    const { resolved } = await import('../../../src/content/resolved');
    const { config } = draftStore.getState().draft;
    const { business, problems } = resolved(config);
    checkStore.setState({ business, config, failed: false, ...placeProblems(problems, config) });
  } catch {
    checkStore.setState({ failed: true });
  }
}

/** A part of what the check found. */
export const useCheck = <Part>(select: (state: CheckState) => Part): Part => useStore(checkStore, select);

/** What is wrong at a place. */
export function useProblem(path: Path): PlacedProblem | undefined {
  const place = pathText(path);
  return useCheck(({ at }) => at.get(place)?.[0]);
}

/** What stands at a place where the draft says nothing: the built-in fact, or a neutral one. */
export const useInherited = (path: Path): unknown => useCheck(() => currentInherited(path));

/** The same, now. The check may be a moment behind the draft: entries are found by the ids that the draft has now. */
export const currentInherited = (path: Path): unknown =>
  inheritedAt(checkStore.getState().business, draftStore.getState().draft.config, path);

/** @param business what was made of the config: it lacks entries that cannot be used, so ids find their place. */
export function inheritedAt(business: unknown, config: ConfigJson, path: Path): unknown {
  let resolved: unknown = business;
  let own: unknown = config;
  for (const key of path) {
    own = valueAt(own, [key]);
    const id = typeof key === 'number' ? valueAt(own, ['id']) : undefined;
    const byId = Array.isArray(resolved) && id !== undefined;
    resolved = byId
      ? (resolved as unknown[]).find((entry) => valueAt(entry, ['id']) === id)
      : valueAt(resolved, [key]);
  }
  return resolved;
}

/** What the check found, by place. */
interface Problems {
  /** In the order of the config. */
  all: readonly PlacedProblem[];
  /** Those of one place, by the text of its path. */
  at: ReadonlyMap<string, readonly PlacedProblem[]>;
  /** How many there are in a place and below it, by the text of its path. */
  below: ReadonlyMap<string, number>;
}

/** A problem with the place of its field. */
interface PlacedProblem extends ConfigProblem {
  place: Path;
}

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
