import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Business } from '../../../src/content/business';
import type { ConfigProblem, resolved } from '../../../src/content/resolved';
import { type Path, pathText, valueAt } from '../../config/path';
import type { ConfigJson, Draft } from '../../draft/draft';
import { draftStore } from '../../draft/draftStore';
import { isSeveralCodes } from './mends';
import { mistakeText, placeName } from './mistakeText';
import { placeOf } from './placeOf';

const noProblems: Problems = { all: [], unfinished: [], at: new Map(), below: new Map() };

/** What the widgets make of the draft's config; a moment behind it while one types. */
interface CheckState extends Problems {
  /** Undefined until the check's code is there. */
  business: Business | undefined;
  /** Places of the draft where something was missing at any time: it has to stand there. */
  needed: ReadonlySet<string>;
  /** Whether facts without which an element shows nothing are missing, by their path. */
  lacks: (needs: string | undefined) => boolean;
  /** The config that was checked. */
  config: ConfigJson | undefined;
  /** Whether the check's code could not be loaded. */
  failed: boolean;
}

const checkStore = createStore<CheckState>()(() => ({
  ...noProblems,
  business: undefined,
  needed: new Set(),
  lacks: () => false,
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
  const { draft: first } = draftStore.getState();
  if (opened?.id !== first.id) open(first);
  checkSoon(0);
  const stop = draftStore.subscribe(({ draft }, before) => {
    if (draft.id !== before.draft.id) open(draft);
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
    const [{ resolved: resolve, lacksFacts }, names] = await Promise.all([
      import('../../../src/content/resolved'),
      import('../../../src/check-config/formulaProblems'),
    ]);
    const problemsIn = (checked: ConfigJson) => problemsOf(checked, resolve(checked), names);
    const { id, config } = draftStore.getState().draft;
    const { business } = resolve(config);
    found = problemsIn(config);
    const isOpened = id !== checkedDraft;
    checkedDraft = id;
    // What an opened draft has of mistakes was not made just now, though it was edited before this code was there.
    if (isOpened && opened?.id === id)
      for (const { place } of problemsIn(opened.config)) touched.add(pathText(place));
    for (const { place } of found)
      if (settling.some((region) => region.every((key, index) => place[index] === key)))
        touched.add(pathText(place));
    settling.length = 0;
    const missing = found.filter(({ message }) => message.startsWith('is missing'));
    const before = isOpened ? [] : checkStore.getState().needed;
    const needed = new Set([...before, ...missing.map(({ place }) => pathText(place))]);
    const lacks = (needs: string | undefined) =>
      needs !== undefined && (lacksFacts(config, needs) || isEmptyList(valueAt(business, needs.split('.'))));
    checkStore.setState({ business, needed, lacks, config, failed: false, ...sorted() });
  } catch {
    checkStore.setState({ failed: true });
  }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** All that is wrong with a config, by place. */
export const problemsOf = (
  config: ConfigJson,
  { business, problems }: ReturnType<typeof resolved>,
  { formulaProblems, looseNames }: typeof import('../../../src/check-config/formulaProblems'),
): PlacedProblem[] =>
  [
    ...problems,
    ...formulaProblems(business.estimator),
    ...looseNames(business.estimator),
    ...codesInOne(config),
  ].map((problem) => ({ ...problem, place: placeOf(problem.path, config) }));

/** All that was found last. */
let found: readonly PlacedProblem[] = [];
/** The draft as it was opened. */
let opened: Pick<Draft, 'id' | 'config'> | undefined;
/** Nothing of another draft counts as touched in this one. */
function open(draft: Draft): void {
  opened = draft;
  touched.clear();
}

/** The draft that was checked last. */
let checkedDraft: string | undefined;
/** Places that somebody has edited or left: nothing is called a mistake before. */
const touched = new Set<string>();
/** Places of which all that is found next counts as touched. */
const settling: Path[] = [];

const sorted = (): Problems => sortProblems(found, (place) => touched.has(place));

/** Somebody has edited a place, or has left its field. */
export function touch(path: Path): void {
  const place = pathText(path);
  if (touched.has(place)) return;
  touched.add(place);
  if (found.some((problem) => pathText(problem.place) === place)) checkStore.setState(sorted());
}

/** Somebody has left a place with all that it holds, or has put it there as a whole. */
export function settle(region: Path): void {
  settling.push(region);
  const inRegion = found.filter(({ place }) => region.every((key, index) => place[index] === key));
  for (const { place } of inRegion) touched.add(pathText(place));
  if (inRegion.length > 0) checkStore.setState(sorted());
}

/** A place begins anew: what stood there before was another entry. */
export function begin(path: Path): void {
  const place = pathText(path);
  for (const text of touched) if (text === place || text.startsWith(`${place}.`)) touched.delete(text);
}

/** Several ZIP codes in one text: no visitor's code begins like that. */
function codesInOne(config: ConfigJson): ConfigProblem[] {
  const lists: Path[] = [['estimator', 'servedZips']];
  const areas = valueAt(config, ['estimator', 'areas']);
  if (Array.isArray(areas)) areas.forEach((_, index) => lists.push(['estimator', 'areas', index, 'zips']));
  return lists.flatMap((list) => {
    const codes = valueAt(config, list);
    return (Array.isArray(codes) ? codes : []).flatMap((code: unknown, index) =>
      isSeveralCodes(code)
        ? [
            {
              path: pathText([...list, index]),
              message: `is "${code}"`,
              expected: 'one ZIP code, or the beginning of some, for each entry of the list',
            },
          ]
        : [],
    );
  });
}

/** A part of what the check found. */
export const useCheck = <Part>(select: (state: CheckState) => Part): Part => useStore(checkStore, select);

/** What is wrong at a place. */
export function useProblem(path: Path): PlacedProblem | undefined {
  const place = pathText(path);
  return useCheck(({ at }) => at.get(place)?.[0]);
}

/** Whether the draft lacks facts without which an element shows nothing. */
export const useLacks = (needs: string | undefined): boolean => useCheck(({ lacks }) => lacks(needs));

/** What is made of the draft; undefined until the check's code is there. */
export const currentBusiness = (): Business | undefined => checkStore.getState().business;

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
  /** Those that are to be seen, in the order of the config. */
  all: readonly PlacedProblem[];
  /** Those of places that nobody has touched yet. */
  unfinished: readonly PlacedProblem[];
  /** Those of one place that are to be seen, by the text of its path. */
  at: ReadonlyMap<string, readonly PlacedProblem[]>;
  /** How many there are to be seen in a place and below it, by the text of its path. */
  below: ReadonlyMap<string, number>;
}

/** A problem with the place of its field. */
export interface PlacedProblem extends ConfigProblem {
  place: Path;
}

/** Sorts what the check of a config found by place. @param isTouched by the text of a place's path. */
export function sortProblems(
  problems: readonly PlacedProblem[],
  isTouched: (place: string) => boolean = () => true,
): Problems {
  const isSeen = ({ place }: PlacedProblem) => isTouched(pathText(place));
  // A list of entries that somebody is about to fill in has none that can be used yet.
  const isAbout = ({ place, message }: PlacedProblem) =>
    message.startsWith('has no entry') &&
    problems.some((other) => !isSeen(other) && place.every((key, index) => other.place[index] === key));
  const all = problems.filter((problem) => isSeen(problem) && !isAbout(problem));
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
  return { all, unfinished: problems.filter((problem) => !all.includes(problem)), at, below };
}

/** What a place of the draft is called, such as `Item “Packing”: Price`. */
export const nameOfPlace = (place: Path): string =>
  placeName(place, draftStore.getState().draft.config, currentInherited);

/** A mistake of the draft in words. @param isAtField whether it is read at its field. */
export const textOfProblem = (problem: PlacedProblem, isAtField = false): string =>
  mistakeText(problem, draftStore.getState().draft.config, currentInherited, isAtField);
