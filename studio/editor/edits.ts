/** What the form does to a config: a config in, a config out. */
import { idFrom, uniqueId } from '../config/names';
import { type Path, pathText, valueAt, withValueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';
import { entryWord } from './labels';
import {
  alternativesOf,
  countOf,
  fieldKind,
  isRequired,
  keysOf,
  namingKey,
  referredList,
  type SchemaNode,
  schemaAt,
} from './schema';

/** Whether an object at a path is one that is switched on and off as a whole: an empty one says something. */
export function isSwitched(schema: SchemaNode, path: Path): boolean {
  const key = path.at(-1);
  const parent = schemaAt(schema, path.slice(0, -1));
  return (
    path.length > 1 &&
    typeof key === 'string' &&
    fieldKind(schemaAt(schema, path)).kind === 'object' &&
    !isRequired(parent, key) &&
    !alternativesOf(parent).includes(key) &&
    path[0] !== 'texts'
  );
}

/** The config with a value set or, where it is undefined, taken away, with the objects around it that say nothing then. */
export function withField(config: ConfigJson, path: Path, value: unknown, schema: SchemaNode): ConfigJson {
  const next = withValueAt(config, path, value);
  if (value !== undefined) return next;
  const around = path.slice(0, -1);
  const rest = valueAt(next, around);
  const isEmptied = around.length > 0 && typeof around.at(-1) === 'string' && isEmptyObject(rest);
  const key = around.at(-1);
  const isLanguage = around[0] === 'texts' && around.length === 2;
  const isChosen =
    typeof key === 'string' && alternativesOf(schemaAt(schema, around.slice(0, -1))).includes(key);
  const isKept = isLanguage || isChosen || isSwitched(schema, around);
  return isEmptied && !isKept ? withField(next, around, undefined, schema) : next;
}

/** The config in which every list on the way to a place is the draft's own: the built-in one is begun from. */
export function withOwnLists(
  config: ConfigJson,
  place: Path,
  inherited: (path: Path) => unknown,
): ConfigJson {
  return place.reduce((next, key, index) => {
    const list = place.slice(0, index);
    const built = typeof key === 'number' && valueAt(next, list) === undefined ? inherited(list) : undefined;
    return Array.isArray(built) ? withValueAt(next, list, startingList(built)) : next;
  }, config);
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** An id that nobody has chosen yet, such as `item-2`. */
const isGenerated = (id: unknown, list: string): boolean =>
  typeof id === 'string' && id.replace(/-\d+$/, '') === idFrom(entryWord(list));

/** The ids that a new entry cannot have: with that of a built-in one it would inherit its words. */
const takenIds = (entries: readonly unknown[], { properties }: SchemaNode): readonly unknown[] => [
  ...entries.map((entry) => valueAt(entry, ['id'])),
  ...(properties?.['id']?.examples ?? []),
];

/** A new entry of a list: what it cannot do without, as far as it can be known. */
export function newEntry(
  list: Path,
  entries: readonly unknown[],
  ids: (list: Path) => readonly string[],
  schema: SchemaNode,
): unknown {
  const node = schemaAt(schema, [...list, 0]);
  const { properties = {} } = node.else ?? node;
  const taken = takenIds(entries, node);
  const word = idFrom(entryWord(String(list.at(-1))));
  const keys = Object.keys(properties).filter((key) => key === 'id' || isRequired(node, key));
  const known = keys.flatMap((key): [string, unknown][] => {
    if (key === 'id') return [[key, uniqueId(word, taken)]];
    const path = [...list, 0, key];
    const referred = referredList(path);
    const kind = fieldKind(schemaAt(schema, path));
    const first = referred ? ids(referred)[0] : kind.kind === 'choice' ? kind.options[0] : undefined;
    return first === undefined ? [] : [[key, first]];
  });
  return Object.fromEntries(known);
}

/**
 * The config with a new entry at the end of a list. What an entry has to belong to is made, too, where there is none: an item's group.
 * @param entries those that the list has.
 */
export function withNewEntry(
  config: ConfigJson,
  list: Path,
  entries: readonly unknown[],
  ids: (list: Path) => readonly string[],
  schema: SchemaNode,
): ConfigJson {
  const node = schemaAt(schema, [...list, 0]);
  const missing = keysOf(node).flatMap((key) => {
    const referred = isRequired(node, key) ? referredList([...list, 0, key]) : undefined;
    return referred && ids(referred).length === 0 ? [referred] : [];
  });
  const around = missing.reduce((next, referred) => withNewEntry(next, referred, [], ids, schema), config);
  const idsAround = (path: Path) =>
    missing.some((referred) => pathText(referred) === pathText(path))
      ? idsIn(valueAt(around, path))
      : ids(path);
  return withValueAt(around, list, [...entries, newEntry(list, entries, idsAround, schema)]);
}

const idsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).map((entry) => String(valueAt(entry, ['id'])));

/**
 * A copy of an entry, with an id of its own.
 * @param inherited what it inherits by its id, which the copy has to name.
 */
export function copiedEntry(entry: unknown, inherited: unknown, entries: readonly unknown[]): unknown {
  const id = valueAt(entry, ['id']);
  if (typeof entry !== 'object' || entry === null || typeof id !== 'string') return structuredClone(entry);
  const taken = entries.map((other) => valueAt(other, ['id']));
  const whole = { ...Object(inherited), ...entry } as object;
  return { ...structuredClone(whole), id: uniqueId(id.replace(/-\d+$/, ''), taken) };
}

/**
 * The config in which an entry that has been named has an id made from its name, if nobody chose one and nothing refers to
 * it yet.
 */
export function withIdFromName(config: ConfigJson, entry: Path, schema: SchemaNode): ConfigJson {
  const list = entry.slice(0, -1);
  const key = namingKey(schemaAt(schema, entry));
  const name = key === undefined ? undefined : valueAt(config, [...entry, key]);
  const id = valueAt(config, [...entry, 'id']);
  if (typeof name !== 'string' || typeof id !== 'string' || !isGenerated(id, String(list.at(-1))))
    return config;
  const entries = valueAt(config, list);
  const others = (Array.isArray(entries) ? entries : []).filter((_, index) => index !== entry.at(-1));
  const better = idFrom(name);
  if (better === '' || countOf(id, config[String(list[0])]) > 1) return config;
  const taken = takenIds(others, schemaAt(schema, entry));
  return withValueAt(config, [...entry, 'id'], uniqueId(better, taken));
}

/** The config in which an answer that has neither a factor nor a fee says that it changes nothing. */
export function withNeutralAnswer(config: ConfigJson, entry: Path): ConfigJson {
  const answer = valueAt(config, entry);
  const isAnswer = entry.at(-2) === 'options' && typeof answer === 'object' && answer !== null;
  return isAnswer && !('factor' in answer) && !('fee' in answer)
    ? withValueAt(config, [...entry, 'factor'], 1)
    : config;
}

/**
 * What a list begins with when one changes the built-in one: entries with an id inherit all that they do not name, others are
 * copied.
 */
export const startingList = (inherited: readonly unknown[]): readonly unknown[] =>
  inherited.map((entry) => {
    const id = valueAt(entry, ['id']);
    return id === undefined ? structuredClone(entry) : { id };
  });
