import Ajv, { type AnySchemaObject } from 'ajv';
import { describe, expect, test } from 'vitest';
import { resolveConfig as resolveTopics } from '../../src/content/config';
import { defaultsFrom } from '../../src/testing/defaultsFrom';
import { firm } from '../../src/testing/firm';
import { configJsonSchema } from './configSchema';

const resolveConfig = (raw: unknown) => resolveTopics(raw, defaultsFrom(firm));

const schema = configJsonSchema(firm);
const validate = new Ajv({
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
}).compile(schema as AnySchemaObject);

const price = { min: 1, max: 2 };

// Editor and page must agree: what the schema lets pass, the page takes without a word, and the other way round.
describe('an editor accepts what the page accepts', () => {
  test.each<[string, unknown]>([
    ['nothing', {}],
    ['all built-in facts', firm],
    ["the schema's own examples", schema.examples?.[0]],
    ['a new price of a known service', { services: [{ id: 'biorinse', card: { min: 295 } }] }],
    ['a new service', { services: [{ id: 'panes', name: 'Panes', card: price }] }],
    ['a price that is one amount', { services: [{ id: 'panes', name: 'Panes', card: 150 }] }],
    [
      'a new service with its price, and where it is sold',
      {
        services: [{ id: 'panes', name: 'Panes', card: price }],
        estimator: { items: [{ id: 'panes', group: 'services' }] },
        quote: { groups: [{ id: 'all', label: 'All', step: 'core', items: [{ id: 'panes' }] }] },
      },
    ],
    [
      'one message, and one of another language',
      { texts: { en: { contact: { button: 'Go' } }, es: { form: {} } } },
    ],
    [
      'a text of a mail',
      { texts: { en: { mails: { next: 'Soon.' } }, fr: { mails: { next: 'Bientôt.' } } } },
    ],
    ['a factor', { estimator: { modifiers: [{ id: 'stories', options: [{ id: '2', factor: 2 }] }] } }],
    ['a token', { theme: { 'color-accent': 'oklch(50% 0.1 20)' } }],
  ])('%s', (_, config) => {
    const isValid = validate(config);
    expect(validate.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
    expect(resolveConfig(config).problems).toEqual([]);
  });
});

describe('an editor marks what the page would refuse', () => {
  test.each<[string, unknown]>([
    ['a mistyped topic', { servces: [] }],
    ['a mistyped key', { company: { fone: '1' } }],
    ['a mistyped key in a list entry', { services: [{ id: 'biorinse', nam: 'x' }] }],
    ['a mistyped message', { texts: { es: { contact: { buton: 'x' } } } }],
    ['an entry without an id', { services: [{ name: 'x' }] }],
    ['a new entry that lacks its price', { services: [{ id: 'panes', name: 'x' }] }],
    ['a new entry with half a price', { services: [{ id: 'panes', name: 'x', card: { min: 1 } }] }],
    [
      'a new answer without its factor',
      { estimator: { modifiers: [{ id: 'stories', options: [{ id: '9', label: '9' }] }] } },
    ],
    ['a price in words', { tiers: [{ id: 'hydroshield', from: '$495' }] }],
    ['a negative price', { tiers: [{ id: 'hydroshield', from: -1 }] }],
    ['another version', { version: 2 }],
    ['another step', { estimator: { groups: [{ id: 'services', step: 'three' }] } }],
    ['a drawing that nobody has', { estimator: { items: [{ id: 'glass', icon: 'castle' }] } }],
    ['a blank name', { company: { name: ' ' } }],
    ['201 entries', { contact: { hearAboutUs: Array.from({ length: 201 }, (_, index) => `${index}`) } }],
    ['a token that breaks out', { theme: { 'color-accent': 'red;}' } }],
  ])('%s', (_, config) => {
    expect(validate(config)).toBe(false);
    expect(resolveConfig(config).problems).not.toEqual([]);
  });
});

test('every field says what it is', () => {
  const silent: string[] = [];
  const visit = (part: unknown, path: string) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      // The condition only picks out the built-in ids.
      if (key === 'if') continue;
      if (path.endsWith('/properties') && !('description' in inner)) silent.push(`${path}/${key}`);
      visit(inner, `${path}/${key}`);
    }
  };
  visit(schema, '');
  expect(silent).toEqual([]);
});

test('ids complete from the built-in ones', () => {
  expect(JSON.stringify(schema)).toContain(
    '"examples":["biorinse","bioblast","bioseal","biobuild","bioguide"]',
  );
});
