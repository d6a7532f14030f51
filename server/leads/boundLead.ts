import { schemaFor } from '../../src/domain/leadSchema';
import { unknownLimits } from '../../src/domain/limits';
import { photoFields } from '../photos/photo';

/** Fields with images as `data:` URLs, which are longer than any text. Their limits are in the schema. */
export const imageFields: readonly string[] = [...photoFields, 'signatureImage'];
/** The same in an answer to a question of the firm. */
const answerFile = 'file';

/**
 * Cuts what a lead holds besides the fields of its schema, at any depth, to `unknownLimits`: fields beyond the 60th, and
 * those with longer names or further down, are left out; longer texts are truncated. Fields of the schema are kept. A lead
 * that was cut says so in the field `shortened`. Linear in the number of fields; the length of texts costs nothing.
 */
export function boundLead<Lead extends Record<string, unknown>>(lead: Lead): Lead {
  let fieldsLeft: number = unknownLimits.fields;
  let isCut = false;

  function boundText(text: string): string {
    if (text.length <= unknownLimits.text) return text;
    isCut = true;
    // Without half a character at the end.
    return text.slice(0, unknownLimits.text).replace(/[\uD800-\uDBFF]$/, '');
  }

  /** @param schema of the value; undefined in an unknown field */
  function boundValue(value: unknown, schema: unknown, level: number): unknown {
    if (typeof value === 'string') return boundText(value);
    if (typeof value !== 'object' || value === null) return value;
    const schemas = Array.isArray(value) ? undefined : entriesOf(schema);
    const item = Array.isArray(value) ? itemOf(schema) : undefined;
    const kept = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (level === 0 && imageFields.includes(name)) return [[name, inner]];
      const known = schemas && Object.hasOwn(schemas, name) ? schemas[name] : item;
      if (known !== undefined && name === answerFile) return [[name, inner]];
      if (known === undefined) {
        if (fieldsLeft === 0 || name.length > unknownLimits.name || level >= unknownLimits.levels) {
          isCut = true;
          return [];
        }
        fieldsLeft--;
      }
      return [[name, boundValue(inner, known, level + 1)]];
    });
    return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
  }

  const bounded = boundValue(lead, schemaOf(lead), 0);
  return isCut ? { ...(bounded as Lead), shortened: true } : (bounded as Lead);
}

const schemaOf = (lead: Record<string, unknown>): unknown =>
  schemaFor(lead).options.find((option) => option.entries.kind.literal === lead['kind']);

/** The schemas of an object's fields. */
function entriesOf(schema: unknown): Readonly<Record<string, unknown>> | undefined {
  const { entries } = unwrap(schema, 'entries');
  return typeof entries === 'object' && entries !== null ? { ...entries } : undefined;
}

/** The schema of a list's entries. */
const itemOf = (schema: unknown): unknown => unwrap(schema, 'item')['item'];

/** The schema within optional ones, and the variant of a union, that has the property. */
function unwrap(schema: unknown, property: string): Record<string, unknown> {
  if (typeof schema !== 'object' || schema === null) return {};
  if (property in schema) return { ...schema };
  if ('wrapped' in schema) return unwrap(schema.wrapped, property);
  if ('options' in schema && Array.isArray(schema.options)) {
    return schema.options.map((option) => unwrap(option, property)).find((found) => property in found) ?? {};
  }
  return {};
}
