import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { LeadDraft, LeadResult } from '../../element/spec';
import { partialLeadSchema } from '../../leads/schema';
import { type ContactField, createContactFormStore } from './contact-form.store';

const complete = {
  fullName: "Siobhán O'Neil",
  phone: '+1 (770) 555-0100 ext. 7',
  email: 'siobhan@example.com',
  serviceAddress: '12 Oak Lane\nRoswell 30075',
};

/** A store with a complete form, whose deliveries end as told, one after another. */
function setUp(...results: LeadResult['status'][]) {
  const sent: LeadDraft[] = [];
  const sendLead = vi.fn(async (draft: LeadDraft): Promise<LeadResult> => {
    sent.push(draft);
    const status = results[sent.length - 1] ?? 'accepted';
    return { status, httpStatus: 400, errors: [], reason: '' };
  });
  const store = createContactFormStore({ sendLead });
  const type = (fields: Partial<Record<ContactField, string>>) => {
    for (const [field, value] of Object.entries(fields))
      store.getState().change(field as ContactField, value);
  };
  return { store, sent, type, state: store.getState };
}

test('an empty form is not sent, and says what is missing', async () => {
  const { state, sent } = setUp();
  await state().submit();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({
    status: 'idle',
    refusals: 1,
    problems: { fullName: 'required', phone: 'required', email: 'required', serviceAddress: 'required' },
  });
});

test('a complaint goes as soon as it no longer holds, and none is made while typing', async () => {
  const { state, type } = setUp();
  type({ email: 'no' });
  expect(state().problems).toEqual({});
  await state().submit();
  expect(state().problems.email).toBe('email');
  type({ email: 'no@where' });
  expect(state().problems.email).toBeUndefined();
  expect(state().problems.fullName).toBe('required');
});

test('idle → submitting → success: the form is cleared, the next request is a new lead', async () => {
  const { state, sent, type } = setUp();
  type(complete);
  const sending = state().submit();
  expect(state().status).toBe('submitting');
  await sending;
  expect(state()).toMatchObject({ status: 'success', problems: {}, fields: { fullName: '', email: '' } });
  expect(sent[0]).toMatchObject({ kind: 'contact', source: 'Contact Form', ...complete });

  await state().submit(); // pressed twice
  expect(state()).toMatchObject({ status: 'success', problems: {} });

  type(complete);
  expect(state().status).toBe('idle');
  await state().submit();
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

test.each(['refused', 'unproven', 'queued', 'no-endpoint'] as const)(
  'idle → submitting → error when %s: nothing typed is lost, sending again is the same lead',
  async (status) => {
    const { state, sent, type } = setUp(status);
    type(complete);
    await state().submit();
    expect(state()).toMatchObject({ status: 'error', fields: complete });

    type({ phone: '770 555 0101' });
    await state().submit();
    expect(state().status).toBe('success');
    expect(sent[1]).toEqual({ ...sent[0], phone: '770 555 0101' });
  },
);

test('however often it is submitted meanwhile, one lead is sent', async () => {
  const { state, sent, type } = setUp();
  type(complete);
  await Promise.all([state().submit(), state().submit(), state().submit()]);
  expect(sent).toHaveLength(1);
});

test('what is typed while a lead is on its way stays', async () => {
  const { state, type } = setUp();
  type(complete);
  const sending = state().submit();
  type({ areasOfConcern: 'Also the deck' });
  await sending;
  expect(state()).toMatchObject({
    status: 'success',
    fields: { ...complete, areasOfConcern: 'Also the deck' },
  });
});

test('what was typed before the script was here is taken over, and nothing else', () => {
  const { state } = setUp();
  const typed = new FormData();
  typed.append('fullName', 'Ada');
  typed.append('areasOfConcern', '');
  typed.append('__proto__', 'x');
  typed.append('somebodyElses', 'x');
  state().restore(typed);
  expect(state().fields).toEqual({
    ...createContactFormStore({ sendLead: vi.fn() }).getState().fields,
    fullName: 'Ada',
  });
});

test('reset empties the form, and a lead on its way no longer speaks for it', async () => {
  const { state, sent, type } = setUp('unproven');
  type(complete);
  const sending = state().submit();
  state().reset();
  await sending;
  expect(state()).toMatchObject({ status: 'idle', fields: { fullName: '' } });
  type(complete);
  await state().submit();
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

test('a service to schedule is noted once, below what the visitor wrote', () => {
  const { state, type } = setUp();
  state().noteService('BioRinse');
  expect(state().fields.areasOfConcern).toBe('BioRinse');
  type({ areasOfConcern: 'The deck is slippery' });
  state().noteService('BioSeal');
  state().noteService('BioSeal');
  expect(state().fields.areasOfConcern).toBe('The deck is slippery\nBioSeal');
});

test('what was typed may be used before it is sent only with leave, and for that request only', async () => {
  const mayContact = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };
  const { state, type, sent } = setUp();
  type({ fullName: 'Ana', email: 'ana@' });
  expect(state().partial()).toBeUndefined();
  state().allowContact(mayContact);
  const partial = state().partial();
  expect(partial).toMatchObject({ kind: 'contact', fullName: 'Ana', email: 'ana@', mayContact });
  const stamp = { partial: true, timestamp: '2030-01-31T12:00:00.000Z' };
  expect(v.safeParse(partialLeadSchema, { ...partial, ...stamp }).issues).toBeUndefined();

  type(complete);
  await state().submit();
  expect(sent[0]).not.toHaveProperty('mayContact');
  expect(sent[0]?.id).toBe(partial?.id);
  expect(state().partial()).toBeUndefined();
});
