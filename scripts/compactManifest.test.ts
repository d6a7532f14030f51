import { expect, test } from 'vitest';
import { compactManifest } from './compactManifest';

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
