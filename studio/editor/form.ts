/** What the fields of the form share: the schema, the value at a place, and how it is changed. */
import { type ComponentType, createContext, use, useMemo } from 'react';
import { createStore } from 'zustand/vanilla';
import { type Path, pathText, valueAt, withValueAt } from '../config/path';
import { draftStore, useDraft } from '../draft/draftStore';
import {
  currentInherited,
  settle,
  textOfProblem,
  touch,
  useCheck,
  useInherited,
  useProblem,
} from './check/checkStore';
import { withField, withIdFromName, withNeutralAnswer, withOwnLists } from './edits';
import { titleOf } from './entryTitle';
import { labelAt } from './labels';
import { isRequired, type SchemaNode, schemaAt } from './schema';

/** The schema of the whole config. */
export const SchemaContext = createContext<SchemaNode>({});

/** The field for any place: fields of objects and lists show those of their parts. */
export const FieldContext = createContext<ComponentType<{ path: Path }>>(() => null);

/** What stands in the draft at a place. The component renders again when that changes. */
export const useValue = (path: Path): unknown => useDraft(({ draft }) => valueAt(draft.config, path));

/** A path that keeps its identity as long as it leads to the same place. */
export function useStablePath(path: Path): Path {
  const text = pathText(path);
  // oxlint-disable-next-line react/exhaustive-deps -- the text says all of it
  return useMemo(() => path, [text]);
}

interface PlaceField {
  value: unknown;
  /** What counts where the draft says nothing. */
  inherited: unknown;
  label: string;
  hint: string | undefined;
  /**
   * Whether something has to stand there. In changes to the built-in firm, an entry with the id of a built-in one inherits
   * what it leaves out; a firm of its own inherits nothing.
   */
  required: boolean;
  /** Whether the entry is a built-in one, which has what it leaves out. */
  inherits: boolean;
  /** What is wrong with the value, in the words of the check. */
  error: string | undefined;
  /** Sets the value; undefined takes it away. Changes of the same field that follow one another are undone together. */
  set: (value: unknown) => void;
}

/**
 * What a field for the value at a place needs.
 * @param label the words of the key by default.
 */
export function useField(path: Path, label = labelAt(path)): PlaceField {
  const schema = use(SchemaContext);
  const problem = useProblem(path);
  const around = schemaAt(schema, path.slice(0, -1));
  const id = useValue([...path.slice(0, -1), 'id']);
  const isOwnFirm = useDraft(({ draft }) => titleOf(valueAt(draft.config, ['company'])) !== '');
  const inherits = !isOwnFirm && (around.properties?.['id']?.examples?.includes(id) ?? false);
  const wasMissing = useCheck(({ needed }) => needed.has(pathText(path)));
  return {
    value: useValue(path),
    inherited: useInherited(path),
    label,
    hint: hintOf(schemaAt(schema, path)),
    inherits,
    required: wasMissing || (isRequired(around, String(path.at(-1))) && !inherits),
    error: problem && textOfProblem(problem, true),
    set: (value) => {
      touch(path);
      draftStore
        .getState()
        .edit(
          (config) => withField(withOwnLists(config, path, currentInherited), path, value, schema),
          pathText(path),
        );
    },
  };
}

/** The description without the marks of code, and without its sentences about JSON. */
const hintOf = ({ description }: SchemaNode): string | undefined =>
  description
    ?.replaceAll('`', '')
    .split(/(?<=\.)\s+/)
    .filter((sentence) => !/[[\]]|\{(?!\w+\})/.test(sentence))
    .join(' ');

/** Changes the value at a place, in a step of its own. */
export const setStep = (path: Path, value: unknown): void =>
  draftStore.getState().edit((config) => withValueAt(config, path, value));

/** Gives an entry that has been named an id made from its name. It is undone together with the naming. */
export const nameEntry = (path: Path, schema: SchemaNode): void =>
  draftStore.getState().edit((config) => withIdFromName(config, path.slice(0, -1), schema), pathText(path));

/** An answer that is left without an effect changes nothing: that is said in the config. It is undone together with the last edit. */
export function leaveEntry(entry: Path): void {
  settle(entry);
  draftStore.getState().amend((config) => withNeutralAnswer(config, entry));
}

/** What is wrong with the first value below a place that cannot be used. */
export function useFirstProblemIn(path: Path): string | undefined {
  const problem = useCheck(({ all }) =>
    all.find(({ place }) => place.length > path.length && isWithin(place, path)),
  );
  return problem && textOfProblem(problem, true);
}

const NOTHING: readonly unknown[] = [];

/** The list of the draft, else the inherited one. */
export function useEffectiveList(path: Path): readonly unknown[] {
  const own = useValue(path);
  const inherited = useInherited(path);
  const list = own ?? inherited;
  return Array.isArray(list) ? list : NOTHING;
}

/** The ids of a list, with what their entries are called: the draft's, else the inherited ones. */
export function useIdsOf(list: Path): readonly (readonly [id: string, name: string])[] {
  const own = useValue(list);
  const inherited = useInherited(list);
  return useMemo(() => idsIn(own ?? inherited, inherited), [own, inherited]);
}

function idsIn(list: unknown, inherited: unknown): readonly (readonly [id: string, name: string])[] {
  return (Array.isArray(list) ? list : []).flatMap((entry) => {
    const id = valueAt(entry, ['id']);
    if (typeof id !== 'string') return [];
    const resolved = Array.isArray(inherited)
      ? inherited.find((other) => valueAt(other, ['id']) === id)
      : undefined;
    return [[id, titleOf(entry, resolved) || id] as const];
  });
}

/** The ids of a list, now. */
export function currentIds(list: Path): readonly string[] {
  const own = valueAt(draftStore.getState().draft.config, list);
  return idsIn(own ?? currentInherited(list), undefined).map(([id]) => id);
}

/** How many mistakes there are at a place and below it. */
export function useProblemCount(path: Path): number {
  const place = pathText(path);
  return useCheck(({ below }) => below.get(place) ?? 0);
}

/** How many mistakes there are at some keys of an object, and below them. */
export const useProblemCountAt = (path: Path, keys: readonly string[]): number =>
  useCheck(({ below }) => keys.reduce((count, key) => count + (below.get(pathText([...path, key])) ?? 0), 0));

interface FormState {
  /** The place whose field is to be shown and focused next. */
  wanted: Path | undefined;
  /** What assistive technology is told. */
  announcement: string;
}

export const formStore = createStore<FormState>()(() => ({ wanted: undefined, announcement: '' }));

/** Opens what a field stands in, and focuses it. */
export const goTo = (wanted: Path): void => formStore.setState({ wanted });

export const announce = (announcement: string): void => formStore.setState({ announcement });

/** Whether a path leads to a place, or to something in it. */
export const isWithin = (path: Path | undefined, place: Path): boolean =>
  path !== undefined && place.every((key, index) => path[index] === key);
