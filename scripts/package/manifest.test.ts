import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { WidgetDocs, WidgetSpec } from '../../src/element/spec';
import { booleanAttribute, numberAttribute } from '../../src/page/attributes';
import { specs } from '../../src/specs';
import { customElementsManifest } from './manifest';

const spec = {
  tag: 'bio-sample',
  attributes: { liveRange: booleanAttribute(), interval: numberAttribute({ default: 7, min: 1, max: 60 }) },
  methods: ['reset'],
  facts: {},
  needs: 'faqs',
  messages: {},
} as const satisfies WidgetSpec;

const docs: WidgetDocs<typeof spec> = {
  summary: 'A sample',
  accessibility: 'A section named by its `h2`.',
  attributes: { liveRange: 'Shows it at once.', interval: 'Seconds.' },
  requiredAttributes: ['liveRange'],
  methods: { reset: 'Begins anew.' },
  events: ['bio-step'],
  parts: { card: 'The frame.' },
  slots: {},
};

test('an editor learns of each element: attributes, properties, methods, events, parts', () => {
  const manifest = customElementsManifest([{ spec, docs }]);
  expect(manifest).toMatchObject({
    schemaVersion: '1.0.0',
    modules: [
      {
        path: 'biosystem.js',
        declarations: [
          { tagName: 'bio-site', name: 'BioSite', customElement: true },
          {
            tagName: 'bio-sample',
            name: 'BioSample',
            description: 'A sample',
            accessibility: 'A section named by its `h2`.',
            needs: 'faqs',
            attributes: expect.arrayContaining([
              expect.objectContaining({
                name: 'live-range',
                fieldName: 'liveRange',
                type: { text: 'boolean' },
                required: true,
              }),
              expect.objectContaining({
                name: 'interval',
                default: '7',
                description: 'Seconds.',
                expected: 'a number from 1 to 60',
              }),
              expect.objectContaining({ name: 'endpoint' }),
            ]),
            members: expect.arrayContaining([
              expect.objectContaining({ kind: 'field', name: 'liveRange', type: { text: 'boolean' } }),
              expect.objectContaining({ name: 'endpoint', type: { text: 'string | undefined' } }),
              expect.objectContaining({
                name: 'config',
                type: { text: 'string | BusinessConfig | undefined' },
              }),
              expect.objectContaining({ kind: 'method', name: 'reset', description: 'Begins anew.' }),
            ]),
            events: expect.arrayContaining([
              expect.objectContaining({ name: 'bio-ready' }),
              expect.objectContaining({
                name: 'bio-step',
                type: { text: "CustomEvent<WidgetEventDetails['bio-step']>" },
                detail: '{ tag, step, label }',
              }),
            ]),
            cssParts: [{ name: 'card', description: 'The frame.' }],
          },
        ],
        exports: [{ name: 'bio-site' }, { name: 'bio-sample' }],
      },
    ],
  });
});

test('an element that sends leads lists every event of a lead, others none', () => {
  const eventsOf = (sample: WidgetSpec) =>
    JSON.stringify(customElementsManifest([{ spec: sample, docs }])).match(
      /(?<="name":")bio-(?:lead[\w-]*|track)/g,
    );
  expect(eventsOf({ ...spec, sendsLeads: 'quote' })?.toSorted()).toEqual([
    'bio-lead',
    'bio-lead-failed',
    'bio-lead-queued',
    'bio-lead-sent',
    'bio-track',
  ]);
  expect(eventsOf(spec)).toEqual(['bio-track']);
});

test('every widget has a spec and its sentences', () => {
  const tags = readdirSync('src/widgets').map((name) => `bio-${name}`);
  expect(specs.map((entry) => entry.spec.tag)).toEqual(tags.toSorted());
  for (const entry of specs) expect(Object.keys(entry.docs.methods)).toEqual([...entry.spec.methods]);
});
