import type { JsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { configJsonSchema } from './configSchema';
import { compactManifest, shareParts } from './packageFiles';

const lang = { name: 'lang', type: { text: 'string' } };
const ready = { name: 'bio-ready', type: { text: 'CustomEvent' } };

test('what all elements list stands once, as a mixin, and only what is part of the format', () => {
  const declarations = [
    { name: 'BioSite', attributes: [{ ...lang, expected: 'a text' }], members: [] },
    {
      name: 'BioSample',
      needs: 'faqs',
      accessibility: 'A section.',
      attributes: [
        { name: 'open', required: true },
        { ...lang, expected: 'a text' },
      ],
      members: [{ name: 'open' }],
      events: [{ ...ready, detail: '{ tag }' }, { name: 'bio-step' }],
    },
    { name: 'BioOther', attributes: [lang], members: [], events: [ready] },
  ];
  expect(compactManifest({ schemaVersion: '1.0.0', modules: [{ path: 'index.js', declarations }] })).toEqual({
    schemaVersion: '1.0.0',
    modules: [
      {
        path: 'index.js',
        declarations: [
          { kind: 'mixin', name: 'CommonEvents', events: [ready] },
          { kind: 'mixin', name: 'CommonMembers', members: [] },
          { kind: 'mixin', name: 'CommonAttributes', attributes: [lang] },
          {
            name: 'BioSite',
            mixins: [{ name: 'CommonAttributes' }, { name: 'CommonMembers' }],
            attributes: [],
            members: [],
          },
          {
            name: 'BioSample',
            mixins: [{ name: 'CommonAttributes' }, { name: 'CommonMembers' }, { name: 'CommonEvents' }],
            attributes: [{ name: 'open' }],
            members: [{ name: 'open' }],
            events: [{ name: 'bio-step' }],
          },
          {
            name: 'BioOther',
            mixins: [{ name: 'CommonAttributes' }, { name: 'CommonMembers' }, { name: 'CommonEvents' }],
            attributes: [],
            members: [],
            events: [],
          },
        ],
      },
    ],
  });
});

/** Puts back what each `$ref` names. */
function resolved(value: unknown, definitions: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...beside } = value as { $ref?: string };
  if ($ref !== undefined)
    return {
      ...(resolved(definitions[$ref.slice('#/definitions/'.length)], definitions) as object),
      ...beside,
    };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolved(entry, definitions)]));
}

test('the schema of a config says the same in less', () => {
  const schema = configJsonSchema();
  const { definitions = {}, ...shared } = shareParts(schema);
  expect(Object.keys(definitions).length).toBeGreaterThan(0);
  expect(resolved(shared, definitions)).toEqual(schema);
  expect(JSON.stringify({ ...shared, definitions }).length).toBeLessThan(JSON.stringify(schema).length * 0.8);
});

test('what stands once stays where it is, also if its JSON is that of something that is no schema', () => {
  const long = {
    type: 'string',
    description: 'A sentence that is long enough to be worth a name of its own, if it were repeated.',
  };
  const schema: JsonSchema = {
    type: 'object',
    properties: { one: long as JsonSchema },
    examples: [long, long],
  };
  expect(shareParts(schema)).toEqual({ ...schema, definitions: {} });
});
