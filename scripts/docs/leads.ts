/** The documented leads: tables of their fields, made from the schema, and the check of the examples. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { leadSchema, partialLeadSchema } from '../../src/domain/leadSchema';
import { leadLimits, unknownLimits } from '../../src/domain/limits';
import { code, table } from './markdown';

type Kind = (typeof leadSchema.options)[number];
/** As much of a JSON Schema as the lead's uses. */
interface JsonSchema {
  type?: string;
  format?: string;
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

const nameOf = (kind: Kind): string => kind.entries.kind.literal;
/** Whether a field has to be there. */
const isRequired = (entry: v.GenericSchema): boolean => entry.type !== 'optional';

/** The fields that all kinds share, then those of each kind. */
export function fieldTables(): string {
  const [first, ...others] = leadSchema.options;
  const isCommon = (name: string) => name !== 'kind' && others.every(({ entries }) => name in entries);
  const shared = (name: string) => isCommon(name) && !['phone', 'email'].includes(name);
  return [
    '### Fields of every lead',
    fieldTable(Object.entries(first.entries).filter(([name]) => shared(name))),
    ...leadSchema.options.flatMap((kind) => [
      `### Fields of \`${nameOf(kind)}\``,
      fieldTable(Object.entries(kind.entries).filter(([name]) => name !== 'kind' && !shared(name))),
    ]),
    `A lead has at most ${leadLimits.fields} fields and ${leadLimits.body / 1024 / 1024} MB as JSON. ${unknownRule()}`,
  ].join('\n\n');
}

/** What the desk keeps of fields that the schema does not name. */
function unknownRule(): string {
  const { fields, name, text, levels } = unknownLimits;
  return `Of fields that the schema does not name, the desk keeps at most ${fields} at all levels together (entries of their lists count too), with names of at most ${name} characters, texts of at most ${grouped(text)} and ${levels} levels. It cuts the rest and adds \`shortened: true\` to the stored lead. Fields of the schema are never cut.`;
}

const fieldTable = (fields: readonly (readonly [string, v.GenericSchema])[]): string =>
  table(
    ['field', 'required', 'value'],
    fields.map(([name, schema]) => [code(name), isRequired(schema) ? 'yes' : 'no', describe(schema)]),
  );

const describe = (schema: v.GenericSchema): string =>
  describeJson(toJsonSchema(schema, { errorMode: 'ignore' }) as JsonSchema);

function describeJson(schema: JsonSchema): string {
  const { type, format, const: only, maxLength, maxItems, items, anyOf, properties } = schema;
  if (only !== undefined) return code(JSON.stringify(only));
  if (anyOf) return anyOf.map(describeJson).join(', or ');
  if (items) return `list of at most ${grouped(maxItems)}: ${describeJson(items)}`;
  if (properties) return `object of ${Object.keys(properties).map(code).join(', ')}`;
  if (format === 'uuid') return 'UUID';
  if (format === 'date-time') return 'date and time (ISO 8601)';
  if (type === 'boolean') return '`true` or `false`';
  return `${type === 'string' ? 'text' : type}${maxLength === undefined ? '' : `, at most ${grouped(maxLength)}`}`;
}

const grouped = (figure: number | undefined): string => (figure ?? 0).toLocaleString('en-US');

/** An example of a document: what its marker says it is, and its JSON. */
const EXAMPLES = /<!-- lead: (partial )?(\w+) -->\s*```json\n(.*?)^```$/gms;

/**
 * What is wrong with the examples of a document: one that the schema refuses, one that leaves out a field of its kind, a kind
 * without an example.
 */
export function exampleProblems(text: string): string[] {
  const missing = new Set<string>(leadSchema.options.map(nameOf));
  const problems = [...text.matchAll(EXAMPLES)].flatMap(([, partial, name = '', json = '']) => {
    const example = JSON.parse(json) as Record<string, unknown>;
    const checked = v.safeParse(partial ? partialLeadSchema : leadSchema, example);
    const found = (checked.issues ?? []).map((issue) => `${name}: ${v.getDotPath(issue)} ${issue.message}`);
    if (partial || example['kind'] !== name) return found;
    missing.delete(name);
    return [...found, ...leftOut(name, example)];
  });
  return [...problems, ...[...missing].map((name) => `${name}: has no example`)];
}

/** The fields that only some leads have; they have tables and examples of their own. */
const ELSEWHERE = ['partial', 'attribution', 'consent', 'warnings', 'answers', 'slot'];

function leftOut(name: string, example: object): string[] {
  const entries = leadSchema.options.find((kind) => nameOf(kind) === name)?.entries ?? {};
  return Object.keys(entries)
    .filter((field) => !(field in example) && !ELSEWHERE.includes(field))
    .map((field) => `${name}: the example lacks "${field}"`);
}
