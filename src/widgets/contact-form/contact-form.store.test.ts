import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ContactField, contactFieldNames } from '../../domain/contactFields';
import { partialLeadSchema } from '../../domain/leadSchema';
import type { SubmitResult } from '../../element/spec';
import { createFakeTools } from '../../testing/fakeTools';
import { spec } from './contact-form.element';
import { createContactFormStore } from './contact-form.store';

const complete = {
  fullName: "Siobhán O'Neil",
  phone: '+1 (770) 555-0100 ext. 7',
  email: 'siobhan@example.com',
  serviceAddress: '12 Oak Lane\nRoswell 30075',
};

/** A store, and the results of its submissions one after another. */
const setUp = (...results: SubmitResult['status'][]) => open({ results });

/** A store that has started. With the `session` of another one, it is a reload of the page. */
function open(options: Parameters<typeof createFakeTools<typeof spec>>[1] = {}) {
  const fake = createFakeTools(spec, options);
  const { getState: state } = createContactFormStore(fake.tools);
  state().start();
  const type = (fields: Partial<Record<ContactField, string>>) => {
    for (const [field, value] of Object.entries(fields)) state().setField(field as ContactField, value);
  };
  return { ...fake, type, state };
}

test('an empty form is not sent, and its required fields are marked', async () => {
  const { state, leads } = setUp();
  await state().submit();
  expect(leads).toEqual([]);
  expect(state()).toMatchObject({
    status: 'editing',
    invalidAttempts: 1,
    errors: { fullName: 'required', phone: 'required', email: 'required', serviceAddress: 'required' },
  });
});

test('an error is removed as soon as the value is valid, and none appears while typing', async () => {
  const { state, type } = setUp();
  type({ email: 'no' });
  expect(state().errors).toEqual({});
  await state().submit();
  expect(state().errors.email).toBe('email');
  type({ email: 'no@where' });
  expect(state().errors.email).toBeUndefined();
  expect(state().errors.fullName).toBe('required');
});

test('editing → submitting → sent: the form is cleared, and the next request is a new lead', async () => {
  const { state, leads, type } = setUp();
  type(complete);
  const sending = state().submit();
  expect(state().status).toBe('submitting');
  await sending;
  expect(state()).toMatchObject({ status: 'sent', errors: {}, fields: { fullName: '', email: '' } });
  expect(leads[0]).toMatchObject({ kind: 'contact', source: 'Contact Form', ...complete });

  await state().submit(); // the button was pressed twice
  expect(state()).toMatchObject({ status: 'sent', errors: {} });

  type(complete);
  expect(state().status).toBe('editing');
  await state().submit();
  expect(leads[1]?.id).not.toBe(leads[0]?.id);
});

test.each([
  ['refused', 'error'],
  ['unproven', 'error'],
  ['queued', 'queued'],
  ['no-endpoint', 'error'],
] as const)(
  'editing → submitting → after %s %s: no input is lost, and the next attempt is the same lead',
  async (result, status) => {
    const { state, leads, type } = setUp(result);
    type(complete);
    await state().submit();
    expect(state()).toMatchObject({ status, fields: complete });

    type({ phone: '770 555 0101' });
    await state().submit();
    expect(state().status).toBe('sent');
    expect(leads[1]).toEqual({ ...leads[0], phone: '770 555 0101' });
  },
);

describe('a queued booking', () => {
  const queue = async () => {
    const page = setUp('queued');
    page.type(complete);
    await page.state().submit();
    return page;
  };
  const id = ({ leads }: { leads: { id: string }[] }) => leads[0]?.id ?? '';
  const outcomeOf = (page: { leads: { id: string }[] }, status: 'delivered' | 'failed') => ({
    id: id(page),
    status,
    timestamp: '2030-01-31T12:00:00.000Z',
  });

  test('that is delivered clears the form, and the next request is a new lead', async () => {
    const page = await queue();
    page.settle('delivered');
    expect(page.state()).toMatchObject({ status: 'sent', unprompted: true, fields: { fullName: '' } });
    expect(page.state().leadId).not.toBe(id(page));
    expect([...page.session]).toEqual([]);
  });

  test('that is refused is an error, and everything typed stays', async () => {
    const page = await queue();
    page.settle('failed');
    expect(page.state()).toMatchObject({
      status: 'error',
      unprompted: true,
      fields: complete,
      leadId: id(page),
    });
  });

  test('that is changed meanwhile stays as a correction of the same lead', async () => {
    const page = await queue();
    page.type({ phone: '770 555 0101' });
    expect(page.state().status).toBe('queued');
    page.settle('delivered');
    const corrected = { ...complete, phone: '770 555 0101' };
    expect(page.state()).toMatchObject({
      status: 'editing',
      fields: corrected,
      notice: { id: id(page), status: 'delivered' },
    });
    await page.state().submit();
    expect(page.leads[1]).toMatchObject({ id: id(page), ...corrected });
    expect(page.state()).toMatchObject({ status: 'sent', notice: undefined });
  });

  test('is queued after a reload, and shows what became of it meanwhile', async () => {
    const page = await queue();
    expect(open({ session: new Map(page.session) }).state()).toMatchObject({
      status: 'queued',
      unprompted: true,
      fields: complete,
    });
    const delivered = open({ session: new Map(page.session), outcomes: [outcomeOf(page, 'delivered')] });
    expect(delivered.state()).toMatchObject({ status: 'sent', fields: { fullName: '' } });
    const failed = open({ session: new Map(page.session), outcomes: [outcomeOf(page, 'failed')] });
    expect(failed.state()).toMatchObject({ status: 'error', fields: complete, leadId: id(page) });
  });

  test('that was changed before a reload is told apart from what stands in the form', async () => {
    const page = await queue();
    page.type({ phone: '770 555 0101' });
    const after = open({ session: page.session, outcomes: [outcomeOf(page, 'delivered')] });
    expect(after.state()).toMatchObject({
      status: 'editing',
      leadId: id(page),
      fields: { ...complete, phone: '770 555 0101' },
      notice: { status: 'delivered' },
    });
  });

  test('that the device has lost can be sent again, with the same id', async () => {
    const { session, leads } = await queue();
    const page = open({ session, outboxEmpty: true });
    expect(page.state()).toMatchObject({ status: 'editing', leadId: leads[0]?.id, fields: complete });
  });

  test('of an earlier page is told once, until it is dismissed', () => {
    const page = open({ outcomes: [{ id: 'x', status: 'failed', timestamp: '2030-01-31T12:00:00.000Z' }] });
    expect(page.state()).toMatchObject({ status: 'editing', notice: { status: 'failed' } });
    expect(page.told).toContain('x');
    page.state().dismissNotice();
    expect(page.state().notice).toBeUndefined();
  });

  test('of an earlier page is told until another one is sent', async () => {
    const page = open({ outcomes: [{ id: 'x', status: 'failed', timestamp: '2030-01-31T12:00:00.000Z' }] });
    page.type(complete);
    await page.state().submit();
    expect(page.state()).toMatchObject({ status: 'sent', notice: undefined });
  });
});

test('submitting again while a lead is being sent sends nothing more', async () => {
  const { state, leads, type } = setUp();
  type(complete);
  await Promise.all([state().submit(), state().submit(), state().submit()]);
  expect(leads).toHaveLength(1);
});

test('input typed while a lead is being sent stays', async () => {
  const { state, type } = setUp();
  type(complete);
  const sending = state().submit();
  type({ areasOfConcern: 'Also the deck' });
  await sending;
  expect(state()).toMatchObject({
    status: 'sent',
    fields: { ...complete, areasOfConcern: 'Also the deck' },
  });
});

test('restoreInput sets the fields that were typed before hydration, and nothing else', () => {
  const { state } = setUp();
  const typed = new FormData();
  typed.append('fullName', 'Ada');
  typed.append('areasOfConcern', '');
  typed.append('__proto__', 'x');
  typed.append('somebodyElses', 'x');
  state().restoreInput(typed);
  const others = contactFieldNames.filter((name) => name !== 'fullName').map((name) => [name, '']);
  expect(state().fields).toEqual({ ...Object.fromEntries(others), fullName: 'Ada' });
});

test('reset clears the form, and ignores the result of a lead that is being sent', async () => {
  const { state, leads, type } = setUp('unproven');
  type(complete);
  const sending = state().submit();
  state().reset();
  await sending;
  expect(state()).toMatchObject({ status: 'editing', fields: { fullName: '' } });
  type(complete);
  await state().submit();
  expect(leads[1]?.id).not.toBe(leads[0]?.id);
});

test('a requested service is added once, below what the visitor wrote', () => {
  const { state, type } = setUp();
  state().addService('BioRinse');
  expect(state().fields.areasOfConcern).toBe('BioRinse');
  type({ areasOfConcern: 'The deck is slippery' });
  state().addService('BioSeal');
  state().addService('BioSeal');
  expect(state().fields.areasOfConcern).toBe('The deck is slippery\nBioSeal');
});

test('services that are requested one after another stand in one line, each once', () => {
  const { state, type } = setUp();
  type({ areasOfConcern: 'The deck is slippery\n\nand green' });
  for (const name of ['BioCare Premium', 'BioSeal', 'BioCare Premium+', 'BioSeal']) state().addService(name);
  const typed = 'The deck is slippery\n\nand green';
  expect(state().fields.areasOfConcern).toBe(`${typed}\nBioCare Premium, BioSeal, BioCare Premium+`);
});

test('a service that is requested after the visitor has changed the line stands below it', () => {
  const { state, type } = setUp();
  state().addService('BioRinse');
  type({ areasOfConcern: 'BioRinse of the roof' });
  state().addService('BioRinse');
  state().addService('BioSeal');
  state().addService('BioBlast');
  expect(state().fields.areasOfConcern).toBe('BioRinse of the roof\nBioSeal, BioBlast');
  type({ areasOfConcern: '' });
  state().addService('BioSeal');
  expect(state().fields.areasOfConcern).toBe('BioSeal');
});

test('there is a partial lead only with consent, and only for that request', async () => {
  const mayContact = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };
  const { state, type, leads } = setUp();
  type({ fullName: 'Ana', email: 'ana@' });
  expect(state().partialLead()).toBeUndefined();
  state().allowContact(mayContact);
  const partial = state().partialLead();
  expect(partial).toMatchObject({ kind: 'contact', fullName: 'Ana', email: 'ana@', mayContact });
  const stamp = { partial: true, timestamp: '2030-01-31T12:00:00.000Z' };
  expect(v.safeParse(partialLeadSchema, { ...partial, ...stamp }).issues).toBeUndefined();

  type(complete);
  await state().submit();
  expect(leads[0]).not.toHaveProperty('mayContact');
  expect(leads[0]?.id).toBe(partial?.id);
  expect(state().partialLead()).toBeUndefined();
});

describe('the draft', () => {
  test('is restored after a reload', () => {
    const { type, session } = setUp();
    type({ ...complete, areasOfConcern: 'The deck' });
    const { state } = open({ session });
    expect(state().fields).toMatchObject({ ...complete, areasOfConcern: 'The deck' });
  });

  test('keeps the lead id over a failed delivery and a reload: the next attempt is the same lead', async () => {
    const before = setUp('unproven');
    before.type(complete);
    await before.state().submit();
    const after = open({ session: before.session });
    expect(after.state()).toMatchObject({ status: 'editing', fields: complete });
    await after.state().submit();
    expect(after.leads[0]?.id).toBe(before.leads[0]?.id);
  });

  test('is gone once the lead was delivered, after a reset, and when everything was deleted', async () => {
    const { state, type, session } = setUp();
    const ends: (() => unknown)[] = [
      () => state().submit(),
      () => state().reset(),
      () => type({ fullName: '', phone: '', email: '', serviceAddress: '' }),
    ];
    for (const end of ends) {
      type(complete);
      expect(session.size).toBeGreaterThan(0);
      await end();
      expect([...session]).toEqual([]);
    }
  });

  test.each(['refused', 'unproven', 'queued', 'no-endpoint'] as const)('stays when %s', async (status) => {
    const { state, type, session } = setUp(status);
    type(complete);
    await state().submit();
    expect(open({ session }).state().fields).toMatchObject(complete);
  });

  test('of what was typed while a lead was sent is the next lead', async () => {
    const { state, type, session, leads } = setUp();
    type(complete);
    const sending = state().submit();
    type({ areasOfConcern: 'Also the deck' });
    await sending;
    const after = open({ session });
    expect(after.state().fields).toMatchObject({ ...complete, areasOfConcern: 'Also the deck' });
    expect(after.state().leadId).not.toBe(leads[0]?.id);
  });

  test('has no consent', () => {
    const { state, type, session } = setUp();
    type(complete);
    state().allowContact({ text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' });
    expect(JSON.stringify([...session])).not.toContain('contact me');
    expect(open({ session }).state().mayContact).toBeUndefined();
  });

  test('takes a requested service in, once', () => {
    const { type, session } = setUp();
    type({ areasOfConcern: 'The deck' });
    for (let visit = 0; visit < 2; visit++) {
      const { state } = open({ session });
      state().addService('BioSeal');
      expect(state().fields.areasOfConcern).toBe('The deck\nBioSeal');
    }
  });

  test('of a text that is too large for the storage lacks that text alone', () => {
    const { type, session } = open({ draftLimit: 1000 });
    type({ ...complete, areasOfConcern: 'A'.repeat(2000) });
    expect(open({ session }).state().fields).toMatchObject({ ...complete, areasOfConcern: '' });
  });

  test('that somebody else has written into counts as far as it is one', () => {
    const session = new Map([
      ['form', '{"leadId":7}'],
      ['fullName', '"Ada"'],
      ['email', '{"a":1}'],
    ]);
    const { fields, leadId } = open({ session }).state();
    expect(fields).toMatchObject({ fullName: 'Ada', email: '' });
    expect(leadId).toMatch(/^[\da-f-]{36}$/);
  });
});
