import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyFacts } from '../../content/emptyFacts';
import { leadSchema, partialLeadSchema } from '../../domain/leadSchema';
import { leadLimits } from '../../domain/limits';
import type { LeadOutcome, SubmitResult } from '../../element/spec';
import { quoteTotal } from '../../pricing/quote';
import { createFakeTools } from '../../testing/fakeTools';
import { quoteFacts } from '../../testing/quoteFacts';
import { testQueuedLead } from '../../testing/testQueuedLead';
import { missingIn, type QuoteField } from './fields';
import { selectedItems, steps } from './offer';
import { spec } from './quote-builder.element';
import { createQuoteStore } from './quote-builder.store';

interface Options {
  /** Entries of the draft storage. Passed to a second builder, it is a reload of the page. */
  session?: Map<string, string>;
  draftLimit?: number;
  /** Results of the submissions, one after another. */
  results?: SubmitResult['status'][];
  /** Every submission is pending until this settles. */
  response?: Promise<unknown>;
  /** What became of earlier leads. */
  outcomes?: LeadOutcome[];
  outboxEmpty?: boolean;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 31, 12) }));
afterEach(() => void vi.useRealTimers());

/** The store of a quote builder on a page of its own. */
function open(options: Options = {}) {
  const fake = createFakeTools(spec, { facts: { quote: quoteFacts }, ...options });
  const { getState: state } = createQuoteStore(fake.tools);
  state().start();
  return {
    ...fake,
    state,
    next: (times = 1) => {
      for (let press = 0; press < times; press++) state().next();
    },
    back: (times = 1) => {
      for (let press = 0; press < times; press++) state().back();
    },
    type: (fields: Partial<Record<QuoteField, string>>) => {
      for (const [field, value] of Object.entries(fields))
        if (value !== undefined) state().setField(field as QuoteField, value);
    },
    /** Approved and signed, at the last step, by somebody who can be reached. */
    toEnd() {
      for (const field of ['phone', 'email'] as const) state().setField(field, ada[field]);
      for (let press = 0; press < 5; press++) state().next();
      state().approve(true);
      state().setField('signature', 'Ada Lovelace');
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
  test('no step requires anything before the last, where next ends', () => {
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

  test('back ends at the first step', () => {
    const page = open();
    page.back();
    expect(page.state()).toMatchObject({ step: 'client', stepChanges: 0 });
    page.next(3);
    page.back(2);
    expect(page.state().step).toBe('services');
    page.back(5);
    expect(page.state().step).toBe('client');
  });

  test('each step change is reported once', () => {
    const page = open();
    page.next(10);
    const shown = [
      'Select Core Services',
      'Add-Ons (Optional)',
      'Quote Total',
      'Notes & Adjustments',
      'Signature & Approval',
    ].map((label, index) => ({ tag: 'bio-quote-builder', step: index + 2, label }));
    expect(page.events).toEqual(shown.map((step) => ['bio-step', step]));
    expect(page.tracked).toEqual(shown.map((step) => ['step', step]));
    page.back();
    expect(page.events.at(-1)).toEqual([
      'bio-step',
      { tag: 'bio-quote-builder', step: 5, label: 'Notes & Adjustments' },
    ]);
  });
});

test('the total is the sum of the selected items, however they were selected', () => {
  const page = open();
  const ids = quoteFacts.groups.flatMap(({ items }) => items.map(({ id }) => id));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ids, 'gone'), fc.boolean())), (presses) => {
      page.state().reset();
      for (const [id, on] of presses) page.state().select(id, on);
      const on = new Map(presses);
      const prices = quoteFacts.groups
        .flatMap(({ items }) => items)
        .filter(({ id }) => on.get(id))
        .map(({ price }) => price);
      expect(quoteTotal(selectedItems(quoteFacts, page.state().selected))).toEqual({
        min: prices.reduce((sum, { min }) => sum + min, 0),
        max: prices.reduce((sum, { max }) => sum + max, 0),
      });
    }),
  );
});

describe('submit', () => {
  test.each([
    [false, '', 'both'],
    [false, ' \n\t', 'both'],
    [false, 'Ada', 'approval'],
    [true, '', 'signature'],
    [true, ' \u00a0 ', 'signature'],
    [true, 'Ada', undefined],
  ] as const)('approved %s, signed "%s": still needed: %s', async (approved, signature, missing) => {
    const page = open();
    page.type({ email: ada.email });
    page.next(5);
    page.state().approve(approved);
    page.type({ signature });
    expect(missingIn(page.state(), emptyFacts)).toBe(missing);
    await page.state().submit();
    expect(page.leads).toHaveLength(missing ? 0 : 1);
    expect(page.state()).toMatchObject(
      missing
        ? { status: 'editing', invalidAttempts: 1, step: 'signature' }
        : { status: 'sent', invalidAttempts: 0 },
    );
  });

  test('does nothing before the last step', async () => {
    const page = open();
    page.toEnd();
    page.back();
    await page.state().submit();
    expect(page.leads).toEqual([]);
    expect(page.state()).toMatchObject({ status: 'editing', invalidAttempts: 0 });
  });

  test('sends the lead of the contract, with the selected items only', async () => {
    const page = open();
    page.type(ada);
    for (const id of ['lights', 'wash', 'seal', 'gone']) page.state().select(id, true);
    page.state().select('seal', false);
    page.toEnd();
    page.state().openPad(true);
    page.state().draw('data:image/png;base64,AA');
    await page.state().submit();
    const lead = {
      id: page.state().leadId,
      kind: 'quote',
      source: 'Quote Builder',
      ...ada,
      signature: 'Ada Lovelace',
      approved: true,
      items: [
        { id: 'wash', name: 'Soft wash', minPrice: 275, maxPrice: 975 },
        { id: 'lights', name: 'Garden lights', minPrice: 750, maxPrice: 4500 },
      ],
      total: { min: 1025, max: 5475 },
      signatureImage: 'data:image/png;base64,AA',
    };
    expect(page.leads).toEqual([lead]);
    expect(page.state().sent).toEqual({ lead, at: '2030-01-31T12:00:00.000Z' });
    expect(v.safeParse(leadSchema, { ...lead, timestamp: '2030-01-31T12:00:00.000Z' }).success).toBe(true);
  });

  test.each([
    { phone: '', email: 'ada@example.com' },
    { phone: '770 555 0100', email: '' },
  ])('sends a quote with approval, signature and one of phone and email alone: %j', async (contact) => {
    const page = open();
    page.toEnd();
    page.type(contact);
    await page.state().submit();
    expect(page.leads).toMatchObject([{ items: [], total: { min: 0, max: 0 } }]);
    expect(page.leads[0]).not.toHaveProperty('signatureImage');
    expect(v.safeParse(leadSchema, { ...page.leads[0], timestamp: '2030-01-31T12:00:00.000Z' }).success).toBe(
      true,
    );
  });

  test.each([
    { phone: '', email: '' },
    { phone: '12', email: 'ada' },
  ])(
    'asks who cannot be reached for a phone number or an email address, and keeps the rest: %j',
    async (contact) => {
      const page = open();
      page.state().select('wash', true);
      page.toEnd();
      page.type(contact);
      await page.state().submit();
      expect(page.leads).toEqual([]);
      expect(page.state()).toMatchObject({
        step: 'client',
        status: 'editing',
        invalidAttempts: 1,
        contactAsked: true,
        approved: true,
        fields: { ...contact, signature: 'Ada Lovelace' },
      });

      page.next();
      expect(page.state().step).toBe('services');
      page.back();
      page.type({ phone: ada.phone });
      page.next();
      expect(page.state()).toMatchObject({ step: 'signature', contactAsked: false });
      await page.state().submit();
      expect(page.leads).toMatchObject([{ phone: ada.phone, items: [{ id: 'wash' }] }]);
    },
  );

  test.each([
    ['clientName', leadLimits.name, 'client'],
    ['address', leadLimits.address, 'client'],
    ['phone', leadLimits.phone, 'client'],
    ['email', leadLimits.email, 'client'],
    ['notes', leadLimits.text, 'notes'],
    ['signature', leadLimits.name, 'signature'],
  ] as const)('shows the step of a text that is too long: %s', async (field, limit, step) => {
    const page = open();
    page.toEnd();
    page.type({ [field]: 'x'.repeat(limit + 1) });
    await page.state().submit();
    expect(page.leads).toEqual([]);
    expect(page.state()).toMatchObject({
      step,
      invalidAttempts: 1,
      fields: { [field]: 'x'.repeat(limit + 1) },
    });
    page.type({ [field]: 'x'.repeat(limit) });
    page.next(6);
    await page.state().submit();
    expect(page.leads).toHaveLength(1);
  });

  test('sends one lead however often it is called', async () => {
    const page = open();
    page.toEnd();
    await Promise.all([page.state().submit(), page.state().submit(), page.state().submit()]);
    await page.state().submit();
    expect(page.leads).toHaveLength(1);
  });

  test.each(['refused', 'unproven'] as const)(
    '%s: nothing is lost, and the next attempt has the same id',
    async (result) => {
      const page = open({ results: [result] });
      page.type(ada);
      page.toEnd();
      await page.state().submit();
      expect(page.state()).toMatchObject({ status: 'error', step: 'signature', fields: ada, approved: true });
      page.type({ phone: '1' });
      expect(page.state().status).toBe('editing');
      await page.state().submit();
      expect(page.state().status).toBe('sent');
      expect(page.leads[1]).toEqual({ ...page.leads[0], phone: '1' });
    },
  );

  test.each(['accepted', 'no-endpoint'] as const)('%s counts as sent', async (result) => {
    const page = open({ results: [result] });
    page.toEnd();
    await page.state().submit();
    expect(page.state().status).toBe('sent');
  });

  test('the step stays while a quote is being sent, and the confirmation shows what was sent', async () => {
    let answer: (value?: unknown) => void = () => {};
    const page = open({ response: new Promise((resolve) => (answer = resolve)) });
    page.toEnd();
    const sending = page.state().submit();
    page.back();
    page.type({ notes: 'typed meanwhile' });
    expect(page.state()).toMatchObject({ step: 'signature', status: 'submitting' });
    answer();
    await sending;
    expect(page.state().sent?.lead.notes).toBe('');
  });
});

describe('a queued lead', () => {
  const queue = async (options: Options = {}) => {
    const page = open({ results: ['queued'], ...options });
    page.type(ada);
    page.toEnd();
    await page.state().submit();
    return page;
  };

  testQueuedLead({ open, queue, fields: ada });

  test('is printed as it was sent, after a reload too', async () => {
    const { session, state, leads } = await queue();
    const { sent } = state();
    expect(sent).toEqual({ lead: leads[0], at: '2030-01-31T12:00:00.000Z' });
    vi.setSystemTime(Date.UTC(2030, 1, 1));
    expect(open({ session }).state().sent).toEqual(sent);
  });
});

describe('starting over', () => {
  test('startNew begins an empty quote with a lead of its own', async () => {
    const page = open();
    page.type(ada);
    page.state().select('wash', true);
    page.toEnd();
    await page.state().submit();
    page.state().startNew();
    expect(page.state()).toMatchObject({
      step: 'client',
      status: 'editing',
      selected: [],
      approved: false,
      sent: undefined,
      fields: { clientName: '', signature: '' },
    });
    expect(page.state().leadId).not.toBe(page.leads[0]?.id);
    expect(page.events.at(-1)).toEqual([
      'bio-step',
      { tag: 'bio-quote-builder', step: 1, label: 'Client Information' },
    ]);
  });

  test('a result that arrives after a reset is ignored', async () => {
    let answer: (value?: unknown) => void = () => {};
    const page = open({ response: new Promise((resolve) => (answer = resolve)) });
    page.toEnd();
    const sending = page.state().submit();
    page.state().reset();
    answer();
    await sending;
    expect(page.state()).toMatchObject({ status: 'editing', step: 'client', sent: undefined });
  });

  test('reset on the first step reports no step', () => {
    const page = open();
    page.state().reset();
    expect(page.events).toEqual([]);
  });
});

describe('the draft', () => {
  test('restores everything over a reload, the lead id included', () => {
    const page = open();
    page.type(ada);
    page.state().select('gutter', true);
    page.toEnd();
    page.state().openPad(true);
    page.state().draw('data:image/png;base64,AA');
    const { leadId, step, fields, selected, approved, padOpen, drawing } = page.state();
    expect(open({ session: page.session }).state()).toMatchObject({
      leadId,
      step,
      fields,
      selected,
      approved,
      padOpen,
      drawing,
    });
  });

  test('is removed when the quote is sent, reset or empty', async () => {
    const page = open();
    page.type({ notes: 'x' });
    page.type({ notes: '' });
    expect(page.session.size).toBe(0);
    page.toEnd();
    expect(page.session.size).toBeGreaterThan(0);
    await page.state().submit();
    expect(page.session.size).toBe(0);
    page.state().startNew();
    page.type({ notes: 'again' });
    expect(open({ session: page.session }).state().fields.notes).toBe('again');
    page.state().reset();
    expect(page.session.size).toBe(0);
  });

  test('is not required: without storage the quote can be sent', async () => {
    const page = open({ draftLimit: 0 });
    page.type(ada);
    page.toEnd();
    await page.state().submit();
    expect(page.leads).toHaveLength(1);
  });
});

test('errors: a text that is too long immediately, a missing signature after an attempt', async () => {
  const page = open();
  const notes = 'x'.repeat(leadLimits.text + 1);
  page.type({ signature: 'A', notes });
  page.type({ signature: '' });
  expect(page.state().errors).toEqual({ notes: 'tooLong' });
  expect(open({ session: page.session }).state().errors).toEqual({ notes: 'tooLong' });
  page.type({ notes: '' });
  page.next(5);
  await page.state().submit();
  page.type({ signature: 'A' });
  expect(page.state().errors).toEqual({});
  page.type({ signature: ' ' });
  expect(page.state().errors).toEqual({ signature: 'required' });
});

test('restoreInput sets the fields that were changed before hydration, also those that were emptied', () => {
  const page = open();
  page.type({ phone: '1', email: 'ada@example.com' });
  const typed = new FormData();
  typed.append('clientName', 'Ada');
  typed.append('email', '');
  typed.append('somebodyElses', 'x');
  page.state().restoreInput(typed);
  expect(page.state().fields).toMatchObject({ clientName: 'Ada', phone: '1', email: '' });
  expect(page.state().fields).not.toHaveProperty('somebodyElses');
});

test('there is a partial lead only with consent, without a drawing', () => {
  const mayContact = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };
  const page = open();
  page.type({ clientName: 'Ada', email: 'ada@example.com' });
  page.state().openPad(true);
  page.state().draw('data:image/png;base64,AA');
  expect(page.state().partialLead()).toBeUndefined();
  page.state().allowContact(mayContact);
  const partial = page.state().partialLead();
  expect(partial).toMatchObject({
    kind: 'quote',
    clientName: 'Ada',
    approved: false,
    signature: '',
    leftStep: expect.stringMatching(/^\d\. \S/),
    mayContact,
  });
  expect(JSON.stringify(partial)).not.toContain('data:');
  const stamp = { partial: true, timestamp: '2030-01-31T12:00:00.000Z' };
  expect(v.safeParse(partialLeadSchema, { ...partial, ...stamp }).issues).toBeUndefined();
});
