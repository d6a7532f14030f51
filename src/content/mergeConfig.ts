import * as v from 'valibot';
import { closestMatch } from './closestMatch';
import { referencesIn } from './factReferences';
import { ignored, isRangeSchema, languageTag, shortList } from './fields';
import { LIST_LIMIT } from './limits';

/** Something in a config that could not be used. */
export type ConfigProblem = {
  /** Where, such as `services[0].card.min`; empty for the config as a whole. */
  path: string;
  /** What is wrong there, and what happens instead. Follows the path in a sentence. */
  message: string;
  /** What is accepted there. Finishes the sentence "Expected …". */
  expected: string;
};

/** Takes a problem. Its text is made only if it is wanted. */
export type Report = (problem: () => ConfigProblem) => void;

interface MergeOptions {
  /**
   * What an entry of a list inherits.
   * @param path of the list, such as `estimator.items`.
   * @param entry the one of the defaults with the same id, if there is one.
   */
  inherit: (path: string, id: string, entry: unknown) => unknown;
  /** A text with the facts that it refers to, or the fact that it stands for. */
  fill: (text: string) => unknown;
  report: Report;
}

type Entries = Record<string, v.GenericSchema>;
type Message = string | undefined;

type Optional = v.OptionalSchema<v.GenericSchema, undefined>;
type ExactOptional = v.ExactOptionalSchema<v.GenericSchema, undefined>;
type ObjectLike =
  | v.StrictObjectSchema<Entries, Message>
  | v.ObjectWithRestSchema<Entries, v.GenericSchema, Message>
  | v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, Message>;
type List = v.ArraySchema<v.GenericSchema, Message>;
/** The kinds of schema that hold other schemas, and all others: the leaves. */
type Node = Optional | ExactOptional | ObjectLike | List | v.GenericSchema;

type Place = {
  path: string;
  /** What stands here if the raw value cannot be used. */
  fallback: unknown;
  /** Path of the optional value or list entry that is left out if this value has no fallback. */
  loss: string;
};

/** Stands for a value that could not be used and has no fallback. */
const UNUSABLE = Symbol('unusable');

/**
 * Merges a config into complete defaults, as their schema describes them: objects are merged, lists replaced, and an entry
 * of a list inherits what it does not name from the default entry of the same `id`. What does not fit the schema is
 * reported, and its default stays.
 *
 * The recursion follows the schema, never the config: keys that the schema does not name are not entered, so cycles, depth
 * and inherited or magic keys do no harm. A getter or a proxy that throws makes this throw.
 */
export function mergeConfig(
  schema: v.GenericSchema,
  config: unknown,
  defaults: unknown,
  { inherit, fill, report }: MergeOptions,
): unknown {
  return resolve(schema, config, { path: '', fallback: defaults, loss: 'it' });

  function resolve(node: Node, written: unknown, place: Place): unknown {
    const raw = typeof written === 'string' && isFact(place) ? filled(written, place) : written;
    if (v.isOfType('optional', node)) {
      if (raw === undefined) return place.fallback;
      const value = resolve(node.wrapped, raw, { ...place, loss: place.path });
      return value === UNUSABLE ? undefined : value;
    }
    // It may be missing; but one that cannot be used is no missing one.
    if (v.isOfType('exact_optional', node))
      return raw === undefined ? place.fallback : resolve(node.wrapped, raw, place);
    if (raw === undefined) return place.fallback ?? refuse(node, raw, 'is missing', place);
    if (v.isOfType('array', node)) {
      return Array.isArray(raw) ? checked(node, list(node, raw, place), place) : checked(node, raw, place);
    }
    if (isObjectLike(node)) {
      if (typeof raw === 'number' && 'entries' in node && isRangeSchema(node.entries))
        return checked(node, { min: raw, max: raw }, place);
      if (!isPlainObject(raw)) return refuse(node, raw, `is ${show(raw)}`, place);
      return checked(node, object(node, raw, place), place);
    }
    return checked(node, raw, place);
  }

  function object(node: ObjectLike, raw: Record<string, unknown>, place: Place): unknown {
    const entries = 'entries' in node ? node.entries : {};
    const rest = 'rest' in node ? node.rest : 'value' in node ? node.value : undefined;
    // Only `texts` has both named entries and others, which are named by language tags.
    const name = 'key' in node ? node.key : languageTag;
    const inherited = new Map(Object.entries(place.fallback ?? {}));
    const others = Object.keys(raw).filter((key) => !Object.hasOwn(entries, key));
    if ((rest || place.path !== '') && others.length > LIST_LIMIT)
      return tooLong(`has ${others.length} entries`, LIST_LIMIT, place);

    const found = new Map<string, unknown>(rest && inherited);
    for (const [key, entry] of Object.entries(entries)) {
      if (entry === ignored) continue;
      const own = Object.hasOwn(raw, key) ? raw[key] : undefined;
      const path = join(place.path, key);
      // A crop belongs to its picture: another picture does not inherit it.
      const fallback = key === 'narrow' && Object.hasOwn(raw, 'src') ? undefined : inherited.get(key);
      const value = resolve(entry, own, { path, fallback, loss: place.loss });
      if (value !== undefined) found.set(key, value);
    }
    for (const key of others) {
      const path = join(place.path, key);
      if (!rest) {
        report(() => unknownKey(path, key, Object.keys(entries)));
      } else if (!v.is(name, key)) {
        report(() => ({
          path,
          message: 'is not a usable name; it is left out',
          expected: wanted(name, key),
        }));
      } else {
        const inside = { path, fallback: inherited.get(key), loss: path };
        const value = resolve(rest, raw[key], inside);
        if (value !== undefined && value !== UNUSABLE) found.set(key, value);
      }
    }
    return [...found.values()].includes(UNUSABLE) ? UNUSABLE : Object.fromEntries(found);
  }

  function list(node: List, raw: unknown[], place: Place): unknown {
    const { item } = node;
    const most = mostOf(node);
    if (raw.length > most) return tooLong(`is ${show(raw)}`, most, place);

    const inherited = new Map<unknown, unknown>();
    if (Array.isArray(place.fallback)) {
      for (const entry of place.fallback) inherited.set(idOf(entry), entry);
    }
    const found = new Map<unknown, unknown>();
    for (let index = 0; index < raw.length; index++) {
      const path = `${place.path}[${index}]`;
      const own: unknown = raw[index];
      const id = idOf(own);
      const fallback = id === undefined ? undefined : inherit(place.path, id, inherited.get(id));
      const value = resolve(item, own, { path, fallback, loss: path });
      if (value === UNUSABLE) continue;
      // Two texts are the same if they are equal, two entries if their ids are. Entries without an id are all different.
      const key = typeof value === 'string' ? value : (idOf(value) ?? index);
      if (found.has(key)) {
        report(() => ({
          path,
          message: `repeats ${show(key)}; ${path} is left out`,
          expected: 'every entry once',
        }));
      } else {
        found.set(key, value);
      }
    }
    return [...found.values()];
  }

  /** Runs the schema's own checks on a value whose parts have been resolved. */
  function checked(node: Node, value: unknown, place: Place): unknown {
    if (value === UNUSABLE || value === place.fallback) return value;
    if (v.is(node, value)) return value;
    const isWhole = isObjectLike(node) && isPlainObject(value) && !isRange(value);
    return refuse(node, value, isWhole ? 'does not fit together' : `is ${show(value)}`, place);
  }

  function refuse(node: Node, value: unknown, what: string, place: Place): unknown {
    report(() => ({
      path: place.path,
      message: `${what}; ${instead(place)}`,
      expected: wanted(node, value),
    }));
    return place.fallback ?? UNUSABLE;
  }

  /** What a text with references stands for. One that leads nowhere is shown as it is written. */
  function filled(text: string, { path }: Place): unknown {
    const value = fill(text);
    for (const missing of typeof value === 'string' ? referencesIn(value) : [])
      report(() => ({
        path,
        message: `refers to {${missing}}, which is not there; it is shown as it is written`,
        expected: 'the path of a text, a number or a price range, such as {services.roof.name}',
      }));
    return value;
  }

  function tooLong(what: string, most: number, place: Place): unknown {
    report(() => ({ path: place.path, message: `${what}; ${instead(place)}`, expected: shortList(most) }));
    return place.fallback ?? UNUSABLE;
  }
}

/** Messages have placeholders of their own. */
const isFact = ({ path }: Place): boolean => !path.startsWith('texts');

/** The most entries of a list that are looked at: more than of others where its schema allows it. */
function mostOf(node: List): number {
  const checks: readonly object[] = 'pipe' in node && Array.isArray(node.pipe) ? node.pipe : [];
  const most = checks.flatMap((check) =>
    'type' in check && check.type === 'max_length' && 'requirement' in check
      ? [Number(check.requirement)]
      : [],
  );
  return Math.max(LIST_LIMIT, ...most);
}

function unknownKey(path: string, key: string, known: string[]): ConfigProblem {
  if (path === 'estimator.emailsEstimate')
    return {
      path,
      message: 'is not needed any more and ignored: the lead desk itself says whether it mails estimates',
      expected: 'a config without it',
    };
  const meant = closestMatch(key, known);
  return {
    path,
    message: `is not known${meant === undefined ? '' : ` (did you mean "${meant}"?)`} and ignored`,
    expected: `one of ${known.join(', ')}`,
  };
}

/** What a schema says it expects; all messages of the fields are written to be read this way. */
function wanted(schema: Node, value: unknown): string {
  const { issues } = v.safeParse(schema, value);
  // A Map or a Date is an object to valibot, but not one with facts in it.
  return issues?.[0].message ?? 'a plain object';
}

function instead({ fallback, loss }: Place): string {
  if (fallback === undefined) return `${loss} is left out`;
  return isOneLine(fallback) ? `the default ${show(fallback)} stays` : 'the default stays';
}

function isObjectLike(node: Node): node is ObjectLike {
  return ['strict_object', 'object_with_rest', 'record'].includes(node.type);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function idOf(entry: unknown): string | undefined {
  if (!isPlainObject(entry) || !Object.hasOwn(entry, 'id')) return undefined;
  return typeof entry.id === 'string' ? entry.id : undefined;
}

function join(path: string, key: string): string {
  // oxlint-disable-next-line no-restricted-properties -- a text, in a message
  if (!/^[\w$-]+$/.test(key)) return `${path}[${JSON.stringify(clip(key))}]`;
  return path === '' ? clip(key) : `${path}.${clip(key)}`;
}

function isOneLine(value: unknown): boolean {
  return typeof value !== 'object' || isRange(value);
}

function isRange(value: unknown): value is { min: number; max: number } {
  return isPlainObject(value) && typeof value.min === 'number' && typeof value.max === 'number';
}

/** A value in brief. Never enters an object beyond the ends of a range. */
function show(value: unknown): string {
  // oxlint-disable-next-line no-restricted-properties -- a text, in a message
  if (typeof value === 'string') return JSON.stringify(clip(value));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRange(value)) return `${value.min} to ${value.max}`;
  if (typeof value !== 'object' || value === null) return clip(String(value));
  return isPlainObject(value) ? 'an object' : `a ${Object.prototype.toString.call(value).slice(8, -1)}`;
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
