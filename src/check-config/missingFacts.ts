import * as v from 'valibot';
import { factsSchema } from '../content/schema';
import { at, isEmpty, isObject } from '../content/values';

/** Facts for the lead desk alone: nothing that a page shows lacks them. */
const FOR_THE_DESK: ReadonlySet<string> = new Set(['company.answerWithin']);

/**
 * What a config does not name and has no default: a line for each key in the words of the schema, and one for all topics that are
 * missing as a whole.
 * @param facts what the config makes of what it builds on.
 * @param wanted the topics that are looked at.
 */
export function missingFacts(
  raw: object,
  facts: object,
  builtIn: object,
  wanted: ReadonlySet<string>,
): string[] {
  const keys: string[] = [];
  const topics: string[] = [];
  for (const [topic, fact] of Object.entries(facts).filter(([name]) => wanted.has(name))) {
    const paths = unnamed(at(raw, topic), fact, at(builtIn, topic), topic);
    if (topic in raw) keys.push(...paths);
    else if (paths.length > 0) topics.push(topic);
  }
  return [
    ...keys.map((path) => `${path}: ${describe(path)}`),
    ...(topics.length > 0 ? [`whole topics: ${topics.join(', ')}`] : []),
  ];
}

/** The paths of facts that the built-in firm has, that the config does not name, and that are therefore empty. */
function unnamed(own: unknown, resolved: unknown, builtIn: unknown, path: string): string[] {
  if (own === undefined && isEmpty(resolved)) return isEmpty(builtIn) || FOR_THE_DESK.has(path) ? [] : [path];
  if (!isObject(builtIn) || Array.isArray(builtIn)) return [];
  return Object.entries(builtIn).flatMap(([key, fact]) =>
    unnamed(at(own, key), at(resolved, key), fact, `${path}.${key}`),
  );
}

function describe(path: string): string {
  let schema: unknown = factsSchema;
  for (const key of path.split('.'))
    schema = withoutOptional(at(at(withoutOptional(schema), 'entries'), key));
  return v.getDescription(schema as v.GenericSchema) ?? '';
}

const withoutOptional = (schema: unknown): unknown => at(schema, 'wrapped') ?? schema;
