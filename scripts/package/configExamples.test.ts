import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { configSchema } from '../../src/content/schema';
import { hasExample } from './configExamples';
import { configJsonSchema } from './configSchema';

/** Each key of the schema with its path. Messages have their built-in text in their description. */
function* keysOf(schema: JsonSchema, path = ''): Generator<[path: string, part: JsonSchema]> {
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    if (typeof part !== 'object' || key === 'texts') continue;
    const inner = path === '' ? key : `${path}.${key}`;
    yield [inner, part];
    yield* keysOf(part, inner);
  }
  for (const [part, mark] of [
    [schema.items, '[]'],
    [schema.additionalProperties, '.*'],
    [schema.else, ''],
  ] as const)
    if (typeof part === 'object' && !Array.isArray(part)) yield* keysOf(part, path + mark);
}

/** What holds keys has the examples of those. */
const holdsKeys = ({ properties, items, additionalProperties }: JsonSchema): boolean =>
  properties !== undefined ||
  typeof additionalProperties === 'object' ||
  (typeof items === 'object' && 'properties' in items);

const keys = [...keysOf(configJsonSchema())];

test('every key says what it is for', () => {
  expect(keys.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([]);
});

test('every key that holds a value has an example, a default or its choices: see configExamples.ts', () => {
  const without = keys.filter(([, part]) => !holdsKeys(part) && !hasExample(part));
  expect(without.map(([path]) => path)).toEqual([]);
});

test.each([
  ['company.name', 'a text of the built-in firm'],
  ['questions.contact[].windows', 'the example of the description'],
  ['theme.color-page', 'the built-in color'],
])('%s offers %s', (path) => {
  expect(keys.find(([known]) => known === path)?.[1].examples).toHaveLength(1);
});

test('an example of a whole topic is a config that can be used', () => {
  const schema = v.partial(configSchema(v.any()));
  for (const topic of ['questions', 'fields', 'timeZone', 'currency'] as const) {
    const [, part] = keys.find(([path]) => path === topic) ?? [];
    for (const example of part?.examples ?? [])
      expect(v.safeParse(schema, { [topic]: completed(topic, example) }).issues).toBeUndefined();
  }
});

/** What the example leaves out is the built-in firm's. */
const completed = (topic: string, example: unknown): unknown =>
  typeof example === 'object' && example !== null && ['questions', 'fields'].includes(topic)
    ? { contact: empty(topic), audit: empty(topic), quote: empty(topic), estimator: empty(topic), ...example }
    : example;

const empty = (topic: string): unknown => (topic === 'questions' ? [] : {});
