import type { JsonSchema } from '@valibot/to-json-schema';

type Part = JsonSchema | boolean;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['additionalProperties', 'contains', 'else', 'if', 'items', 'not', 'propertyNames', 'then'];
const SEVERAL = ['allOf', 'anyOf', 'items', 'oneOf'];
const BY_NAME = ['patternProperties', 'properties'];

/** Characters of JSON from which on a part is worth a name. */
const WORTH = 60;

/**
 * The same JSON Schema with each part that it repeats under `definitions`. It is half as large: the texts of a config stand in
 * it for each language, and an entry that inherits from a built-in one beside one that does not.
 */
export function shareParts(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  const definitions: Record<string, JsonSchema> = {};

  const count = (part: Part): Part => {
    const json = JSON.stringify(part);
    const times = (counts.get(json) ?? 0) + 1;
    counts.set(json, times);
    // What is inside a repeated part is repeated along with it.
    return times > 1 ? part : mapParts(part, count);
  };
  const share = (part: Part): Part => {
    const json = JSON.stringify(part);
    if (json.length < WORTH || (counts.get(json) ?? 0) < 2) return mapParts(part, share);
    let name = names.get(json);
    if (name === undefined) {
      name = String(names.size + 1);
      names.set(json, name);
      definitions[name] = mapParts(part, share) as JsonSchema;
    }
    return { $ref: `#/definitions/${name}` };
  };

  mapParts(schema, count);
  const shared = mapParts(schema, share) as JsonSchema;
  return { ...shared, definitions };
}

/** A schema with each of the schemas in it changed. */
function mapParts(part: Part, change: (part: Part) => Part): Part {
  if (typeof part === 'boolean') return part;
  const isPart = (value: unknown): value is Part =>
    typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value));
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (ONE.includes(key) && isPart(value)) return [key, change(value)];
      if (SEVERAL.includes(key) && Array.isArray(value)) return [key, (value as Part[]).map(change)];
      if (BY_NAME.includes(key))
        return [
          key,
          Object.fromEntries(
            Object.entries(value as Record<string, Part>).map(([name, one]) => [name, change(one)]),
          ),
        ];
      return [key, value];
    }),
  );
}
