import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { leadSchema, partialLeadSchema } from '../../domain/leadSchema';
import type { LeadOutcome, SubmitResult, WidgetTools } from '../../element/spec';
import type { Photo } from '../../forms/photos/photo';
import { estimatorFacts } from '../../testing/estimatorFacts';
import { createFakeTools } from '../../testing/fakeTools';
import { propertyRuns } from '../../testing/propertyRuns';
import { testQueuedLead } from '../../testing/testQueuedLead';
import { selectedItems } from './answers/answers';
import { isServiceMissing } from './answers/questions';
import { type EstimatorSpec, spec } from './estimator.element';
import { createEstimatorStore } from './estimator.store';
import type { ContactField } from './lead/fields';
import { allSteps, type EstimatorFacts, stepOf } from './offer/offer';
import { termsOf } from './offer/termsOf';

interface Options {
  /** Attributes, by property name. */
  attributes?: Record<string, string>;
  /** The query of the page's URL. */
  query?: string;
  facts?: Partial<EstimatorFacts>;
  locale?: string;
  /** Entries of the draft storage. Passed to a second estimator, it is a reload of the page. */
  session?: Map<string, string>;
  /** What the draft storage returns instead. */
  read?: (name: string) => unknown;
  /** Results of the submissions, one after another. */
  results?: SubmitResult['status'][];
  /** Every submission is pending until this settles. */
  response?: Promise<unknown>;
  /** What became of earlier leads. */
  outcomes?: LeadOutcome[];
  outboxEmpty?: boolean;
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

/** The store of an estimator on a page of its own. */
function open({ query = '', facts = {}, locale = '', read, ...options }: Options = {}) {
  const fake = createFakeTools(spec, {
    facts: { locale, estimator: { ...estimatorFacts, ...facts } },
    ...options,
  });
  const tools: WidgetTools<EstimatorSpec> = {
    ...fake.tools,
    drafts: { ...fake.tools.drafts, ...(read && { read }) },
  };
  const { getState: state } = createEstimatorStore(tools, () => new URLSearchParams(query));
  state().start();
  return {
    ...fake,
    state,
    step: () => stepOf(state().screen),
    missesService: () => isServiceMissing(state(), termsOf(tools.settings(), state().fromUrl)),
    selected: () =>
      selectedItems(state().answers, termsOf(tools.settings(), state().fromUrl)).map(({ id }) => id),
    select: (...ids: string[]) => {
      for (const id of ids) state().select(id, true);
    },
    next: (times = 1) => {
      for (let press = 0; press < times; press++) state().next();
    },
    type: (fields: Partial<Record<ContactField, string>>) => {
      for (const [field, value] of Object.entries(fields))
        state().setField(field as ContactField, value ?? '');
    },
    /** At the contact form, with a service. */
    toContact() {
      state().select('roofline', true);
      for (let press = 0; press < 4; press++) state().next();
      state().showContactStep('visit');
    },
  };
}

describe('from step to step', () => {
  test('step 1 is not left without a service', () => {
    const page = open();
    page.next();
    expect(page.state()).toMatchObject({ screen: 'services', invalidAttempts: 1 });
    expect(page.missesService()).toBe(true);
    page.select('seal');
    expect(page.missesService()).toBe(false);
    page.next();
    expect(page.step()).toBe('addOns');
  });

  test('a service that is missing is told when Next is pressed, not when the last one is deselected', () => {
    const page = open();
    page.next();
    page.select('seal');
    page.state().select('seal', false);
    expect(page.missesService()).toBe(false);
    page.next();
    expect(page.missesService()).toBe(true);
  });

  test('neither an add-on nor a deselected service counts as a service', () => {
    const page = open();
    page.select('lights', 'seal');
    page.state().select('seal', false);
    page.next();
    expect(page.step()).toBe('services');
    expect(page.missesService()).toBe(true);
  });

  test('each step change is reported, the last one with the range', () => {
    const page = open();
    page.select('roofline', 'windows');
    page.next(2);
    page.state().setOption('stories', '2');
    page.next(2);
    const shown = [
      { tag: 'bio-estimator', step: 2, label: 'Add-ons' },
      { tag: 'bio-estimator', step: 3, label: 'Property' },
      { tag: 'bio-estimator', step: 4, label: 'Location' },
      { tag: 'bio-estimator', step: 5, label: 'Estimate' },
    ];
    const items = [
      { id: 'roofline', min: 403, max: 1380 },
      { id: 'windows', min: 109, max: 454 },
    ];
    expect(page.events).toEqual([
      ...shown.map((step) => ['bio-step', step]),
      ['bio-estimate', { min: 512, max: 1834, items }],
    ]);
    expect(page.tracked).toEqual(shown.map((step) => ['step', step]));
    page.next();
    expect(page.events).toHaveLength(5);
  });

  test('back works on steps 2 to 4 and keeps all answers', () => {
    const page = open();
    page.select('seal');
    page.next(3);
    page.state().back();
    page.state().back();
    page.state().back();
    expect(page.step()).toBe('services');
    page.state().back();
    expect(page.step()).toBe('services');
    expect(page.selected()).toEqual(['seal']);
    page.next(4);
    page.state().back();
    expect(page.step()).toBe('result');
  });

  test('answers can be edited from the result on, and the new range is reported', () => {
    const page = open();
    page.toContact();
    page.state().editAnswers();
    expect(page.state()).toMatchObject({ screen: 'services', status: 'editing' });
    page.select('drainage');
    page.next(4);
    expect(page.events.at(-1)).toEqual(['bio-estimate', expect.objectContaining({ min: 425, max: 1350 })]);
  });

  test('goes to any step that was shown before, and on only as far as the answers allow', () => {
    const page = open();
    page.state().goTo('property');
    expect(page.step()).toBe('services');
    expect(page.missesService()).toBe(true);
    page.toContact();
    page.state().goTo('addOns');
    expect(page.state()).toMatchObject({ screen: 'addOns', reached: 'result' });
    page.state().goTo('services');
    page.state().select('roofline', false);
    page.state().goTo('result');
    expect(page.state()).toMatchObject({ screen: 'services', invalidAttempts: 1 });
    expect(page.missesService()).toBe(true);
  });

  test('goes nowhere while it is being sent', () => {
    const page = open({ response: new Promise(() => {}) });
    page.toContact();
    page.type(ana);
    void page.state().submit();
    page.state().goTo('services');
    expect(page.state()).toMatchObject({ screen: 'contact', status: 'submitting' });
  });

  test('steps that are switched off are left out, and not counted', () => {
    const page = open({ facts: { stepsOff: ['addOns', 'location'] } });
    page.select('seal');
    page.next(2);
    expect(page.events.filter(([name]) => name === 'bio-step')).toEqual([
      ['bio-step', expect.objectContaining({ step: 2, label: 'Property' })],
      ['bio-step', expect.objectContaining({ step: 3, label: 'Estimate' })],
    ]);
  });

  test('odd sizes and ZIP codes do not block Next', () => {
    const page = open({ facts: { servedZips: ['300'] } });
    page.select('seal');
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
    '"%s" feet block Next until they are corrected, deselected or blank',
    (bad) => {
      for (const fix of [
        (page: ReturnType<typeof open>) => page.state().setQuantity('guards', '120'),
        (page: ReturnType<typeof open>) => page.state().setQuantity('guards', ' '),
        (page: ReturnType<typeof open>) => {
          page.state().select('guards', false);
          page.select('seal');
        },
      ]) {
        const page = open(asking);
        page.select('guards');
        page.state().setQuantity('guards', bad);
        page.next();
        expect(page.state()).toMatchObject({ screen: 'services', invalidAttempts: 1 });
        expect(page.missesService()).toBe(false);
        fix(page);
        expect(page.missesService()).toBe(false);
        page.next();
        expect(page.step()).toBe('addOns');
      }
    },
  );

  test('an invalid number of bins blocks the step that asks for it, and no other', () => {
    const page = open(asking);
    page.select('seal');
    page.next();
    page.select('bins');
    page.state().setQuantity('bins', 'abc');
    page.next();
    expect(page.state()).toMatchObject({ screen: 'addOns', invalidAttempts: 1 });
    page.state().back();
    page.next();
    expect(page.step()).toBe('addOns');
  });

  test('a step that is shown first says of nothing yet that it is missing', () => {
    const page = open(asking);
    page.next(); // in vain: no service is selected
    expect(page.state().invalidAttempts).toBe(1);
    page.select('seal');
    page.next();
    expect(page.state()).toMatchObject({ screen: 'addOns', invalidAttempts: 0 });
  });

  test('multiply, as the locale writes them', () => {
    const page = open({ ...asking, locale: 'de-DE' });
    page.select('guards');
    page.state().setQuantity('guards', '1.200');
    page.next(4);
    expect(page.events.at(-1)).toEqual([
      'bio-estimate',
      expect.objectContaining({ min: 10_800, max: 19_200 }),
    ]);
  });

  test('are not asked for by default', () => {
    const page = open();
    page.select('guards');
    page.state().setQuantity('guards', 'abc');
    page.next(4);
    expect(page.events.at(-1)).toEqual(['bio-estimate', expect.objectContaining({ min: 9, max: 16 })]);
  });
});

describe('the preselection', () => {
  const facts = { preselected: ['wash'] };
  const attributes = { services: 'blast, windows' };

  test.each([
    ['the config', { facts }, ['wash']],
    ['the attribute', { facts, attributes }, ['blast', 'windows']],
    ['the URL', { facts, attributes, query: '?services=seal,%20lights' }, ['seal', 'lights']],
    ['a URL that names nothing known', { attributes, query: '?services=gone' }, ['blast', 'windows']],
    ['an empty query', { attributes, query: '?services=' }, ['blast', 'windows']],
    ['the known part of a URL', { attributes, query: '?services=gone,windows,__proto__' }, ['windows']],
    ['an attribute that names nothing known', { facts, attributes: { services: 'gone' } }, ['wash']],
    ['no add-on that is switched off', { attributes, facts: { stepsOff: ['addOns'] } }, ['blast']],
  ] as [string, Options, string[]][])('%s decides', (_, page, selected) => {
    expect(open(page).selected()).toEqual(selected);
  });

  test('is enough to go on, and can be deselected', () => {
    const page = open({ facts });
    page.next();
    expect(page.step()).toBe('addOns');
    page.state().back();
    page.state().select('wash', false);
    expect(page.selected()).toEqual([]);
  });

  test('that names what is not on offer is reported once', () => {
    const { errors } = open({ attributes: { services: 'seal,sael' } });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.[1]).toMatch(/sael.*Expected some of wash, .*windows/);
    expect(open({ query: '?services=gone' }).errors).toEqual([]);
  });
});

describe("the firm's own questions", () => {
  const facts: Partial<EstimatorFacts> = {
    contactQuestions: [
      { id: 'gate', label: 'How do we get in?', required: true },
      { id: 'plan', label: 'Your plan', answer: 'file' },
    ],
  };

  test('that are required hold the request back, with a message at their field', async () => {
    const page = open({ facts });
    page.toContact();
    page.type(ana);
    await page.state().submit();
    expect(page.state()).toMatchObject({ errors: { 'question-gate': 'required' }, invalidAttempts: 1 });
    expect(page.leads).toEqual([]);
    page.type({ 'question-gate': 'By the side door' });
    await page.state().submit();
    expect(page.leads).toMatchObject([
      { answers: [{ id: 'gate', label: 'How do we get in?', value: 'By the side door' }] },
    ]);
  });

  test('keep their answers and files over a reload, apart from the photos', () => {
    const session = new Map<string, string>();
    const page = open({ facts, session });
    page.toContact();
    page.type({ 'question-gate': 'By the side' });
    page.state().setPhotos([photo]);
    page.state().setPhotos([{ ...photo, id: 'f', dataUrl: 'data:application/pdf;base64,AA' }], 'plan');
    const later = open({ facts, session }).state();
    expect(later.fields['question-gate']).toBe('By the side');
    expect(later.photos.map(({ id, question }) => [id, question])).toEqual([
      [photo.id, undefined],
      ['f', 'plan'],
    ]);
  });

  test('are sent only when all pickers have prepared their files', async () => {
    const page = open({ facts });
    page.toContact();
    page.type({ ...ana, 'question-gate': 'x' });
    page.state().setPhotosBusy(true);
    page.state().setPhotosBusy(true, 'plan');
    page.state().setPhotosBusy(false);
    await page.state().submit();
    expect(page.state()).toMatchObject({ photosStatus: 'awaited' });
    page.state().setPhotosBusy(false, 'plan');
    await page.state().submit();
    expect(page.leads).toHaveLength(1);
  });
});

describe('a shared link', () => {
  const query = `services=seal&answers=${encodeURIComponent('modifier-stories=2')}`;

  test('opens the result with its answers', () => {
    const page = open({ query });
    expect(page.state()).toMatchObject({ screen: 'result', reached: 'result', stepChanges: 1 });
    expect(page.state().answers.options).toEqual({ stories: '2' });
    expect(page.selected()).toEqual(['seal']);
  });

  test('opens the first step that has an answer which cannot be used', () => {
    const bad = `services=guards&answers=${encodeURIComponent('quantity-guards=abc')}`;
    expect(open({ query: bad, attributes: { quantities: '' } }).step()).toBe('services');
  });

  test('that names nothing on offer opens the estimator as ever', () => {
    expect(open({ query: 'services=gone&answers=' }).step()).toBe('services');
  });

  test('replaces the answers of an earlier visit and keeps what was typed; after that the draft counts', () => {
    const session = new Map<string, string>();
    const before = open({ session });
    before.toContact();
    before.type(ana);
    const page = open({ session, query });
    expect(page.state()).toMatchObject({ screen: 'result', fields: ana });
    expect(page.selected()).toEqual(['seal']);
    page.state().editAnswers();
    page.select('wash');
    const later = open({ session, query });
    expect(later.step()).toBe('services');
    expect(later.selected()).toEqual(['wash', 'seal']);
  });
});

describe('restoreInput', () => {
  const ticked = (...ids: string[]) => {
    const form = new FormData();
    for (const id of ids) form.append('services', id);
    return form;
  };

  test('selects what was checked before hydration', () => {
    const page = open();
    page.state().restoreInput(ticked('seal', 'gone'));
    expect(page.selected()).toEqual(['seal']);
  });

  test('ignores a form that was not changed, so that the URL decides', () => {
    const page = open({ facts: { preselected: ['wash'] }, query: '?services=seal' });
    page.state().restoreInput(ticked('wash'));
    expect(page.selected()).toEqual(['seal']);
  });

  test('deselects what was unchecked, and keeps what the URL selects', () => {
    const page = open({ facts: { preselected: ['wash'] }, query: '?services=seal' });
    page.state().restoreInput(ticked('windows'));
    expect(page.selected()).toEqual(['seal', 'windows']);
  });

  test('keeps preselected add-ons, which are not in that form', () => {
    const preselecting = { facts: { preselected: ['wash', 'lights'] } };
    const left = open(preselecting);
    left.state().restoreInput(ticked('wash'));
    expect(left.selected()).toEqual(['wash', 'lights']);
    const changed = open(preselecting);
    changed.state().restoreInput(ticked('seal'));
    expect(changed.selected()).toEqual(['seal', 'lights']);
  });

  test('keeps a quantity that was typed before hydration, and leaves those that nobody typed', () => {
    const [first, ...others] = estimatorFacts.items;
    if (!first) throw new Error('The test needs an item.');
    const items = [{ ...first, unit: 'room', quantity: { default: 5, max: 20 } }, ...others];
    const page = open({ facts: { items, preselected: [first.id] } });
    const typed = ticked(first.id);
    typed.set(`quantity-${first.id}`, '5');
    page.state().restoreInput(typed);
    expect(page.state().answers.quantities).toEqual({});
    typed.set(`quantity-${first.id}`, '7');
    typed.set('quantity-gone', '9');
    page.state().restoreInput(typed);
    expect(page.state().answers.quantities).toEqual({ [first.id]: '7' });
  });

  test('does nothing at another step', () => {
    const facts = { preselected: ['wash'] };
    const before = open({ facts });
    before.select('seal');
    before.next(2);
    const after = open({ facts, session: before.session });
    after.state().restoreInput(ticked());
    expect(after.selected()).toEqual(['wash', 'seal']);
  });
});

describe('the contact form', () => {
  test('leads back to the range and keeps its fields, except while a lead is being sent', async () => {
    const page = open();
    page.toContact();
    page.type(ana);
    page.state().backToRange();
    expect(page.state()).toMatchObject({ screen: 'result', fields: ana });
    page.state().showContactStep('visit');
    const sending = page.state().submit();
    page.state().backToRange();
    expect(page.state().status).toBe('submitting');
    await sending;
  });

  test('is shown below the result', () => {
    const page = open();
    page.select('seal');
    page.next(4);
    expect(page.state().screen).toBe('result');
    page.state().showContactStep('visit');
    expect(page.state()).toMatchObject({ screen: 'contact', smsConsent: undefined });
  });

  test('requires first name, email and phone', async () => {
    const page = open();
    page.toContact();
    await page.state().submit();
    expect(page.leads).toEqual([]);
    expect(page.state()).toMatchObject({
      screen: 'contact',
      status: 'editing',
      invalidAttempts: 1,
      errors: { firstName: 'required', email: 'required', phone: 'required' },
    });
  });

  test('removes an error as soon as the value is valid, and shows none while typing', async () => {
    const page = open();
    page.toContact();
    page.type({ email: 'ana' });
    expect(page.state().errors.email).toBeUndefined();
    await page.state().submit();
    expect(page.state().errors.email).toBe('email');
    page.type({ email: 'ana@home' });
    expect(page.state().errors.email).toBeUndefined();
    expect(page.state().errors.phone).toBe('required');
  });
});

describe('submit', () => {
  const ready = (page?: Options) => {
    const opened = open(page);
    opened.toContact();
    opened.type(ana);
    return opened;
  };

  test('sends a lead that is valid by its schema', async () => {
    const page = ready();
    page.state().setPhotos([photo]);
    const submitted = page.state().submit();
    expect(page.state().status).toBe('submitting');
    await submitted;
    expect(page.state().status).toBe('sent');
    expect(page.leads).toMatchObject([
      {
        kind: 'estimate',
        source: 'Instant Estimator',
        selectedServices: [{ id: 'roofline', name: 'Roofline care', selected: true }],
        contactInfo: { ...ana, smsConsent: false },
        estimate: { min: 350, max: 1200 },
        uploadedImages: [photo.dataUrl],
        consent: { sms: false },
      },
    ]);
    expect(v.is(leadSchema, { ...page.leads[0], timestamp: new Date().toISOString() })).toBe(true);
  });

  test('sends the text that was agreed to, and when', async () => {
    vi.useFakeTimers({ now: Date.parse('2030-01-31T12:00:00Z') });
    try {
      const page = ready();
      const text =
        'Text me about this estimate. Message and data rates may apply. Reply STOP to end. Not a condition of any purchase.';
      page.state().setSmsConsent({ text, at: '2030-01-31T12:00:00.000Z' });
      vi.setSystemTime(Date.parse('2030-01-31T12:05:00Z'));
      await page.state().submit();
      expect(page.leads[0]).toMatchObject({
        contactInfo: { smsConsent: true },
        consent: { sms: true, text, at: '2030-01-31T12:00:00.000Z' },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test('sends no consent once it is withdrawn', async () => {
    const page = ready();
    page.state().setSmsConsent(agreed);
    page.state().setSmsConsent(undefined);
    await page.state().submit();
    expect(page.leads[0]).toMatchObject({ contactInfo: { smsConsent: false }, consent: { sms: false } });
  });

  test('sends once however often it is called, after the confirmation too', async () => {
    const page = ready();
    await Promise.all([page.state().submit(), page.state().submit()]);
    await page.state().submit();
    expect(page.leads).toHaveLength(1);
  });

  test.each(['refused', 'unproven'] as const)(
    '%s: nothing is lost, and the next attempt is the same lead',
    async (status) => {
      const page = ready({ results: [status] });
      page.state().setPhotos([photo]);
      await page.state().submit();
      expect(page.state()).toMatchObject({
        screen: 'contact',
        status: 'error',
        fields: ana,
        photos: [photo],
      });
      page.type({ phone: '770 555 0101' });
      expect(page.state().status).toBe('editing');
      await page.state().submit();
      expect(page.state().status).toBe('sent');
      expect(page.leads[1]?.id).toBe(page.leads[0]?.id);
    },
  );

  test('without an endpoint it counts as sent', async () => {
    const page = ready({ results: ['no-endpoint'] });
    await page.state().submit();
    expect(page.state().status).toBe('sent');
  });

  test('waits for photos that are being prepared, and sends them', async () => {
    const page = ready();
    page.state().setPhotosBusy(true);
    await page.state().submit();
    expect(page.state()).toMatchObject({ status: 'editing', photosStatus: 'awaited' });
    expect(page.leads).toEqual([]);
    page.state().setPhotos([photo]);
    page.state().setPhotosBusy(false);
    expect(page.state().photosStatus).toBe('ready');
    await page.state().submit();
    expect(page.leads).toMatchObject([{ uploadedImages: [photo.dataUrl] }]);
  });

  test('a result that arrives after a reset is ignored', async () => {
    for (const status of ['accepted', 'refused'] as const) {
      let answer = () => {};
      const page = ready({ results: [status], response: new Promise<void>((resolve) => (answer = resolve)) });
      const submitted = page.state().submit();
      page.state().reset();
      page.toContact();
      page.type(ana);
      answer();
      await submitted;
      expect(page.state()).toMatchObject({
        screen: 'contact',
        status: 'editing',
        fields: ana,
      });
      await page.state().submit();
      expect(page.leads[1]?.id).not.toBe(page.leads[0]?.id);
    }
  });
});

describe('starting over', () => {
  const filledIn = () => {
    const page = open({ facts: { preselected: ['wash'] }, attributes: { mode: 'panel' } });
    page.state().show();
    page.toContact();
    page.state().setOption('stories', '2');
    page.state().setDetail('zip', '30075');
    page.state().setSmsConsent(agreed);
    page.state().setPhotos([photo]);
    page.type(ana);
    return page;
  };
  const fresh = {
    screen: 'services',
    status: 'editing',
    errors: {},
    photos: [],
    smsConsent: undefined,
    answers: { selected: undefined, quantities: {}, options: {}, propertyType: '', sqft: '', zip: '' },
    fields: { firstName: '', email: '', phone: '', preferredDays: '' },
  };

  test('startNew clears everything, stays open, and reports step 1', async () => {
    const page = filledIn();
    await page.state().submit();
    page.state().startNew();
    expect(page.state()).toMatchObject({ ...fresh, open: true });
    expect(page.missesService()).toBe(false);
    expect(page.selected()).toEqual(['wash']);
    expect(page.events.at(-1)).toEqual(['bio-step', { tag: 'bio-estimator', step: 1, label: 'Services' }]);
    page.toContact();
    page.type(ana);
    await page.state().submit();
    expect(page.leads[1]?.id).not.toBe(page.leads[0]?.id);
    expect(page.leads[1]).toMatchObject({
      uploadedImages: [],
      locationInfo: { zip: '' },
      consent: { sms: false },
    });
  });

  test('startNew is a step change for the view, also after a reload at the contact form', async () => {
    const before = open();
    before.toContact();
    before.type(ana);
    const page = open({ session: before.session });
    page.state().backToRange();
    await page.state().submit();
    const { stepChanges } = page.state();
    page.state().startNew();
    expect(page.state().stepChanges).toBe(stepChanges + 1);
  });

  test.each(['reset', 'hide'] as const)('%s clears everything, the draft too', (method) => {
    const page = filledIn();
    page.state()[method]();
    expect(page.state()).toMatchObject({ ...fresh, open: method === 'reset' });
    expect(page.missesService()).toBe(false);
    expect(page.session.size).toBe(0);
  });

  test('only a panel opens, and hide does nothing while it is closed', () => {
    const page = open();
    page.toContact();
    page.state().show();
    page.state().hide();
    expect(page.state()).toMatchObject({ open: false, screen: 'contact' });
  });
});

test('what closing the panel has cleared can be brought back, until another estimate begins', () => {
  const page = open({ attributes: { mode: 'panel' } });
  page.toContact();
  page.type(ana);
  const { answers } = page.state();
  page.state().show();
  page.state().hide();
  page.state().show();
  expect(page.state()).toMatchObject({ screen: 'services', fields: { firstName: '' } });
  page.state().bringBack();
  expect(page.state()).toMatchObject({ screen: 'contact', fields: ana, answers, closed: undefined });
  page.state().hide();
  page.state().startNew();
  page.state().bringBack();
  expect(page.state()).toMatchObject({ screen: 'services', fields: { firstName: '' } });
});

test('closing an untouched panel leaves nothing to bring back', () => {
  const page = open({ attributes: { mode: 'panel' } });
  page.state().show();
  page.state().hide();
  expect(page.state().closed).toBeUndefined();
});

describe('a queued lead', () => {
  const queue = async (options: Options = {}) => {
    const page = open({ results: ['queued'], ...options });
    page.toContact();
    page.type(ana);
    await page.state().submit();
    return page;
  };

  testQueuedLead({ open, queue, fields: ana });

  test('stays when the panel is closed, also while it is being sent; its outcome is shown when it is opened again', async () => {
    const page = open({ results: ['queued'], attributes: { mode: 'panel' } });
    page.state().show();
    page.toContact();
    page.type(ana);
    const sending = page.state().submit();
    page.state().hide();
    await sending;
    page.state().show();
    expect(page.state()).toMatchObject({ open: true, status: 'queued', fields: ana });
    page.state().hide();
    page.settle('delivered');
    expect(page.state().status).toBe('queued');
    page.state().show();
    expect(page.state()).toMatchObject({ status: 'sent', unprompted: true });
  });

  test('is shown whatever a link preselects; another estimate is a lead of its own', async () => {
    const { session, leads } = await queue();
    const page = open({ session, query: 'services=seal' });
    expect(page.state()).toMatchObject({ status: 'queued', screen: 'contact' });
    page.state().startNew();
    expect(page.state()).toMatchObject({ status: 'editing', screen: 'services' });
    expect(page.state().leadId).not.toBe(leads[0]?.id);
    page.settle('delivered', leads[0]?.id);
    expect(page.state()).toMatchObject({ status: 'editing', notice: { id: leads[0]?.id } });
  });
});

describe('the draft', () => {
  test('restores the step and everything that was selected and typed', () => {
    const before = open({ attributes: { quantities: '' } });
    before.select('guards', 'windows');
    before.state().setQuantity('guards', '120');
    before.next(2);
    before.state().setOption('stories', '2');
    before.state().setDetail('propertyType', 'Townhome');
    before.state().setDetail('sqft', 'about 2,400');
    before.next();
    before.state().setDetail('zip', '30075');
    before.next();
    before.state().showContactStep('visit');
    before.type({ ...ana, email: 'ana@' });
    before.state().setSmsConsent(agreed);
    before.state().setPhotos([photo]);

    const after = open({ attributes: { quantities: '' }, session: before.session });
    const { screen, answers, fields, smsConsent, photos } = before.state();
    expect(after.state()).toMatchObject({
      screen,
      answers,
      fields,
      smsConsent,
      photos,
      photosLost: false,
    });
    expect(open({ session: after.session }).state().fields).toEqual(fields);
  });

  test('reports lost photos until others are chosen', () => {
    const before = open();
    before.toContact();
    before.state().setPhotos([photo]);
    before.session.delete('photo0');
    const after = open({ session: before.session });
    expect(after.state()).toMatchObject({ photos: [], photosLost: true });
    after.state().setPhotos([photo]);
    expect(after.state()).toMatchObject({ photos: [photo], photosLost: false });
  });

  test('is restored without reporting a step', () => {
    const before = open();
    before.toContact();
    expect(open({ session: before.session })).toMatchObject({ events: [], tracked: [] });
  });

  test('is removed when the lead is sent', async () => {
    const page = open();
    page.toContact();
    page.type(ana);
    await page.state().submit();
    expect(open({ session: page.session }).state()).toMatchObject({
      screen: 'services',
      fields: { email: '' },
    });
  });

  test('keeps the lead id between two attempts', async () => {
    const before = open({ results: ['unproven'] });
    before.toContact();
    before.type(ana);
    await before.state().submit();
    const after = open({ session: before.session });
    await after.state().submit();
    expect(after.leads[0]?.id).toBe(before.leads[0]?.id);
  });

  test('keeps what was deselected of a preselection', () => {
    const query = '?services=seal';
    const before = open({ query });
    before.state().select('seal', false);
    expect(open({ query, session: before.session }).selected()).toEqual([]);
  });

  test('begins at step 1 with the services of a link that preselects others; what was typed stays', () => {
    const before = open();
    before.toContact();
    before.type(ana);
    const after = open({ query: '?services=seal', session: before.session });
    expect(after.selected()).toEqual(['seal']);
    expect(after.state()).toMatchObject({ screen: 'services', fields: ana });
  });

  test('keeps the selection on a page that preselects nothing', () => {
    for (const act of [() => {}, (page: ReturnType<typeof open>) => page.select('windows')]) {
      const before = open({ query: '?services=seal' });
      act(before);
      before.next(2);
      const after = open({ session: before.session });
      expect(after.selected()).toEqual(before.selected());
      expect(after.step()).toBe('property');
    }
  });
});

describe('an invalid draft', () => {
  const visit = (changes: object) => new Map([['visit', JSON.stringify({ step: 'result', ...changes })]]);

  test.each([
    ['at a step that is switched off', { step: 'location', answers: { selected: ['seal'] } }],
    ['with services that are no longer on offer', { answers: { selected: ['gone'] } }],
    ['with an add-on alone', { phase: 'contact', answers: { selected: ['windows'] } }],
    ['with nothing', {}],
  ])('%s begins at step 1', (_, stored) => {
    const page = open({ session: visit(stored), facts: { stepsOff: ['location'] } });
    expect(page.state()).toMatchObject({ screen: 'services', status: 'editing' });
  });

  test('at the contact form of another step shows the range first', () => {
    const page = open({
      session: visit({ step: 'location', phase: 'contact', answers: { selected: ['seal'] } }),
    });
    page.next();
    expect(page.state()).toMatchObject({ screen: 'result' });
  });

  test('never keeps the visitor from sending a valid lead', async () => {
    const json = fc.jsonValue();
    const texts = fc.oneof(json, fc.constant('9'.repeat(100_000)));
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
              fc.array(fc.constantFrom('seal', 'guards', 'windows', 'gone', '__proto__')),
            ),
            quantities: fc.oneof(json, fc.dictionary(fc.constantFrom('guards', 'bins', '__proto__'), texts)),
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
      fc.asyncProperty(fc.oneof(json, shaped), photos, async (stored, pictures) => {
        const session = new Map([
          ['visit', JSON.stringify(stored)],
          ...pictures.map((picture, index) => [`photo${index}`, JSON.stringify(picture)] as const),
        ]);
        const page = open({ session, attributes: { quantities: '' }, facts: { stepsOff: ['property'] } });
        if (page.step() !== 'result') page.select('seal');
        page.state().setQuantity('guards', '');
        page.state().setQuantity('bins', '');
        page.next(3);
        expect(page.step()).toBe('result');
        page.type({ ...ana, preferredDays: '' });
        await page.state().submit();
        expect(page.state().status).toBe('sent');
        const lead = { ...page.leads[0], timestamp: new Date().toISOString() };
        expect(v.safeParse(leadSchema, lead).issues?.map((issue) => v.getDotPath(issue)) ?? []).toEqual([]);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  test('never makes start throw', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withBigInt: true }),
        fc.anything(),
        (stored, pictures) => {
          const { state } = open({ read: (name) => (name === 'visit' ? stored : pictures) });
          expect([...allSteps, 'contact']).toContain(state().screen);
        },
      ),
      { numRuns: propertyRuns(2000) },
    );
  });
});

test('there is a partial lead only with consent of its own, without photos', () => {
  const mayContact = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };
  const page = open();
  page.toContact();
  page.type({ email: 'ana@example.com' });
  page.state().setPhotos([photo]);
  page.state().setSmsConsent(agreed);
  expect(page.state().partialLead()).toBeUndefined();
  page.state().setSmsConsent(undefined);
  page.state().allowContact(mayContact);
  const partial = page.state().partialLead();
  expect(partial).toMatchObject({
    id: page.state().leadId,
    kind: 'estimate',
    contactInfo: { email: 'ana@example.com', smsConsent: false },
    consent: { sms: false },
    uploadedImages: [],
    leftStep: expect.stringMatching(/^\d\. \S/),
    mayContact,
  });
  const stamp = { partial: true, timestamp: '2030-01-31T12:00:00.000Z' };
  expect(v.safeParse(partialLeadSchema, { ...partial, ...stamp }).issues).toBeUndefined();
});
