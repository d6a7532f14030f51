/**
 * An example of each key of a config, for editors: what the built-in firm or an example writes there, what the key's description
 * names, or else what stands here. A schema of its own has no examples, because every page with a config downloads it.
 */
import { readdirSync } from 'node:fs';
import type { JsonSchema } from '@valibot/to-json-schema';
import { readConfigFile } from '../../src/package/node/configFile';
import { tokenDefaults } from '../../src/style/tokens';

const SITE = 'demo/public';

/** By the end of the path: a list's entries stand below `[]`. The first that fits counts. */
const written: readonly (readonly [end: string, example: unknown])[] = [
  ['$schema', './business.schema.json'],
  ['address.street', '12 Mill Lane'],
  ['address.city', 'Roswell'],
  ['address.region', 'GA'],
  ['address.zip', '30075'],
  ['coordinates.latitude', 34.02],
  ['coordinates.longitude', -84.36],
  ['hours[].open', '08:00'],
  ['hours[].close', '17:30'],
  ['company.profiles', ['https://www.facebook.com/brightpanes']],
  ['legal.representative', 'Ada Hull'],
  ['legal.reviewed', '2030-01-31'],
  ['notice.text.en', 'We are closed from December 24 to January 1.'],
  ['notice.text.es', 'Cerramos del 24 de diciembre al 1 de enero.'],
  ['notice.text.de', 'Vom 24. Dezember bis zum 1. Januar ist geschlossen.'],
  ['notice.from', '2030-12-10'],
  ['notice.until', '2031-01-01'],
  ['notice.link', '#contact'],
  ['windows[].from', '08:00'],
  ['windows[].until', '10:00'],
  ['availability.every', 30],
  ['availability.minutes', 90],
  ['availability.travel', 20],
  ['availability.crews', 2],
  ['availability.perDay', 6],
  ['availability.leadHours', 24],
  ['availability.horizonDays', 60],
  ['closed[].from', '2030-12-24'],
  ['closed[].until', '2030-12-26'],
  ['date.from', 1],
  ['date.to', 30],
  ['chargeOrder', ['discounts', 'surcharges']],
  ['.formula', 'max(0, (rooms - 3) * 15)'],
  ['sampleReport.summary', 'The siding is sound; the north side of the roof grows moss.'],
  ['translations', { es: 'business.es.json' }],
  ['.narrow', '/team-narrow-{480,960}.{avif,webp}'],
  ['picture.src', '/roof-{480,960}.{avif,webp}'],
  ['picture.alt', 'A roof, half of it clean.'],
  ['.picture', '/gutter.webp'],
  ['.unit', 'foot'],
  ['options[].id', 'one'],
  ['options[].name', 'Basic'],
  ['options[].label', 'The roof'],
  ['options[].description', 'Good for three years.'],
  ['price.min', 150],
  ['price.max', 400],
  ['when.atLeast', 2],
  ['days.from', 1],
  ['days.to', 30],
  ['[].help', 'We call half an hour before, and need the gate open.'],
  ['[].preselected', 'yes'],
  ['questions.contact[].id', 'gate'],
  ['questions.contact[].label', 'How do we get in?'],
  ['[].id', 'gate'],
  ['[].label', 'How do we get in?'],
  ['source.name', 'Google'],
  ['source.href', 'https://www.google.com/maps/place/bright-panes'],
  ['.href', '/insurance.pdf'],
  ['testimonials[].date', '2030-01-31'],
];

/** The configs of this repository: the built-in firm's first. */
const configs = (): unknown[] => [
  readConfigFile(`${SITE}/business.json`),
  ...readdirSync(`${SITE}/examples`)
    .filter((name) => /^[a-z-]+\.json$/.test(name))
    .map((name) => readConfigFile(`${SITE}/examples/${name}`)),
];

type Part = JsonSchema | boolean;

/** Adds an example to each key that holds a value and has none. Messages have their built-in text in their description. */
export const withExamples = (schema: JsonSchema): JsonSchema => exemplified(schema, configs(), '');

function exemplified(schema: JsonSchema, values: readonly unknown[], path: string): JsonSchema {
  const { properties, items, additionalProperties: others, else: otherwise } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => {
          const inner = path === '' ? key : `${path}.${key}`;
          return [key, key === 'texts' ? part : entry(part, valuesAt(values, key), inner)];
        }),
      ),
    }),
    ...(isSchema(items) && { items: exemplified(items, values.flat(), `${path}[]`) }),
    ...(isSchema(others) && {
      additionalProperties: exemplified(others, values.flatMap(entriesOf), `${path}.*`),
    }),
    ...(isSchema(otherwise) && { else: exemplified(otherwise, values, path) }),
  };
}

function entry(part: Part, values: readonly unknown[], path: string): Part {
  if (!isSchema(part)) return part;
  const schema = exemplified(part, values, path);
  if (hasExample(schema)) return schema;
  const token = /^theme\.(.+)$/.exec(path)?.[1];
  const [, own] = written.find(([end]) => path === end || path.endsWith(end)) ?? [];
  const initial = token && Object.entries(tokenDefaults).find(([name]) => name === token)?.[1];
  const beginnings = values.filter(Array.isArray).map((list: unknown[]) => list.slice(0, 1));
  const found = [exampleIn(schema.description), ...values, initial, own, ...beginnings].find(
    (value) => value !== undefined && isShort(value),
  );
  return found === undefined ? schema : ({ ...schema, examples: [found] } as JsonSchema);
}

/** Whether an editor has something to offer for a key. */
export const hasExample = ({
  examples,
  default: initial,
  enum: choices,
  const: only,
  type,
}: JsonSchema): boolean =>
  [examples, initial, choices, only].some((value) => value !== undefined) || type === 'boolean';

/** The example that a description names, where it is JSON. */
function exampleIn(description = ''): unknown {
  const text = /Example: (.+)$/.exec(description)?.[1] ?? /such as ("[^"]+")/.exec(description)?.[1];
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Characters of an example, as JSON: every editor and every app with the package downloads the schema. */
const LONGEST = 120;

/** A value, or a few; what holds many keys has the examples of those. A reference would not be one of its own. */
function isShort(value: unknown): boolean {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return false;
  const text = JSON.stringify(value);
  return text.length <= LONGEST && !/"\{[^"{}]*\}"/.test(text);
}

const valuesAt = (objects: readonly unknown[], key: string): unknown[] =>
  objects
    .filter((object) => typeof object === 'object' && object !== null && Object.hasOwn(object, key))
    .map((object) => Reflect.get(object as object, key) as unknown);

const entriesOf = (object: unknown): unknown[] =>
  typeof object === 'object' && object !== null ? (Object.values(object) as unknown[]) : [];

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
