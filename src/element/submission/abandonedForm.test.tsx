import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { HONEYPOT_NAME } from '../../domain/intake';
import { leadSources } from '../../domain/leadKinds';
import { type PartialLead, partialLeadSchema } from '../../domain/leadSchema';
import { nextTask } from '../../testing/mount';
import type { PartialLeadInput } from '../spec';
import { deliverAbandoned } from './abandonedForm';
import { composeLead, recordFirstSeen } from './composeLead';

const ENDPOINT = 'https://desk.example/api/requests';
const TOKENS = 'https://desk.example/api/token';
const consent = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };

const requests: { url: string; init: RequestInit | undefined }[] = [];
let respond = () => new Response('{}', { status: 201 });
let forms = 0;

beforeEach(() => {
  requests.length = 0;
  respond = () => new Response('{}', { status: 201 });
  vi.stubGlobal('fetch', async (url: URL | string, init?: RequestInit) => {
    requests.push({ url: String(url), init });
    return String(url).startsWith(TOKENS) ? Response.json({ token: 'token of this form' }) : respond();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The bodies of the delivered partial leads. */
const delivered = () =>
  requests
    .filter(({ url }) => url === ENDPOINT)
    .map(({ init }) => JSON.parse(init?.body as string) as PartialLead & Record<string, unknown>);

/** A form that had the focus, on a page with the `abandoned` attribute. */
function openForm({ abandoned = true, mayContact = true, guard = undefined as string | undefined } = {}) {
  const element = document.createElement('bio-test');
  element.attachShadow({ mode: 'open' }).innerHTML = `<form><input name="${HONEYPOT_NAME}"></form>`;
  document.body.append(element);
  const draft = {
    id: `3f0c8f0e-6f5d-4c58-9a53-${String(++forms).padStart(12, '0')}`,
    kind: 'contact',
    source: leadSources.contact,
    email: '',
    phone: '',
    mayContact: consent,
  } satisfies PartialLeadInput;
  const store = createStore(() => ({
    draft,
    partialLead: () => (mayContact ? store.getState().draft : undefined),
  }));
  const settings = createStore(() => ({ endpoint: ENDPOINT, guard, abandoned }));
  recordFirstSeen(element, performance.now() - 4200);
  deliverAbandoned(element, { store, settings });
  return {
    element,
    draft,
    type: (fields: object) => store.setState({ draft: { ...store.getState().draft, ...fields } }),
  };
}

/** The visitor leaves the page. Resolves when the response is handled. */
async function leavePage(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  await nextTask();
}

/** The visitor looks at the page again. */
async function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await nextTask();
}

test('input is delivered when the page is left, and again only when it has changed', async () => {
  const form = openForm();
  form.type({ email: 'ana@example.com' });
  await leavePage();
  await leavePage();
  expect(delivered()).toEqual([
    {
      ...form.draft,
      email: 'ana@example.com',
      partial: true,
      secret: expect.any(String),
      revision: 1,
      timestamp: expect.any(String),
      page: location.href,
      lang: 'en',
      attribution: expect.anything(),
      guard: { trap: '', seconds: expect.closeTo(4.2, 0), trusted: expect.any(Boolean) },
    },
  ]);
  expect(v.safeParse(partialLeadSchema, delivered()[0]).issues).toBeUndefined();
  expect(requests.find(({ url }) => url === ENDPOINT)?.init?.keepalive).toBe(true);
  form.type({ phone: '(770) 555-0100' });
  await leavePage();
  expect(delivered().map(({ phone }) => phone)).toEqual(['', '(770) 555-0100']);
  expect(delivered().map(({ revision }) => revision)).toEqual([1, 2]);
  expect(new Set(delivered().map(({ secret }) => secret)).size).toBe(1);
});

test('who comes back is reported once, and again when they leave', async () => {
  const form = openForm();
  form.type({ email: 'ana@example.com' });
  await leavePage();
  await comeBack();
  await comeBack();
  await leavePage();
  await leavePage();
  expect(delivered().map(({ revision, present }) => [revision, present])).toEqual([
    [1, undefined],
    [2, true],
    [3, undefined],
  ]);
});

test('the draft comes along for another device, without photos, and nothing else of the page', async () => {
  const form = openForm();
  const prefix = `bio:bio-test:${location.pathname}#${document.querySelectorAll('bio-test').length - 1}:`;
  sessionStorage.setItem(`${prefix}email`, '"ana@example.com"');
  sessionStorage.setItem(`${prefix}photo0`, '{"dataUrl":"data:image/jpeg;base64,AAAA"}');
  sessionStorage.setItem('bio:bio-test:/other#0:email', '"ben@example.com"');
  sessionStorage.setItem('cart', '1');
  form.type({ email: 'ana@example.com' });
  await leavePage();
  expect(delivered().map((lead) => lead['draft'])).toEqual([
    { prefix, entries: { email: '"ana@example.com"' } },
  ]);
});

test.each([
  ['without an email or a phone number', {}, { fullName: 'Ana' }],
  ['without consent', { mayContact: false }, { email: 'ana@example.com' }],
  ['without the abandoned attribute', { abandoned: false }, { email: 'ana@example.com' }],
])('%s nothing is delivered', async (_, page, typed) => {
  openForm(page).type(typed);
  await leavePage();
  expect(requests).toEqual([]);
});

test('after the lead was sent, no partial lead is delivered', async () => {
  const form = openForm();
  form.type({ email: 'ana@example.com' });
  const { mayContact, ...draft } = form.draft;
  composeLead(form.element, {
    ...draft,
    fullName: 'Ana',
    email: 'ana@example.com',
    phone: '1',
    serviceAddress: 'x',
  });
  await leavePage();
  expect(mayContact).toBe(consent);
  expect(delivered()).toEqual([]);
});

test('an unproven delivery is retried the next time, a refused one is not', async () => {
  const form = openForm();
  form.type({ email: 'ana@example.com' });
  respond = () => new Response('', { status: 503 });
  await leavePage();
  respond = () => new Response('', { status: 400 });
  await leavePage();
  await leavePage();
  expect(delivered()).toHaveLength(2);
});

test('a spam token is fetched once, as soon as there is something to deliver', async () => {
  const form = openForm({ guard: TOKENS });
  form.type({ fullName: 'Ana' });
  expect(requests).toEqual([]);
  form.type({ email: 'ana@example.com' });
  form.type({ phone: '(770) 555-0100' });
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toEqual([`${TOKENS}?id=${form.draft.id}`]));
  await nextTask(); // the response is read
  await leavePage();
  expect(delivered().map(({ guard }) => guard?.token)).toEqual(['token of this form']);
});

test('the value of the honeypot is delivered', async () => {
  const form = openForm();
  for (const input of form.element.shadowRoot?.querySelectorAll('input') ?? []) input.value = 'spam';
  form.type({ email: 'ana@example.com' });
  await leavePage();
  expect(delivered()[0]?.guard?.trap).toBe('spam');
});

test('a form that was removed is delivered once more, and then no longer watched', async () => {
  const form = openForm();
  form.type({ email: 'ana@example.com' });
  form.element.remove();
  await leavePage();
  form.type({ phone: '(770) 555-0100' });
  await leavePage();
  expect(delivered()).toHaveLength(1);
});
