import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeDraft, encodeDraft, type SharedDraft } from './shareLink';

const packed = (content: unknown, format = 1) =>
  `${format}.${deflateRawSync(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url')}`;
const content = { name: 'A', config: {}, priceChecks: [] };

describe('a draft in a link', () => {
  test('is what was put in, whatever its config holds', async () => {
    const config = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')),
      fc.json(),
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 100 }), config, async (name, topics) => {
        const draft = { name, config: JSON.parse(JSON.stringify(topics)), priceChecks: [] };
        expect(JSON.stringify(await decodeDraft(await encodeDraft(draft)))).toBe(JSON.stringify(draft));
      }),
    );
  });

  test('keeps the price checks, with items whose number of units is not known', async () => {
    const draft: SharedDraft = {
      name: 'A',
      config: { a: 1 },
      priceChecks: [
        {
          id: '1',
          name: 'Two rooms',
          answers: {
            items: ['ants', 'bees'],
            quantities: { ants: null, bees: 2 },
            questions: { kids: 'yes', size: 'big', distance: 12, floors: null },
            zip: '30338',
          },
          expected: { min: 1, max: 2, from: true },
        },
      ],
    };
    const opened = await decodeDraft(await encodeDraft(draft));
    expect(opened).toEqual({
      ...draft,
      priceChecks: [{ ...draft.priceChecks[0], id: expect.stringMatching(/^[\da-f]{32}$/) as string }],
    });
  });

  test('needs no escaping in an address', async () => {
    expect(await encodeDraft({ name: 'Grün & Ähre', config: { a: '<b>%#?' }, priceChecks: [] })).toMatch(
      /^1\.[\w-]+$/,
    );
  });
});

describe('a link that holds no draft', () => {
  test('is broken where it was cut off or changed anywhere', async () => {
    const link = await encodeDraft({ name: 'A', config: { a: 'b'.repeat(50) }, priceChecks: [] });
    for (let length = 0; length < link.length; length++)
      expect(await decodeDraft(link.slice(0, length)), `${length}`).toBe('broken');
  });

  test.each([
    ['nothing', ''],
    ['no format', 'abc'],
    ['an older format than the first', packed(content, 0)],
    ['no JSON', packed('{"name":')],
    ['a list', packed([])],
    ['no name', packed({ config: {}, priceChecks: [] })],
    ['a config that is a list', packed({ ...content, config: [] })],
    ['a config that is null', packed({ ...content, config: null })],
    ['price checks of another shape', packed({ ...content, priceChecks: [{ name: 'A' }] })],
    [
      'brackets without end',
      packed(`{"name":"A","priceChecks":[],"config":{"a":${'['.repeat(9e5)}${']'.repeat(9e5)}}}`),
    ],
    ['a gigabyte in a few kB', packed(' '.repeat(4e6) + JSON.stringify(content))],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('is broken: %s', async (_, link) => expect(await decodeDraft(link)).toBe('broken'));

  test('is told from one of a later studio', async () =>
    expect(await decodeDraft(packed({ anything: true }, 2))).toBe('newer'));

  test('is broken for any text, or a draft', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
        expect(['broken', 'object']).toContain(
          await decodeDraft(`1.${text}`).then((result) => (typeof result === 'object' ? 'object' : result)),
        );
      }),
    );
  });
});
