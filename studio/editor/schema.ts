/** The form's source: the public JSON Schema of a config, which names every key, its kind and its description. */

import type { Path } from '../config/path';
import { loadOnce } from '../ui/loadOnce';

/** A JSON Schema (draft-07), as far as the schema of configs uses it. */
export interface SchemaNode {
  type?: string | readonly string[];
  description?: string;
  properties?: Readonly<Record<string, SchemaNode>>;
  required?: readonly string[];
  /** Alternatives, each by its required key. */
  oneOf?: readonly SchemaNode[];
  items?: SchemaNode;
  minItems?: number;
  additionalProperties?: boolean | SchemaNode;
  enum?: readonly (string | number)[];
  const?: string | number | boolean;
  pattern?: string;
  maxLength?: number;
  examples?: readonly unknown[];
  /** What an entry of a list has to be where no built-in entry has its id. */
  else?: SchemaNode;
}

export const loadSchema = loadOnce('../business.schema.json', (json) => json as SchemaNode);

/** The schema of what stands at a path; an empty one where it names nothing. */
export function schemaAt(schema: SchemaNode, path: Path): SchemaNode {
  return path.reduce<SchemaNode>((node, key) => {
    const { properties = {}, items, additionalProperties } = node.else ?? node;
    if (typeof key === 'number') return items ?? {};
    const named = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return named ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
  }, schema);
}

/** How a value is edited. */
export type FieldKind =
  /** `long` where it may be several sentences, `mayBeEmpty` where an empty text says something. */
  | { kind: 'text'; long: boolean; mayBeEmpty: boolean }
  | { kind: 'number' | 'switch' | 'range' | 'object' | 'entries' }
  /** One of a few. */
  | { kind: 'choice'; options: readonly (string | number)[] }
  /** Some of a few. */
  | { kind: 'choices'; options: readonly string[] }
  /** A list of texts or numbers. */
  | { kind: 'lines'; of: 'text' | 'number' }
  /** Answers by question. */
  | { kind: 'answers' };

const RANGE_KEYS = ['min', 'max', 'openEnded', 'from', 'unit'];

/** The kind of field that suits a schema. */
export function fieldKind(node: SchemaNode): FieldKind {
  const { type, properties, items, enum: options } = node.else ?? node;
  if (options) return { kind: 'choice', options };
  if (type === 'boolean' || node.const !== undefined) return { kind: 'switch' };
  if (type === 'number' || type === 'integer') return { kind: 'number' };
  if (items) return listKind(items);
  if (properties) {
    const keys = Object.keys(properties);
    return {
      kind: keys.includes('max') && keys.every((key) => RANGE_KEYS.includes(key)) ? 'range' : 'object',
    };
  }
  if (type === 'object') return { kind: 'answers' };
  const { pattern, maxLength = 0 } = node;
  return { kind: 'text', long: pattern === SENTENCES && maxLength > LINE, mayBeEmpty: pattern === undefined };
}

/** Texts of this pattern may be anything but blank: no address, and no id. */
const SENTENCES = String.raw`\S`;
/** Texts that may be longer than this, in characters, are more than a line. */
const LINE = 200;

function listKind(items: SchemaNode): FieldKind {
  const { type, properties, enum: options } = items.else ?? items;
  if (options) return { kind: 'choices', options: options.map(String) };
  if (properties) return { kind: 'entries' };
  return { kind: 'lines', of: type === 'number' ? 'number' : 'text' };
}

/** The keys of an object's schema in the order in which one fills them in: what names it comes before its id. */
export function keysOf(node: SchemaNode): readonly string[] {
  const keys = Object.keys((node.else ?? node).properties ?? {});
  const naming = keys.find((key) => NAMING.includes(key));
  return keys[0] === 'id' && naming !== undefined
    ? [naming, 'id', ...keys.filter((key) => key !== 'id' && key !== naming)]
    : keys;
}

/** Keys that name an entry for its reader. */
const NAMING: readonly string[] = ['name', 'label', 'title', 'question'];

/** The key that names the entries of a list; undefined where none does. */
export const namingKey = (node: SchemaNode): string | undefined =>
  Object.keys((node.else ?? node).properties ?? {}).find((key) => NAMING.includes(key));

/** Ways to price an item, of which the first that stands there counts. */
const PRICED_BY: readonly string[] = ['price', 'tiers', 'formula', 'onRequest'];

/** Keys of which one counts in an object; none where there is no such rule. */
export function alternativesOf(node: SchemaNode): readonly string[] {
  const { oneOf, properties = {} } = node.else ?? node;
  if (PRICED_BY.every((key) => key in properties)) return PRICED_BY;
  return (oneOf ?? []).flatMap(({ required = [] }) => required);
}

/** Whether a key of an object has to be there. */
export const isRequired = (node: SchemaNode, key: string): boolean =>
  (node.else ?? node).required?.includes(key) ?? false;

const ITEMS: Path = ['estimator', 'items'];
const GROUPS: Path = ['estimator', 'groups'];

/** Fields that name entries of a list by their ids: the end of their path, without places in lists. */
const REFERENCES: readonly (readonly [field: string, list: Path])[] = [
  ['estimator.items.group', GROUPS],
  ['estimator.preselected', ITEMS],
  ['when.items', ITEMS],
  ['when.groups', GROUPS],
  ['servicePages.next', ['services']],
];

/** The list whose ids a field takes; undefined for all other fields. */
export function referredList(path: Path): Path | undefined {
  const field = path.filter((key) => typeof key === 'string').join('.');
  return REFERENCES.find(([end]) => field === end || field.endsWith(`.${end}`))?.[1];
}

/** Whether a text is a formula. */
export const isFormula = (path: Path): boolean =>
  path[0] === 'estimator' && (path.at(-1) === 'formula' || (path[1] === 'items' && path.at(-1) === 'units'));

/** Whether a text is the answer that a question begins with. */
export const isFirstAnswer = (path: Path): boolean =>
  path[1] === 'modifiers' && path.at(-1) === 'preselected';

/** How often a text stands anywhere in a value. */
export function countOf(text: string, value: unknown): number {
  if (value === text) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (count, [key, inner]) => count + (key === text ? 1 : 0) + countOf(text, inner),
    0,
  );
}
