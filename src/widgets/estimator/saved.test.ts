import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Photo } from '../../ui/photos/photo';
import { noAnswers } from './answers';
import type { EstimatorState } from './estimator.store';
import { readSaved, sameList, writeSaved } from './saved';

/** A browser session: what is kept is kept as JSON. */
function sessionOf(kept: Record<string, unknown> = {}, keeps: (name: string) => boolean = () => true) {
  const entries = new Map(Object.entries(kept).map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    entries,
    read: (name: string): unknown => JSON.parse(entries.get(name) ?? 'null') ?? undefined,
    write(name: string, value: unknown) {
      if (keeps(name)) entries.set(name, JSON.stringify(value));
      else entries.delete(name);
      return keeps(name);
    },
    clear: () => entries.clear(),
  };
}

const photo: Photo = {
  id: 'p1',
  name: 'a.jpg',
  dataUrl: 'data:image/jpeg;base64,AA',
  width: 4,
  height: 3,
  bytes: 25,
};
const untouched = {
  leadId: '3f0c8f0e-6f5d-4c58-9a53-0f3b8f1f2a10',
  step: 'services',
  phase: 'range',
  answers: noAnswers,
  contact: { firstName: '', email: '', phone: '', preferredDays: '' },
  smsConsent: undefined,
  photos: [] as readonly Photo[],
  photosLost: false,
} as EstimatorState;
const visit: EstimatorState = {
  ...untouched,
  step: 'result',
  phase: 'contact',
  answers: {
    selected: ['gutter-guards'],
    quantities: { 'gutter-guards': '120' },
    options: { stories: '2' },
    propertyType: 'Townhome',
    sqft: 'about 2,400',
    zip: '30075',
  },
  contact: { firstName: 'Ana', email: 'ana@', phone: '', preferredDays: 'Tuesdays' },
  smsConsent: { text: 'Text me.', at: '2030-01-31T12:00:00.000Z' },
  photos: [photo],
};

describe('what is kept', () => {
  test('comes back as it was', () => {
    const session = sessionOf();
    writeSaved(session, visit, untouched, ['bioseal']);
    const { leadId, step, phase, answers, contact, smsConsent, photos, photosLost } = visit;
    expect(readSaved(session)).toEqual({
      preselected: ['bioseal'],
      leadId,
      step,
      phase,
      answers,
      contact,
      smsConsent,
      photos,
      photosLost,
    });
  });

  test.each(['contact', 'submitting', 'error'] as const)(
    'somebody who was at "%s" is at the form again',
    (phase) => {
      const session = sessionOf();
      writeSaved(session, { ...visit, phase }, untouched, []);
      expect(readSaved(session)?.phase).toBe('contact');
    },
  );

  test('nothing, while nothing is told', () => {
    const session = sessionOf();
    writeSaved(session, untouched, untouched, []);
    expect(readSaved(session)).toBeUndefined();
  });

  test.each([
    ['on another step', { step: 'addOns' }],
    ['with answers', { answers: { ...noAnswers, zip: '3' } }],
    ['with a name', { contact: { ...untouched.contact, firstName: 'A' } }],
    ['with a photo', { photos: [photo] }],
    ['with a tick', { smsConsent: visit.smsConsent }],
  ] as [string, Partial<EstimatorState>][])('a visit %s', (_, told) => {
    const session = sessionOf();
    writeSaved(session, { ...untouched, ...told }, untouched, []);
    expect(readSaved(session)).toMatchObject(told);
  });

  test('nothing of a request that was sent', () => {
    const session = sessionOf();
    writeSaved(session, visit, untouched, []);
    writeSaved(session, { ...visit, phase: 'thanks' }, visit, []);
    expect(session.entries.size).toBe(0);
  });
});

describe('photos', () => {
  test('are written only when they change', () => {
    const names: string[] = [];
    const session = sessionOf();
    const write = (name: string) => names.push(name) > 0;
    writeSaved({ ...session, write }, visit, untouched, []);
    writeSaved({ ...session, write }, { ...visit, smsConsent: undefined }, visit, []);
    expect(names).toEqual(['photo0', 'photo1', 'photo2', 'photo3', 'visit', 'visit']);
  });

  test('that could not be kept are told of, after the next reload too', () => {
    const session = sessionOf({}, (name) => !name.startsWith('photo'));
    writeSaved(session, visit, untouched, []);
    const lost = { photos: [], photosLost: true };
    expect(readSaved(session)).toMatchObject(lost);
    writeSaved(session, { ...visit, ...lost }, untouched, []);
    expect(readSaved(session)).toMatchObject(lost);
  });

  test('are pictures, and nothing else', () => {
    const entries = {
      photo0: 1,
      photo1: { id: 'x' },
      photo2: { ...photo, dataUrl: 'javascript:0' },
      photo3: photo,
    };
    expect(readSaved(sessionOf({ visit: { step: 'result' }, ...entries }))?.photos).toEqual([photo]);
  });
});

describe('what somebody else wrote there', () => {
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
  ])('%j is no visit', (kept) => {
    expect(readSaved(sessionOf({ visit: kept ?? null }))).toBeUndefined();
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
  test.each(cases)('a wrong $part ($index) leaves the rest', ({ part, value }) => {
    const kept = {
      step: 'property',
      answers: { selected: ['bioseal'] },
      contact: { phone: '7' },
      [part]: value,
    };
    const saved = readSaved(sessionOf({ visit: kept }));
    expect(saved).toMatchObject({
      step: 'property',
      ...(part !== 'answers' && { answers: { selected: ['bioseal'] } }),
      ...(part !== 'contact' && { contact: { phone: '7' } }),
      ...(part !== 'smsConsent' && { smsConsent: undefined }),
    });
  });

  test.each(['yesterday', '2030', '2030-13-31T12:00:00.000Z', 'x'.repeat(1_000_000)])(
    'a consent ticked at "%.30s" was never given',
    (at) => {
      expect(
        readSaved(sessionOf({ visit: { step: 'result', smsConsent: { text: 'Text me.', at } } }))?.smsConsent,
      ).toBeUndefined();
    },
  );

  test('prototype keys are keys like others', () => {
    const session = sessionOf();
    session.entries.set(
      'visit',
      '{"step":"result","__proto__":{"phase":"contact"},"answers":{"options":{"__proto__":"2"}}}',
    );
    expect(readSaved(session)).toMatchObject({ phase: 'range', answers: { selected: undefined } });
    expect({}).not.toHaveProperty('phase');
  });

  test('whatever it is, it never throws and gives texts where texts belong', () => {
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
        const saved = readSaved({
          read: (name) => (name === 'visit' ? kept : photos),
          write: () => false,
          clear() {},
        });
        if (!saved) return;
        const { answers, contact } = saved;
        const texts = [
          ...saved.preselected,
          ...(answers.selected ?? []),
          ...Object.values(answers.quantities),
          ...Object.values(answers.options),
          answers.zip,
          answers.sqft,
          answers.propertyType,
          ...Object.values(contact),
        ];
        expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });
});

test('two lists are the same whatever their order', () => {
  expect(sameList([], [])).toBe(true);
  expect(sameList(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameList(['a'], ['a', 'b'])).toBe(false);
  expect(sameList(['a', 'b'], ['a'])).toBe(false);
});
