import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type AnySchemaObject } from 'ajv';
import { describe, expect, test } from 'vitest';
import { defaultBusiness } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { contrastOf } from '../../src/style/contrast';
import { tokenDefaults } from '../../src/style/tokens';
import { defaultsFrom } from '../../src/testing/defaultsFrom';
import { firm } from '../../src/testing/firm';
import { tradeConfigs } from '../../src/testing/tradeConfigs';
import { configJsonSchema } from '../package/configSchema';

const folder = 'demo/public/examples';
const examples = readdirSync(folder).map((name): [string, unknown] => [
  name,
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
]);
const guide = readFileSync('docs/agency.md', 'utf8');
/** What the desk knows of a firm is no config. */
const isConfig = (json: string) => !json.includes('"allowedOrigins"');
const inGuide = [...guide.matchAll(/^```json\n(.*?)^```$/gms)]
  .map(([, json = '']) => json)
  .filter(isConfig)
  .map((json, index): [string, unknown] => [`docs/agency.md, config ${index + 1}`, JSON.parse(json)]);
const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(
  configJsonSchema(firm) as AnySchemaObject,
);

describe.each([...examples, ...inGuide])('%s', (_, config) => {
  const { business, problems } = resolveConfig(config, defaultsFrom(firm));

  test('is what the schema asks for, and resolves without a problem', () => {
    const isValid = validate(config);
    expect(validate.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
    expect(problems).toEqual([]);
    expect(config).toMatchObject({ $schema: expect.stringMatching(/\/business\.schema\.json$/), version: 1 });
  });

  test('its colors can be read', () => {
    const { theme = {} } = config as { theme?: object };
    const colors = { ...tokenDefaults, ...theme };
    const contrast = (ink: keyof typeof tokenDefaults, ground: keyof typeof tokenDefaults) =>
      contrastOf(colors[ink], colors[ground]) ?? 0;
    expect(
      Object.keys(business.theme).filter((name) => !(name.replace(/^dark-/, '') in tokenDefaults)),
    ).toEqual([]);
    for (const ground of ['color-ground', 'color-ground-soft'] as const) {
      for (const ink of ['color-ink', 'color-ink-soft', 'color-accent', 'color-error'] as const)
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      for (const line of ['color-control', 'color-focus'] as const)
        expect(contrast(line, ground), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast('color-on-accent', 'color-accent')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('color-on-accent', 'color-accent-strong')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('color-done', 'color-done-ground')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('color-error', 'color-error-ground')).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ['lawn-care.json', 'de'],
  ['house-painting.json', 'es'],
])('%s says everything in its language (%s) that its facts make elements show', (name, language) => {
  const { texts } = resolveConfig(examples.find(([file]) => file === name)?.[1], defaultsFrom(firm)).business;
  const { common, form, photos, estimator } = texts.en;
  const { map } = defaultBusiness.texts.en; // the one for any firm has no lead
  expect(placesIn(texts[language])).toEqual(placesIn({ common, form, photos, map, estimator }));
});

test('the examples of trades, and the configs that tests price, use every key of prices between them', () => {
  const trades = ['pest-control.json', 'house-painting.json', 'moving.json'];
  const configs = examples.filter(([name]) => trades.includes(name)).map(([, config]) => config);
  const priced = [...configs, ...Object.values(tradeConfigs), ...inGuide.map(([, config]) => config)];
  const used = priced.flatMap((config) => keysOf(config));
  const known = keysOfSchema(
    (configJsonSchema(firm) as JsonSchema).properties?.['estimator'] ?? {},
    'estimator',
  );
  expect(known).toContain('when.atLeast');
  expect([...known].filter((key) => !used.includes(key)).toSorted()).toEqual(ELSEWHERE);
});

/** Keys that change no price, and what only the built-in firm needs. */
const ELSEWHERE = ['estimator.countsOnce', 'items.picture', 'options.picture'];

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** Each key with the name of what it is a key of, such as `quantity.max`. */
function keysOfSchema({ properties = {}, items }: JsonSchema, name: string): Set<string> {
  const own = Object.entries(properties).flatMap(([key, inner]) => [
    `${name}.${key}`,
    ...keysOfSchema(inner, key),
  ]);
  return new Set([...own, ...(items ? keysOfSchema(items, name) : [])]);
}

function keysOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => keysOf(entry, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${name}.${key}`, ...keysOf(inner, key)]);
}

/** For every text of a tree, its path and the places that are filled in: `{limit}`. */
function placesIn(messages: unknown, path = ''): Record<string, string[]> {
  if (typeof messages === 'string') return { [path]: (messages.match(/\{\w+\}/g) ?? []).toSorted() };
  const entries = Object.entries(messages ?? {});
  return Object.assign({}, ...entries.map(([key, inner]) => placesIn(inner, `${path}/${key}`)));
}
