import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Photo } from '../../../forms/photos/photo';
import { propertyRuns } from '../../../testing/propertyRuns';
import { noAnswers } from './answers';
import { type EstimatorDraft, readDraft as readIn, writeDraft as writeIn } from './draft';

const TYPES = { labels: ['Single-family', 'Townhome'], lang: 'en' };
type Drafts = Parameters<typeof readIn>[0];
const readDraft = (drafts: Drafts) => readIn(drafts, TYPES);
const writeDraft = (
  ...[drafts, state, before, preselected]: Parameters<typeof writeIn> extends [...infer Rest, unknown]
    ? Rest
    : never
) => writeIn(drafts, state, before, preselected, TYPES);

/** Draft storage that stores JSON. */
function storageOf(stored: Record<string, unknown> = {}, fits: (name: string) => boolean = () => true) {
  const entries = new Map(Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    entries,
    read: (name: string): unknown => JSON.parse(entries.get(name) ?? 'null') ?? undefined,
    write(name: string, value: unknown) {
      if (fits(name)) entries.set(name, JSON.stringify(value));
      else entries.delete(name);
      return fits(name);
    },
    clear: () => entries.clear(),
  };
}

type Draft = Parameters<typeof writeDraft>[1];

const photo: Photo = {
  id: 'p1',
  name: 'a.jpg',
  dataUrl: 'data:image/jpeg;base64,AA',
  width: 4,
  height: 3,
  bytes: 25,
};
const untouched: Draft = {
  leadId: '3f0c8f0e-6f5d-4c58-9a53-0f3b8f1f2a10',
  shared: undefined,
  screen: 'services',
  status: 'editing',
  intent: 'visit',
  answers: noAnswers,
  fields: { firstName: '', email: '', phone: '', preferredDays: '', question: '' },
  smsConsent: undefined,
  photos: [],
  photosLost: false,
};
const filled: Draft = {
  ...untouched,
  screen: 'contact',
  intent: 'question',
  answers: {
    selected: ['guards'],
    quantities: { guards: '120' },
    options: { stories: '2' },
    propertyType: 'Townhome',
    sqft: 'about 2,400',
    zip: '30075',
  },
  fields: { firstName: 'Ana', email: 'ana@', phone: '', preferredDays: 'Tuesdays', question: 'How long?' },
  smsConsent: { text: 'Text me.', at: '2030-01-31T12:00:00.000Z' },
  photos: [photo],
};

describe('the draft', () => {
  test('is read as it was written', () => {
    const drafts = storageOf();
    writeDraft(drafts, filled, untouched, ['seal']);
    expect(readDraft(drafts)).toEqual({ ...filled, preselected: ['seal'] });
  });

  /** As release 1.0.0 writes it. */
  const stored = (step: string, phase: string) => ({
    leadId: untouched.leadId,
    queued: false,
    preselected: ['seal'],
    step,
    phase,
    intent: 'question',
    answers: { ...filled.answers, propertyType: ['Townhome', 1, 'en'] },
    contact: filled.fields,
    smsConsent: filled.smsConsent,
    photos: 1,
    photosLost: false,
  });

  test.each([
    ['result', 'contact', 'contact'],
    ['result', 'range', 'result'],
    ['addOns', 'range', 'addOns'],
  ] as const)(
    'of an earlier release, at step %s with the %s, is read and written alike',
    (step, phase, screen) => {
      const drafts = storageOf({ visit: stored(step, phase), photo0: photo });
      const read = readDraft(drafts);
      expect(read).toEqual({ ...filled, screen, preselected: ['seal'] });
      writeDraft(drafts, { ...filled, screen }, filled, ['seal']);
      expect(drafts.read('visit')).toEqual(stored(step, phase));
    },
  );

  test.each(['editing', 'submitting', 'error'] as const)(
    'shows the contact form again after the status "%s"',
    (status) => {
      const drafts = storageOf();
      writeDraft(drafts, { ...filled, status }, untouched, []);
      expect(readDraft(drafts)?.screen).toBe('contact');
    },
  );

  test('says that the lead is queued, and no other status', () => {
    const drafts = storageOf();
    writeDraft(drafts, { ...filled, status: 'queued' }, filled, []);
    expect(readDraft(drafts)?.status).toBe('queued');
    writeDraft(drafts, { ...filled, status: 'error' }, filled, []);
    expect(readDraft(drafts)?.status).toBe('editing');
  });

  test('is not written while nothing is filled in', () => {
    const drafts = storageOf();
    writeDraft(drafts, untouched, untouched, []);
    expect(readDraft(drafts)).toBeUndefined();
  });

  test.each([
    ['on another step', { screen: 'addOns' }],
    ['with answers', { answers: { ...noAnswers, zip: '3' } }],
    ['with a name', { fields: { ...untouched.fields, firstName: 'A' } }],
    ['with a photo', { photos: [photo] }],
    ['with a tick', { smsConsent: filled.smsConsent }],
  ] as [string, Partial<EstimatorDraft>][])('is stored %s', (_, changes) => {
    const drafts = storageOf();
    writeDraft(drafts, { ...untouched, ...changes }, untouched, []);
    expect(readDraft(drafts)).toMatchObject(changes);
  });

  test('is removed when the lead was sent', () => {
    const drafts = storageOf();
    writeDraft(drafts, filled, untouched, []);
    writeDraft(drafts, { ...filled, status: 'sent' }, filled, []);
    expect(drafts.entries.size).toBe(0);
  });
});

describe('photos', () => {
  test('are written only when they change', () => {
    const names: string[] = [];
    const drafts = storageOf();
    const write = (name: string) => names.push(name) > 0;
    writeDraft({ ...drafts, write }, filled, untouched, []);
    writeDraft({ ...drafts, write }, { ...filled, smsConsent: undefined }, filled, []);
    expect(names).toEqual(['photo0', 'visit', 'visit']);
  });

  test('that could not be stored are reported as lost, after the next reload too', () => {
    const drafts = storageOf({}, (name) => !name.startsWith('photo'));
    writeDraft(drafts, filled, untouched, []);
    const lost = { photos: [], photosLost: true };
    expect(readDraft(drafts)).toMatchObject(lost);
    writeDraft(drafts, { ...filled, ...lost }, untouched, []);
    expect(readDraft(drafts)).toMatchObject(lost);
  });

  test('are read only where they are photos', () => {
    const entries = {
      photo0: 1,
      photo1: { id: 'x' },
      photo2: { ...photo, dataUrl: 'javascript:0' },
      photo3: photo,
    };
    expect(readDraft(storageOf({ visit: { step: 'result' }, ...entries }))?.photos).toEqual([photo]);
  });
});

describe('an invalid draft', () => {
  test.each([
    undefined,
    null,
    7,
    true,
    'services',
    [],
    ['services'],
    {},
    { step: 'gone' },
    { step: ['services'] },
    { version: 9 },
  ])('%j counts as none', (kept) => {
    expect(readDraft(storageOf({ visit: kept ?? null }))).toBeUndefined();
  });

  const wrong: unknown[] = [
    null,
    7,
    -1,
    true,
    'x',
    [],
    [[]],
    {},
    { valueOf: 1, toString: 1 },
    [null],
    '9'.repeat(1_000_000),
  ];
  const parts = [
    'leadId',
    'preselected',
    'phase',
    'answers',
    'contact',
    'smsConsent',
    'photos',
    'photosLost',
  ];
  const cases = parts.flatMap((part) => wrong.map((value, index) => ({ part, index, value })));
  test.each(cases)('with a wrong $part ($index) is read without that part', ({ part, value }) => {
    const kept = {
      step: 'property',
      answers: { selected: ['seal'] },
      contact: { phone: '7' },
      [part]: value,
    };
    const draft = readDraft(storageOf({ visit: kept }));
    expect(draft).toMatchObject({
      screen: 'property',
      ...(part !== 'answers' && { answers: { selected: ['seal'] } }),
      ...(part !== 'contact' && { fields: { phone: '7' } }),
      ...(part !== 'smsConsent' && { smsConsent: undefined }),
    });
  });

  test.each(['yesterday', '2030', '2030-13-31T12:00:00.000Z', 'x'.repeat(1_000_000)])(
    'with a consent at "%.30s" is read without consent',
    (at) => {
      expect(
        readDraft(storageOf({ visit: { step: 'result', smsConsent: { text: 'Text me.', at } } }))?.smsConsent,
      ).toBeUndefined();
    },
  );

  test('may have prototype keys', () => {
    const drafts = storageOf();
    drafts.entries.set(
      'visit',
      '{"step":"result","__proto__":{"phase":"contact"},"answers":{"options":{"__proto__":"2"}}}',
    );
    expect(readDraft(drafts)).toMatchObject({ screen: 'result', answers: { selected: undefined } });
    expect({}).not.toHaveProperty('phase');
  });

  test('never throws, and gives strings where strings belong', () => {
    const shape = fc.record(Object.fromEntries([...parts, 'step'].map((part) => [part, fc.anything()])), {
      requiredKeys: [],
    });
    const steps = fc
      .tuple(shape, fc.constantFrom('services', 'result', 'gone'))
      .map(([kept, step]) => ({ ...kept, step }));
    const fields = fc.dictionary(
      fc.constantFrom('selected', 'quantities', 'options', 'zip', 'firstName'),
      fc.anything(),
    );
    const nested = fc.record({
      step: fc.constant('result'),
      answers: fields,
      contact: fields,
      photos: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), steps, nested), fc.anything(), (kept, photos) => {
        const draft = readDraft({
          read: (name) => (name === 'visit' ? kept : photos),
          write: () => false,
          clear() {},
        });
        if (!draft) return;
        const { answers, fields: typed } = draft;
        const texts = [
          ...draft.preselected,
          ...(answers.selected ?? []),
          ...Object.values(answers.quantities),
          ...Object.values(answers.options),
          answers.zip,
          answers.sqft,
          answers.propertyType,
          ...Object.values(typed),
        ];
        expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });
});
