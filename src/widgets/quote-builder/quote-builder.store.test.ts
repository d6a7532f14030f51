import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInFacts, resolveSettings } from '../../element/settings';
import type { LeadDraft, LeadResult } from '../../element/spec';
import { leadLimits } from '../../leads/limits';
import { leadSchema, partialLeadSchema } from '../../leads/schema';
import { quoteTotal } from '../../pricing/quote';
import { missingIn, type QuoteField } from './fields';
import { checkedItems, steps } from './offer';
import { spec } from './quote-builder.element';
import { createQuoteStore } from './quote-builder.store';

interface Page {
  /** Of the browser: given again, it is a reload. */
  session?: Map<string, string>;
  /** Whether that browser keeps anything. */
  keeps?: boolean;
  /** How its deliveries end, one after another. */
  results?: LeadResult['status'][];
  /** Keeps each delivery waiting. */
  answered?: Promise<unknown>;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.UTC(2030, 0, 31, 12) }));
afterEach(() => void vi.useRealTimers());

const later = () => vi.advanceTimersByTime(1000);

/** The quote builder on a page of its own. */
function open({ session = new Map(), keeps = true, results = [], answered }: Page = {}) {
  const settings = resolveSettings(
    spec,
    () => null,
    { endpoint: undefined, phone: undefined, lang: 'en' },
    builtInFacts(spec),
  );
  const told: [string, unknown][] = [];
  const tracked: [string, unknown][] = [];
  const sent: LeadDraft[] = [];
  const store = createQuoteStore({
    settings: () => settings,
    async sendLead(draft) {
      sent.push(structuredClone(draft));
      const status = results[sent.length - 1] ?? 'accepted';
      await answered;
      return { status, httpStatus: 400, errors: [], reason: '' };
    },
    emit: (name, detail) => told.push([name, detail]) > 0,
    track: (name, params) => void tracked.push([name, params]),
    report: () => {},
    schedule: () => {},
    session: {
      read: (name) => JSON.parse(session.get(name) ?? 'null') ?? undefined,
      write(name, value) {
        if (keeps) session.set(name, JSON.stringify(value));
        return keeps;
      },
      clear: () => session.clear(),
    },
  });
  const state = store.getState;
  state().start();
  return {
    state,
    told,
    tracked,
    sent,
    session,
    facts: settings.facts.quote,
    next: (times = 1) => Array.from({ length: times }, () => state().next()),
    previous: (times = 1) => Array.from({ length: times }, () => state().previous()),
    type: (fields: Partial<Record<QuoteField, string>>) => {
      for (const [field, value] of Object.entries(fields)) state().type(field as QuoteField, value);
    },
    /** Approved and signed, at the last step. */
    toEnd() {
      for (let turn = 0; turn < 5; turn++) state().next();
      state().approve(true);
      state().type('signature', 'Ada Lovelace');
    },
  };
}

const ada = {
  clientName: 'Ada Lovelace',
  address: '12 Main Street',
  phone: '770 555 0100',
  email: 'ada@example.com',
  notes: 'Gate is locked',
};

describe('from step to step', () => {
  test('nothing is required on the way, and Next ends at the last step', () => {
    const page = open();
    const seen = steps.map(() => {
      const { step } = page.state();
      page.next();
      return step;
    });
    expect(seen).toEqual(['client', 'services', 'addOns', 'total', 'notes', 'signature']);
    page.next(4);
    expect(page.state().step).toBe('signature');
  });

  test('Previous goes back to the first step and no further', () => {
    const page = open();
    page.previous();
    expect(page.state()).toMatchObject({ step: 'client', moves: 0 });
    page.next(3);
    page.previous(2);
    expect(page.state().step).toBe('services');
    page.previous(5);
    expect(page.state().step).toBe('client');
  });

  test('each move is told once, and none that does not happen', () => {
    const page = open();
    page.next(10);
    const moves = [
      'Select Core Services',
      'Add-Ons (Optional)',
      'Quote Total',
      'Notes & Adjustments',
      'Signature & Approval',
    ].map((label, index) => ({ tag: 'bio-quote-builder', step: index + 2, label }));
    expect(page.told).toEqual(moves.map((move) => ['bio-step', move]));
    expect(page.tracked).toEqual(moves.map((move) => ['step', move]));
    page.previous();
    expect(page.told.at(-1)).toEqual([
      'bio-step',
      { tag: 'bio-quote-builder', step: 5, label: 'Notes & Adjustments' },
    ]);
  });
});

test('whatever is checked and unchecked, the total is the sum of what is checked in the end', () => {
  const page = open();
  const ids = page.facts.groups.flatMap(({ items }) => items.map(({ id }) => id));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ids, 'gone'), fc.boolean())), (presses) => {
      page.state().reset();
      for (const [id, on] of presses) page.state().check(id, on);
      const on = new Map(presses);
      const prices = page.facts.groups
        .flatMap(({ items }) => items)
        .filter(({ id }) => on.get(id))
        .map(({ price }) => price);
      expect(quoteTotal(checkedItems(page.facts, page.state().checked))).toEqual({
        min: prices.reduce((sum, { min }) => sum + min, 0),
        max: prices.reduce((sum, { max }) => sum + max, 0),
      });
    }),
  );
});

describe('Complete Quote', () => {
  test.each([
    [false, '', 'both'],
    [false, ' \n\t', 'both'],
    [false, 'Ada', 'approval'],
    [true, '', 'signature'],
    [true, ' \u00a0 ', 'signature'],
    [true, 'Ada', undefined],
  ] as const)('approved %s, signed "%s": still needed: %s', async (approved, signature, missing) => {
    const page = open();
    page.next(5);
    later();
    page.state().approve(approved);
    page.type({ signature });
    expect(missingIn(page.state())).toBe(missing);
    await page.state().complete();
    expect(page.sent).toHaveLength(missing ? 0 : 1);
    expect(page.state()).toMatchObject(
      missing ? { phase: 'filling', refusals: 1, step: 'signature' } : { phase: 'done', refusals: 0 },
    );
  });

  test('is of no effect before the last step', async () => {
    const page = open();
    page.toEnd();
    page.previous();
    later();
    await page.state().complete();
    expect(page.sent).toEqual([]);
    expect(page.state()).toMatchObject({ phase: 'filling', refusals: 0 });
  });

  test('takes no press that was meant for Next', async () => {
    const page = open();
    page.toEnd();
    page.previous();
    page.next();
    await page.state().complete();
    expect(page.sent).toEqual([]);
    later();
    await page.state().complete();
    expect(page.sent).toHaveLength(1);
  });

  test('sends what the contract says, checked items only', async () => {
    const page = open();
    page.type(ada);
    for (const id of ['lighting', 'biorinse', 'bioseal', 'gone']) page.state().check(id, true);
    page.state().check('bioseal', false);
    page.toEnd();
    page.state().openPad(true);
    page.state().draw('data:image/png;base64,AA');
    await page.state().complete();
    const lead = {
      id: page.state().leadId,
      kind: 'quote',
      source: 'Quote Builder',
      ...ada,
      signature: 'Ada Lovelace',
      approved: true,
      items: [
        { id: 'biorinse', name: 'BioRinse soft wash', minPrice: 275, maxPrice: 975 },
        { id: 'lighting', name: 'Lighting', minPrice: 750, maxPrice: 4500 },
      ],
      total: { min: 1025, max: 5475 },
      signatureImage: 'data:image/png;base64,AA',
    };
    expect(page.sent).toEqual([lead]);
    expect(page.state().sent).toEqual({ lead, at: '2030-01-31T12:00:00.000Z' });
    expect(v.safeParse(leadSchema, { ...lead, timestamp: '2030-01-31T12:00:00.000Z' }).success).toBe(true);
  });

  test('sends a quote of nothing but approval and signature', async () => {
    const page = open();
    page.toEnd();
    await page.state().complete();
    expect(page.sent).toMatchObject([{ items: [], total: { min: 0, max: 0 } }]);
    expect(page.sent[0]).not.toHaveProperty('signatureImage');
    expect(v.safeParse(leadSchema, { ...page.sent[0], timestamp: '2030-01-31T12:00:00.000Z' }).success).toBe(
      true,
    );
  });

  test.each([
    ['clientName', leadLimits.name, 'client'],
    ['address', leadLimits.address, 'client'],
    ['phone', leadLimits.phone, 'client'],
    ['email', leadLimits.email, 'client'],
    ['notes', leadLimits.text, 'notes'],
    ['signature', leadLimits.name, 'signature'],
  ] as const)('leads back to a text that is too long: %s', async (field, limit, step) => {
    const page = open();
    page.toEnd();
    page.type({ [field]: 'x'.repeat(limit + 1) });
    await page.state().complete();
    expect(page.sent).toEqual([]);
    expect(page.state()).toMatchObject({ step, refusals: 1, fields: { [field]: 'x'.repeat(limit + 1) } });
    page.type({ [field]: 'x'.repeat(limit) });
    page.next(6);
    later();
    await page.state().complete();
    expect(page.sent).toHaveLength(1);
  });

  test('however often it is pressed meanwhile, one lead', async () => {
    const page = open();
    page.toEnd();
    await Promise.all([page.state().complete(), page.state().complete(), page.state().complete()]);
    await page.state().complete();
    expect(page.sent).toHaveLength(1);
  });

  test.each(['refused', 'unproven'] as const)(
    '%s: an error, nothing is lost, and the next try has the same id',
    async (status) => {
      const page = open({ results: [status] });
      page.type(ada);
      page.toEnd();
      await page.state().complete();
      expect(page.state()).toMatchObject({ phase: 'error', step: 'signature', fields: ada, approved: true });
      page.type({ phone: '1' });
      expect(page.state().phase).toBe('filling');
      await page.state().complete();
      expect(page.state().phase).toBe('done');
      expect(page.sent[1]).toEqual({ ...page.sent[0], phone: '1' });
    },
  );

  test.each(['accepted', 'queued', 'no-endpoint'] as const)('%s: done', async (status) => {
    const page = open({ results: [status] });
    page.toEnd();
    await page.state().complete();
    expect(page.state().phase).toBe('done');
  });

  test('nothing moves while a quote is sent, and the confirmation shows what was sent', async () => {
    let answer: (value?: unknown) => void = () => {};
    const page = open({ answered: new Promise((resolve) => (answer = resolve)) });
    page.toEnd();
    const sending = page.state().complete();
    page.previous();
    page.type({ notes: 'typed meanwhile' });
    expect(page.state()).toMatchObject({ step: 'signature', phase: 'submitting' });
    answer();
    await sending;
    expect(page.state().sent?.lead.notes).toBe('');
  });
});

describe('over again', () => {
  test('a new quote is empty, and a lead of its own', async () => {
    const page = open();
    page.type(ada);
    page.state().check('biorinse', true);
    page.toEnd();
    await page.state().complete();
    page.state().again();
    expect(page.state()).toMatchObject({
      step: 'client',
      phase: 'filling',
      checked: [],
      approved: false,
      sent: undefined,
      fields: { clientName: '', signature: '' },
    });
    expect(page.state().leadId).not.toBe(page.sent[0]?.id);
    expect(page.told.at(-1)).toEqual([
      'bio-step',
      { tag: 'bio-quote-builder', step: 1, label: 'Client Information' },
    ]);
  });

  test('a lead on its way no longer speaks for a builder that was reset', async () => {
    let answer: (value?: unknown) => void = () => {};
    const page = open({ answered: new Promise((resolve) => (answer = resolve)) });
    page.toEnd();
    const sending = page.state().complete();
    page.state().reset();
    answer();
    await sending;
    expect(page.state()).toMatchObject({ phase: 'filling', step: 'client', sent: undefined });
  });

  test('reset on the first step tells nothing', () => {
    const page = open();
    page.state().reset();
    expect(page.told).toEqual([]);
  });
});

describe('over a reload', () => {
  test('everything is as it was, the id too', () => {
    const page = open();
    page.type(ada);
    page.state().check('gutter', true);
    page.toEnd();
    page.state().openPad(true);
    page.state().draw('data:image/png;base64,AA');
    const { leadId, step, fields, checked, approved, padOpen, drawing } = page.state();
    expect(open({ session: page.session }).state()).toMatchObject({
      leadId,
      step,
      fields,
      checked,
      approved,
      padOpen,
      drawing,
    });
  });

  test('nothing is left of a quote that was sent, given up or never begun', async () => {
    const page = open();
    page.type({ notes: 'x' });
    page.type({ notes: '' });
    expect(page.session.size).toBe(0);
    page.toEnd();
    expect(page.session.size).toBeGreaterThan(0);
    await page.state().complete();
    expect(page.session.size).toBe(0);
    page.state().again();
    page.type({ notes: 'again' });
    expect(open({ session: page.session }).state().fields.notes).toBe('again');
    page.state().reset();
    expect(page.session.size).toBe(0);
  });

  test('where nothing is kept it works all the same', async () => {
    const page = open({ keeps: false });
    page.type(ada);
    page.toEnd();
    await page.state().complete();
    expect(page.sent).toHaveLength(1);
  });
});

test('what was typed before the script was here is taken over; an empty field says nothing', () => {
  const page = open();
  page.type({ phone: '1' });
  const typed = new FormData();
  typed.append('clientName', 'Ada');
  typed.append('phone', '');
  typed.append('somebodyElses', 'x');
  page.state().restore(typed);
  expect(page.state().fields).toMatchObject({ clientName: 'Ada', phone: '1' });
  expect(page.state().fields).not.toHaveProperty('somebodyElses');
});

test('what was typed may be used before it is sent only with leave, without a drawing', () => {
  const mayContact = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };
  const page = open();
  page.type({ clientName: 'Ada', email: 'ada@example.com' });
  page.state().openPad(true);
  page.state().draw('data:image/png;base64,AA');
  expect(page.state().partial()).toBeUndefined();
  page.state().allowContact(mayContact);
  const partial = page.state().partial();
  expect(partial).toMatchObject({
    kind: 'quote',
    clientName: 'Ada',
    approved: false,
    signature: '',
    mayContact,
  });
  expect(JSON.stringify(partial)).not.toContain('data:');
  const stamp = { partial: true, timestamp: '2030-01-31T12:00:00.000Z' };
  expect(v.safeParse(partialLeadSchema, { ...partial, ...stamp }).issues).toBeUndefined();
});
