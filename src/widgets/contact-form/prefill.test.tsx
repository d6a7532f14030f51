import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { leadLimits } from '../../domain/limits';
import { createDraftStorage } from '../../element/draftStorage';
import { startPrefill } from '../../element/submission/prefill';
import { giveValues } from '../../page/lazy/prefill';
import { prefillLimits } from '../../page/pageUrl';
import { createFakeTools } from '../../testing/fakeTools';
import { spec } from './contact-form.element';
import { type ContactFormState, createContactFormStore } from './contact-form.store';

const clear = () => {
  sessionStorage.clear();
  document.body.replaceChildren();
  Reflect.deleteProperty(self, Symbol.for('bio.prefill'));
};
beforeEach(clear);
afterEach(clear);

const ANA = { name: 'Ana Ortiz', phone: '555', email: 'ana@example.com', address: '12 Oak Lane' };

/** A contact form on a page that is opened, or opened again, and that has said what it knows. */
function open(values = {}): { form: () => ContactFormState; fillIn: () => void } {
  Reflect.deleteProperty(self, Symbol.for('bio.prefill'));
  giveValues(values);
  const element = document.createElement('bio-contact-form');
  document.body.replaceChildren(element);
  const drafts = createDraftStorage(element, undefined);
  const store: StoreApi<ContactFormState> = createContactFormStore({
    ...createFakeTools(spec).tools,
    drafts,
  });
  store.getState().start();
  const fillIn = startPrefill(element, spec.prefills, store, drafts);
  return { form: store.getState, fillIn };
}
const ALL = {
  fullName: 'Ana Ortiz',
  phone: '555',
  email: 'ana@example.com',
  serviceAddress: '12 Oak Lane',
  areasOfConcern: '',
  hearAboutUs: '',
};

test('what the page knows is filled in without an error, and without a draft', () => {
  const { form } = open({ ...ANA, email: 'no address' });
  expect(form().fields).toEqual({ ...ALL, email: 'no address' });
  expect(form().errors.email).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('what the page says later fills the fields that are empty', () => {
  const { form, fillIn } = open();
  form().setField('email', 'typed@example.com');
  giveValues(ANA);
  fillIn();
  expect(form().fields).toEqual({ ...ALL, email: 'typed@example.com' });
});

test('a field that the visitor has emptied stays empty, also on the page that is opened again', () => {
  const { form, fillIn } = open(ANA);
  form().setField('email', '');
  fillIn();
  expect(form().fields.email).toBe('');
  const again = open({ ...ANA, phone: '777' });
  expect(again.form().fields).toEqual({ ...ALL, phone: '777', email: '' });
});

test('so it is where it was the only field that was filled in', () => {
  open({ email: ANA.email }).form().setField('email', '');
  expect(open(ANA).form().fields).toEqual({ ...ALL, email: '' });
});

test('a draft is not overwritten, and its lead keeps its id', () => {
  const { form } = open(ANA);
  form().setField('phone', '666');
  const again = open({ ...ANA, email: 'other@example.com' }).form();
  expect(again.fields).toEqual({ ...ALL, phone: '666', email: 'other@example.com' });
  expect(again.leadId).toBe(form().leadId);
});

test('a form that is reset is filled in again, one that was sent stays empty', async () => {
  const { form, fillIn } = open(ANA);
  form().setField('email', '');
  form().reset();
  expect(form().fields).toEqual(ALL);
  await form().submit();
  expect(form()).toMatchObject({ status: 'sent', fields: { fullName: '', email: '' } });
  fillIn();
  expect(form()).toMatchObject({ status: 'sent', fields: { fullName: '', email: '' } });
});

test('a value that the page may fill in is never too long for a lead', () => {
  const { name, email, phone, address, choice } = leadLimits;
  expect(prefillLimits).toMatchObject({ name, email, phone, address });
  expect(prefillLimits.firstName + 1 + prefillLimits.lastName).toBeLessThanOrEqual(name);
  expect(prefillLimits.zip).toBeLessThanOrEqual(choice);
});
