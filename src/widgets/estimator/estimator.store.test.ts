import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { estimator } from '../../content/estimator';
import { builtInFacts, resolveSettings } from '../../element/settings';
import type { LeadDraft, LeadResult } from '../../element/spec';
import { leadSchema, partialLeadSchema } from '../../leads/schema';
import type { Photo } from '../../ui/photos/photo';
import { selectedItems } from './answers';
import { spec } from './estimator.element';
import { type ContactField, createEstimatorStore, termsOf } from './estimator.store';
import type { EstimatorFacts } from './offer';

interface Page {
  /** Attributes, by property name. */
  attributes?: Record<string, string>;
  /** The query of its address. */
  query?: string;
  facts?: Partial<EstimatorFacts>;
  locale?: string;
  /** Of the browser: given again, it is a reload. */
  session?: Map<string, string>;
  /** What that browser reads instead. */
  read?: (name: string) => unknown;
  /** How its deliveries end, one after another. */
  results?: LeadResult['status'][];
  /** Keeps each delivery waiting. */
  answered?: Promise<unknown>;
}

const agreed = { text: 'Text me.', at: '2030-01-31T12:00:00.000Z' };
const photo: Photo = {
  id: 'p',
  name: 'a.jpg',
  dataUrl: 'data:image/jpeg;base64,AA',
  width: 4,
  height: 3,
  bytes: 25,
};
const ana = { firstName: 'Ana', email: 'ana@example.com', phone: '770 555 0100' };

/** The estimator on a page of its own. */
function open({
  attributes = {},
  query = '',
  facts = {},
  locale = '',
  session = new Map(),
  read = (name) => JSON.parse(session.get(name) ?? 'null') ?? undefined,
  results = [],
  answered,
}: Page = {}) {
  const builtIn = builtInFacts(spec);
  const settings = resolveSettings(
    spec,
    (property) => attributes[property] ?? null,
    { endpoint: undefined, phone: undefined, lang: 'en' },
    { ...builtIn, locale, estimator: { ...estimator, ...facts } } as typeof builtIn,
  );
  const told: [string, unknown][] = [];
  const tracked: [string, unknown][] = [];
  const sent: LeadDraft[] = [];
  const mistakes: string[] = [];
  const store = createEstimatorStore(
    {
      settings: () => settings,
      async sendLead(draft) {
        sent.push(structuredClone(draft));
        const status = results[sent.length - 1] ?? 'accepted';
        await answered;
        return { status, httpStatus: 400, errors: [], reason: '' };
      },
      emit: (name, detail) => told.push([name, detail]) > 0,
      track: (name, params) => void tracked.push([name, params]),
      report: (_, message) => void mistakes.push(message),
      schedule: () => {},
      session: {
        read,
        write: (name, value) => session.set(name, JSON.stringify(value)) === session,
        clear: () => session.clear(),
      },
    },
    () => new URLSearchParams(query),
  );
  const state = store.getState;
  state().start();
  return {
    state,
    told,
    tracked,
    sent,
    mistakes,
    session,
    /** Where the visitor is, and what is selected. */
    step: () => state().step,
    selected: () =>
      selectedItems(state().answers, termsOf(settings, state().fromAddress)).map(({ id }) => id),
    choose: (...ids: string[]) => ids.map((id) => state().select(id, true)),
    next: (times = 1) => Array.from({ length: times }, () => state().next()),
    type: (fields: Partial<Record<ContactField, string>>) => {
      for (const [field, value] of Object.entries(fields)) state().setContact(field as ContactField, value);
    },
    /** With a service, at the contact form. */
    toContact() {
      state().select('lineguard', true);
      for (let turn = 0; turn < 4; turn++) state().next();
      state().reveal();
    },
  };
}

describe('from step to step', () => {
  test('step 1 is left with a service only', () => {
    const page = open();
    page.next();
    expect(page.state()).toMatchObject({ step: 'services', missingService: true, refusals: 1 });
    page.choose('bioseal');
    expect(page.state().missingService).toBe(false);
    page.next();
    expect(page.step()).toBe('addOns');
  });

  test('an add-on is no service, and a service taken back is none', () => {
    const page = open();
    page.choose('lighting', 'bioseal');
    page.state().select('bioseal', false);
    page.next();
    expect(page.state()).toMatchObject({ step: 'services', missingService: true });
  });

  test('each move is told; the last one with the range', () => {
    const page = open();
    page.choose('lineguard', 'glass');
    page.next(2);
    page.state().answer('stories', '2');
    page.next(2);
    const moves = [
      { tag: 'bio-estimator', step: 2, label: 'Add-ons' },
      { tag: 'bio-estimator', step: 3, label: 'Property' },
      { tag: 'bio-estimator', step: 4, label: 'Location' },
      { tag: 'bio-estimator', step: 5, label: 'Estimate' },
    ];
    const items = [
      { id: 'lineguard', min: 403, max: 1380 },
      { id: 'glass', min: 109, max: 454 },
    ];
    expect(page.told).toEqual([
      ...moves.map((move) => ['bio-step', move]),
      ['bio-estimate', { min: 512, max: 1834, items }],
    ]);
    expect(page.tracked).toEqual(moves.map((move) => ['step', move]));
    page.next();
    expect(page.told).toHaveLength(5);
  });

  test('Back goes from steps 2 to 4, with all answers', () => {
    const page = open();
    page.choose('bioseal');
    page.next(3);
    page.state().back();
    page.state().back();
    page.state().back();
    expect(page.step()).toBe('services');
    page.state().back();
    expect(page.step()).toBe('services');
    expect(page.selected()).toEqual(['bioseal']);
    page.next(4);
    page.state().back();
    expect(page.step()).toBe('result');
  });

  test('answers can be changed from the result on, and the range is told anew', () => {
    const page = open();
    page.toContact();
    page.state().change();
    expect(page.state()).toMatchObject({ step: 'services', phase: 'range' });
    page.choose('flow-audit');
    page.next(4);
    expect(page.told.at(-1)).toEqual(['bio-estimate', expect.objectContaining({ min: 425, max: 1350 })]);
  });

  test('steps that are switched off are left out, and not counted', () => {
    const page = open({ facts: { stepsOff: ['addOns', 'location'] } });
    page.choose('bioseal');
    page.next(2);
    expect(page.told.filter(([name]) => name === 'bio-step')).toEqual([
      ['bio-step', expect.objectContaining({ step: 2, label: 'Property' })],
      ['bio-step', expect.objectContaining({ step: 3, label: 'Estimate' })],
    ]);
  });

  test('odd sizes and ZIP codes hold nobody back', () => {
    const page = open({ facts: { servedZips: ['300'] } });
    page.choose('bioseal');
    page.next(2);
    for (const sqft of ['-5', '1e9', 'abc']) page.state().setDetail('sqft', sqft);
    page.next();
    page.state().setDetail('zip', 'abc');
    page.next();
    expect(page.step()).toBe('result');
  });
});

describe('quantities', () => {
  const asking = { attributes: { quantities: '' } };

  test.each(['-5', '0', '1e9', 'abc', '100001'])(
    '"%s" feet hold Next back until mended, taken away or blank',
    (bad) => {
      for (const mend of [
        (page: ReturnType<typeof open>) => page.state().setQuantity('gutter-guards', '120'),
        (page: ReturnType<typeof open>) => page.state().setQuantity('gutter-guards', ' '),
        (page: ReturnType<typeof open>) => {
          page.state().select('gutter-guards', false);
          page.choose('bioseal');
        },
      ]) {
        const page = open(asking);
        page.choose('gutter-guards');
        page.state().setQuantity('gutter-guards', bad);
        page.next();
        expect(page.state()).toMatchObject({ step: 'services', refusals: 1, missingService: false });
        mend(page);
        page.next();
        expect(page.step()).toBe('addOns');
      }
    },
  );

  test('a bad number of bins holds back the step that asks, and no other', () => {
    const page = open(asking);
    page.choose('bioseal');
    page.next();
    page.choose('bin-cleaning');
    page.state().setQuantity('bin-cleaning', 'abc');
    page.next();
    expect(page.state()).toMatchObject({ step: 'addOns', refusals: 1 });
    page.state().back();
    page.next();
    expect(page.step()).toBe('addOns');
  });

  test('multiply, as the locale writes them', () => {
    const page = open({ ...asking, locale: 'de-DE' });
    page.choose('gutter-guards');
    page.state().setQuantity('gutter-guards', '1.200');
    page.next(4);
    expect(page.told.at(-1)).toEqual(['bio-estimate', expect.objectContaining({ min: 10_800, max: 19_200 })]);
  });

  test('are nobody’s question by default', () => {
    const page = open();
    page.choose('gutter-guards');
    page.state().setQuantity('gutter-guards', 'abc');
    page.next(4);
    expect(page.told.at(-1)).toEqual(['bio-estimate', expect.objectContaining({ min: 9, max: 16 })]);
  });
});

describe('the preselection', () => {
  const facts = { preselected: ['biorinse'] };
  const attributes = { services: 'bioblast, glass' };

  test.each([
    ['the config', { facts }, ['biorinse']],
    ['the attribute', { facts, attributes }, ['bioblast', 'glass']],
    ['the address', { facts, attributes, query: '?services=bioseal,%20lighting' }, ['bioseal', 'lighting']],
    ['an address that names nothing known', { attributes, query: '?services=gone' }, ['bioblast', 'glass']],
    ['an empty address', { attributes, query: '?services=' }, ['bioblast', 'glass']],
    ['what is known of an address', { attributes, query: '?services=gone,glass,__proto__' }, ['glass']],
    ['an attribute that names nothing known', { facts, attributes: { services: 'gone' } }, ['biorinse']],
    ['no add-on that is switched off', { attributes, facts: { stepsOff: ['addOns'] } }, ['bioblast']],
  ] as [string, Page, string[]][])('%s decides', (_, page, selected) => {
    expect(open(page).selected()).toEqual(selected);
  });

  test('is enough to go on, and can be taken back', () => {
    const page = open({ facts });
    page.next();
    expect(page.step()).toBe('addOns');
    page.state().back();
    page.state().select('biorinse', false);
    expect(page.selected()).toEqual([]);
  });

  test('that names what is not on offer is reported once, with what is', () => {
    const { mistakes } = open({ attributes: { services: 'bioseal,biosael' } });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(/biosael.*Expected some of biorinse, .*glass/);
    expect(open({ query: '?services=gone' }).mistakes).toEqual([]);
  });
});

describe('what was ticked before the script was here', () => {
  const ticked = (...ids: string[]) => {
    const form = new FormData();
    for (const id of ids) form.append('services', id);
    return form;
  };

  test('is selected', () => {
    const page = open();
    page.state().restore(ticked('bioseal', 'gone'));
    expect(page.selected()).toEqual(['bioseal']);
  });

  test('what came ticked and was left alone says nothing against the address', () => {
    const page = open({ facts: { preselected: ['biorinse'] }, query: '?services=bioseal' });
    page.state().restore(ticked('biorinse'));
    expect(page.selected()).toEqual(['bioseal']);
  });

  test('what was unticked is not selected, what the address wants is', () => {
    const page = open({ facts: { preselected: ['biorinse'] }, query: '?services=bioseal' });
    page.state().restore(ticked('glass'));
    expect(page.selected()).toEqual(['bioseal', 'glass']);
  });

  test('add-ons are not on that form: they stay as they are preselected', () => {
    const preselecting = { facts: { preselected: ['biorinse', 'lighting'] } };
    const left = open(preselecting);
    left.state().restore(ticked('biorinse'));
    expect(left.selected()).toEqual(['biorinse', 'lighting']);
    const changed = open(preselecting);
    changed.state().restore(ticked('bioseal'));
    expect(changed.selected()).toEqual(['bioseal', 'lighting']);
  });

  test('a visit that goes on at another step is not asked what its form has ticked', () => {
    const facts = { preselected: ['biorinse'] };
    const before = open({ facts });
    before.choose('bioseal');
    before.next(2);
    const after = open({ facts, session: before.session });
    after.state().restore(ticked());
    expect(after.selected()).toEqual(['biorinse', 'bioseal']);
  });
});

describe('the contact form', () => {
  test('leads back to the range, and keeps what was typed; not while the request is on its way', async () => {
    const page = open();
    page.toContact();
    page.type(ana);
    page.state().conceal();
    expect(page.state()).toMatchObject({ step: 'result', phase: 'range', contact: ana });
    page.state().reveal();
    const sending = page.state().confirm();
    page.state().conceal();
    expect(page.state().phase).toBe('submitting');
    await sending;
  });

  test('is revealed below the result', () => {
    const page = open();
    page.choose('bioseal');
    page.next(4);
    expect(page.state().phase).toBe('range');
    page.state().reveal();
    expect(page.state()).toMatchObject({ step: 'result', phase: 'contact', smsConsent: undefined });
  });

  test('asks for first name, email and phone, and says what is missing', async () => {
    const page = open();
    page.toContact();
    await page.state().confirm();
    expect(page.sent).toEqual([]);
    expect(page.state()).toMatchObject({
      phase: 'contact',
      refusals: 1,
      problems: { firstName: 'required', email: 'required', phone: 'required' },
    });
  });

  test('takes a complaint back as soon as it no longer holds, and makes none while typing', async () => {
    const page = open();
    page.toContact();
    page.type({ email: 'ana' });
    expect(page.state().problems.email).toBeUndefined();
    await page.state().confirm();
    expect(page.state().problems.email).toBe('email');
    page.type({ email: 'ana@home' });
    expect(page.state().problems.email).toBeUndefined();
    expect(page.state().problems.phone).toBe('required');
  });
});

describe('Confirm', () => {
  const ready = (page?: Page) => {
    const opened = open(page);
    opened.toContact();
    opened.type(ana);
    return opened;
  };

  test('sends the lead, good by its schema, and says thanks', async () => {
    const page = ready();
    page.state().setPhotos([photo]);
    const confirmed = page.state().confirm();
    expect(page.state().phase).toBe('submitting');
    await confirmed;
    expect(page.state().phase).toBe('thanks');
    expect(page.sent).toMatchObject([
      {
        kind: 'estimate',
        source: 'Instant Estimator',
        selectedServices: [{ id: 'lineguard', name: 'LineGuard', selected: true }],
        contactInfo: { ...ana, smsConsent: false },
        estimate: { min: 350, max: 1200 },
        uploadedImages: [photo.dataUrl],
        consent: { sms: false },
      },
    ]);
    expect(v.is(leadSchema, { ...page.sent[0], timestamp: new Date().toISOString() })).toBe(true);
  });

  test('sends the words that were agreed to, and when they were', async () => {
    vi.useFakeTimers({ now: Date.parse('2030-01-31T12:00:00Z') });
    try {
      const page = ready();
      const text =
        'Text me about this estimate. Message and data rates may apply. Reply STOP to end. Not a condition of any purchase.';
      page.state().setSmsConsent({ text, at: '2030-01-31T12:00:00.000Z' });
      vi.setSystemTime(Date.parse('2030-01-31T12:05:00Z'));
      await page.state().confirm();
      expect(page.sent[0]).toMatchObject({
        contactInfo: { smsConsent: true },
        consent: { sms: true, text, at: '2030-01-31T12:00:00.000Z' },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test('a tick taken back is no consent', async () => {
    const page = ready();
    page.state().setSmsConsent(agreed);
    page.state().setSmsConsent(undefined);
    await page.state().confirm();
    expect(page.sent[0]).toMatchObject({ contactInfo: { smsConsent: false }, consent: { sms: false } });
  });

  test('pressed again and again sends once, after the thanks too', async () => {
    const page = ready();
    await Promise.all([page.state().confirm(), page.state().confirm()]);
    await page.state().confirm();
    expect(page.sent).toHaveLength(1);
  });

  test.each(['refused', 'unproven'] as const)(
    '%s: everything is still there, and it stays the same lead',
    async (status) => {
      const page = ready({ results: [status] });
      page.state().setPhotos([photo]);
      await page.state().confirm();
      expect(page.state()).toMatchObject({ step: 'result', phase: 'error', contact: ana, photos: [photo] });
      page.type({ phone: '770 555 0101' });
      expect(page.state().phase).toBe('contact');
      await page.state().confirm();
      expect(page.state().phase).toBe('thanks');
      expect(page.sent[1]?.id).toBe(page.sent[0]?.id);
    },
  );

  test.each(['queued', 'no-endpoint'] as const)('%s counts as taken', async (status) => {
    const page = ready({ results: [status] });
    await page.state().confirm();
    expect(page.state().phase).toBe('thanks');
  });

  test('waits for photos, says so, and works after them', async () => {
    const page = ready();
    page.state().setPhotosBusy(true);
    await page.state().confirm();
    expect(page.state()).toMatchObject({ phase: 'contact', photosAwaited: true });
    expect(page.sent).toEqual([]);
    page.state().setPhotos([photo]);
    page.state().setPhotosBusy(false);
    expect(page.state().photosAwaited).toBe(false);
    await page.state().confirm();
    expect(page.sent).toMatchObject([{ uploadedImages: [photo.dataUrl] }]);
  });

  test('an answer that comes after a reset does not speak for the new visit', async () => {
    for (const status of ['accepted', 'refused'] as const) {
      let answer = () => {};
      const page = ready({ results: [status], answered: new Promise<void>((resolve) => (answer = resolve)) });
      const confirmed = page.state().confirm();
      page.state().reset();
      page.toContact();
      page.type(ana);
      answer();
      await confirmed;
      expect(page.state()).toMatchObject({ step: 'result', phase: 'contact', contact: ana });
      await page.state().confirm();
      expect(page.sent[1]?.id).not.toBe(page.sent[0]?.id);
    }
  });
});

describe('starting over', () => {
  const told = () => {
    const page = open({ facts: { preselected: ['biorinse'] }, attributes: { mode: 'panel' } });
    page.state().show();
    page.toContact();
    page.state().answer('stories', '2');
    page.state().setDetail('zip', '30075');
    page.state().setSmsConsent(agreed);
    page.state().setPhotos([photo]);
    page.type(ana);
    return page;
  };
  const fresh = {
    step: 'services',
    phase: 'range',
    problems: {},
    photos: [],
    smsConsent: undefined,
    missingService: false,
    answers: { selected: undefined, quantities: {}, options: {}, propertyType: '', sqft: '', zip: '' },
    contact: { firstName: '', email: '', phone: '', preferredDays: '' },
  };

  test('"get another estimate" forgets everything, stays open, and tells of step 1', async () => {
    const page = told();
    await page.state().confirm();
    page.state().again();
    expect(page.state()).toMatchObject({ ...fresh, open: true, moves: 1 });
    expect(page.selected()).toEqual(['biorinse']);
    expect(page.told.at(-1)).toEqual(['bio-step', { tag: 'bio-estimator', step: 1, label: 'Services' }]);
    page.toContact();
    page.type(ana);
    await page.state().confirm();
    expect(page.sent[1]?.id).not.toBe(page.sent[0]?.id);
    expect(page.sent[1]).toMatchObject({
      uploadedImages: [],
      locationInfo: { zip: '' },
      consent: { sms: false },
    });
  });

  test.each(['reset', 'hide'] as const)('%s forgets everything, in the browser too', (method) => {
    const page = told();
    page.state()[method]();
    expect(page.state()).toMatchObject({ ...fresh, open: method === 'reset' });
    expect(page.session.size).toBe(0);
  });

  test('only a panel opens, and one that is not open loses nothing when hidden', () => {
    const page = open();
    page.toContact();
    page.state().show();
    page.state().hide();
    expect(page.state()).toMatchObject({ open: false, step: 'result', phase: 'contact' });
  });
});

describe('a reload', () => {
  test('keeps where the visitor is, and all that was chosen and typed', () => {
    const before = open({ attributes: { quantities: '' } });
    before.choose('gutter-guards', 'glass');
    before.state().setQuantity('gutter-guards', '120');
    before.next(2);
    before.state().answer('stories', '2');
    before.state().setDetail('propertyType', 'Townhome');
    before.state().setDetail('sqft', 'about 2,400');
    before.next();
    before.state().setDetail('zip', '30075');
    before.next();
    before.state().reveal();
    before.type({ ...ana, email: 'ana@' });
    before.state().setSmsConsent(agreed);
    before.state().setPhotos([photo]);

    const after = open({ attributes: { quantities: '' }, session: before.session });
    const { step, phase, answers, contact, smsConsent, photos } = before.state();
    expect(after.state()).toMatchObject({
      step,
      phase,
      answers,
      contact,
      smsConsent,
      photos,
      photosLost: false,
    });
    expect(open({ session: after.session }).state().contact).toEqual(contact);
  });

  test('that lost the photos says so until they are chosen again', () => {
    const before = open();
    before.toContact();
    before.state().setPhotos([photo]);
    before.session.delete('photo0');
    const after = open({ session: before.session });
    expect(after.state()).toMatchObject({ photos: [], photosLost: true });
    after.state().setPhotos([photo]);
    expect(after.state()).toMatchObject({ photos: [photo], photosLost: false });
  });

  test('on the way is told to nobody as a move', () => {
    const before = open();
    before.toContact();
    expect(open({ session: before.session })).toMatchObject({ told: [], tracked: [] });
  });

  test('forgets what was sent', async () => {
    const page = open();
    page.toContact();
    page.type(ana);
    await page.state().confirm();
    expect(open({ session: page.session }).state()).toMatchObject({
      step: 'services',
      contact: { email: '' },
    });
  });

  test('between two tries is still the same request', async () => {
    const before = open({ results: ['unproven'] });
    before.toContact();
    before.type(ana);
    await before.state().confirm();
    const after = open({ session: before.session });
    await after.state().confirm();
    expect(after.sent[0]?.id).toBe(before.sent[0]?.id);
  });

  test('keeps what was unticked of a preselection', () => {
    const query = '?services=bioseal';
    const before = open({ query });
    before.state().select('bioseal', false);
    expect(open({ query, session: before.session }).selected()).toEqual([]);
  });

  test('with a link that preselects something else is a new wish; what was typed stays', () => {
    const before = open();
    before.toContact();
    before.type(ana);
    const after = open({ query: '?services=bioseal', session: before.session });
    expect(after.selected()).toEqual(['bioseal']);
    expect(after.state()).toMatchObject({ step: 'services', phase: 'range', contact: ana });
  });

  test('on a page that preselects nothing keeps what was selected', () => {
    for (const choose of [() => {}, (page: ReturnType<typeof open>) => page.choose('glass')]) {
      const before = open({ query: '?services=bioseal' });
      choose(before);
      before.next(2);
      const after = open({ session: before.session });
      expect(after.selected()).toEqual(before.selected());
      expect(after.step()).toBe('property');
    }
  });
});

describe('a session that somebody else wrote', () => {
  const visit = (changes: object) => new Map([['visit', JSON.stringify({ step: 'result', ...changes })]]);

  test.each([
    ['at a step that is switched off', { step: 'location', answers: { selected: ['bioseal'] } }],
    ['with services that are no longer on offer', { answers: { selected: ['gone'] } }],
    ['with an add-on alone', { phase: 'contact', answers: { selected: ['glass'] } }],
    ['with nothing', {}],
  ])('%s begins at step 1', (_, kept) => {
    const page = open({ session: visit(kept), facts: { stepsOff: ['location'] } });
    expect(page.state()).toMatchObject({ step: 'services', phase: 'range' });
  });

  test('at the contact form of a step that has none shows the range first', () => {
    const page = open({
      session: visit({ step: 'location', phase: 'contact', answers: { selected: ['bioseal'] } }),
    });
    page.next();
    expect(page.state()).toMatchObject({ step: 'result', phase: 'range' });
  });

  test('whatever it is, the visitor gets through to the thanks', async () => {
    const json = fc.jsonValue();
    const texts = fc.oneof(json, fc.constant('9'.repeat(1_000_000)));
    const shaped = fc.record(
      {
        version: json,
        leadId: texts,
        preselected: json,
        step: fc.oneof(fc.constantFrom('services', 'addOns', 'property', 'location', 'result'), json),
        phase: fc.oneof(fc.constantFrom('contact', 'thanks', 'submitting'), json),
        answers: fc.oneof(
          json,
          fc.record({
            selected: fc.oneof(
              json,
              fc.array(fc.constantFrom('bioseal', 'gutter-guards', 'glass', 'gone', '__proto__')),
            ),
            quantities: fc.oneof(
              json,
              fc.dictionary(fc.constantFrom('gutter-guards', 'bin-cleaning', '__proto__'), texts),
            ),
            options: fc.oneof(
              json,
              fc.dictionary(fc.constantFrom('stories', '__proto__', 'constructor'), texts),
            ),
            propertyType: texts,
            sqft: texts,
            zip: texts,
          }),
        ),
        contact: fc.oneof(json, fc.record({ firstName: texts, email: texts, preferredDays: texts })),
        smsConsent: fc.oneof(
          json,
          fc.record({ text: texts, at: fc.oneof(texts, fc.constant('2030-01-31T12:00:00.000Z')) }),
        ),
        photos: json,
        photosLost: json,
      },
      { requiredKeys: [] },
    );
    const photos = fc.array(fc.oneof(fc.constant(photo), json), { minLength: 4, maxLength: 4 });

    await fc.assert(
      fc.asyncProperty(fc.oneof(json, shaped), photos, async (kept, pictures) => {
        const session = new Map([
          ['visit', JSON.stringify(kept)],
          ...pictures.map((picture, index) => [`photo${index}`, JSON.stringify(picture)] as const),
        ]);
        const page = open({ session, attributes: { quantities: '' }, facts: { stepsOff: ['property'] } });
        if (page.step() !== 'result') page.choose('bioseal');
        page.state().setQuantity('gutter-guards', '');
        page.state().setQuantity('bin-cleaning', '');
        page.next(3);
        expect(page.step()).toBe('result');
        page.type({ ...ana, preferredDays: '' });
        await page.state().confirm();
        expect(page.state().phase).toBe('thanks');
        const lead = { ...page.sent[0], timestamp: new Date().toISOString() };
        expect(v.safeParse(leadSchema, lead).issues?.map((issue) => v.getDotPath(issue)) ?? []).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('whatever is read from it, starting never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withBigInt: true }),
        fc.anything(),
        (kept, pictures) => {
          const { state } = open({ read: (name) => (name === 'visit' ? kept : pictures) });
          expect(['services', 'addOns', 'property', 'location', 'result']).toContain(state().step);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test('what was typed may be used before it is sent only with leave of its own, without photos', () => {
  const mayContact = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };
  const page = open();
  page.toContact();
  page.type({ email: 'ana@example.com' });
  page.state().setPhotos([photo]);
  page.state().setSmsConsent(agreed);
  expect(page.state().partial()).toBeUndefined();
  page.state().setSmsConsent(undefined);
  page.state().allowContact(mayContact);
  const partial = page.state().partial();
  expect(partial).toMatchObject({
    id: page.state().leadId,
    kind: 'estimate',
    contactInfo: { email: 'ana@example.com', smsConsent: false },
    consent: { sms: false },
    uploadedImages: [],
    mayContact,
  });
  const stamp = { partial: true, timestamp: '2030-01-31T12:00:00.000Z' };
  expect(v.safeParse(partialLeadSchema, { ...partial, ...stamp }).issues).toBeUndefined();
});
