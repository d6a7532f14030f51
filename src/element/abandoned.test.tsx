import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type PartialLead, partialLeadSchema } from '../leads/schema';
import { TRAP } from '../ui/Trap';
import { attend } from './abandoned';
import { composeLead } from './composeLead';
import type { PartialDraft } from './spec';

const ENDPOINT = 'https://desk.example/api/requests';
const TOKENS = 'https://desk.example/api/token';
const agreed = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };

const requests: { url: string; init: RequestInit | undefined }[] = [];
let answer = () => new Response('{}', { status: 201 });
let forms = 0;

beforeEach(() => {
  requests.length = 0;
  answer = () => new Response('{}', { status: 201 });
  vi.stubGlobal('fetch', async (url: URL | string, init?: RequestInit) => {
    requests.push({ url: String(url), init });
    return String(url).startsWith(TOKENS) ? Response.json({ token: 'of this form' }) : answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const element of document.querySelectorAll('bio-test')) element.remove();
});

const delivered = () =>
  requests
    .filter(({ url }) => url === ENDPOINT)
    .map(({ init }) => JSON.parse(init?.body as string) as PartialLead & Record<string, unknown>);

/** A form that somebody came into, on a page that wants what is left unsent. */
function open({ abandoned = true, mayContact = true, guard = undefined as string | undefined } = {}) {
  const element = document.createElement('bio-test');
  element.attachShadow({ mode: 'open' }).innerHTML = `<form><input name="${TRAP}"></form>`;
  document.body.append(element);
  const draft = {
    id: `3f0c8f0e-6f5d-4c58-9a53-${String(++forms).padStart(12, '0')}`,
    kind: 'contact',
    source: 'Contact Form',
    email: '',
    phone: '',
    mayContact: agreed,
  } satisfies PartialDraft;
  const store = createStore(() => ({
    draft,
    partial: () => (mayContact ? store.getState().draft : undefined),
  }));
  const settings = createStore(() => ({ endpoint: ENDPOINT, guard, abandoned }));
  attend(element, { store, settings, seenAt: performance.now() - 4200 });
  return {
    element,
    draft,
    type: (fields: object) => store.setState({ draft: { ...store.getState().draft, ...fields } }),
  };
}

/** The visitor goes away, or looks at something else. */
async function leave(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('what was typed is delivered when the page is left, once until it changes', async () => {
  const form = open();
  form.type({ email: 'ana@example.com' });
  await leave();
  await leave();
  expect(delivered()).toEqual([
    {
      ...form.draft,
      email: 'ana@example.com',
      partial: true,
      timestamp: expect.any(String),
      page: location.href,
      attribution: expect.anything(),
      guard: { trap: '', seconds: expect.closeTo(4.2, 0), trusted: expect.any(Boolean) },
    },
  ]);
  expect(v.safeParse(partialLeadSchema, delivered()[0]).issues).toBeUndefined();
  expect(requests[0]?.init?.keepalive).toBe(true);
  form.type({ phone: '(770) 555-0100' });
  await leave();
  expect(delivered().map(({ phone }) => phone)).toEqual(['', '(770) 555-0100']);
});

test.each([
  ['nothing tells how to reach anybody', {}, { fullName: 'Ana' }],
  ['the visitor did not allow it', { mayContact: false }, { email: 'ana@example.com' }],
  ['the page does not want it', { abandoned: false }, { email: 'ana@example.com' }],
])('nothing is delivered where %s', async (_, page, typed) => {
  open(page).type(typed);
  await leave();
  expect(requests).toEqual([]);
});

test('nothing partial follows a lead that was sent whole', async () => {
  const form = open();
  form.type({ email: 'ana@example.com' });
  const { mayContact, ...draft } = form.draft;
  composeLead(form.element, {
    ...draft,
    fullName: 'Ana',
    email: 'ana@example.com',
    phone: '1',
    serviceAddress: 'x',
  });
  await leave();
  expect(mayContact).toBe(agreed);
  expect(delivered()).toEqual([]);
});

test('what did not arrive is tried again the next time, what was refused is not', async () => {
  const form = open();
  form.type({ email: 'ana@example.com' });
  answer = () => new Response('', { status: 503 });
  await leave();
  answer = () => new Response('', { status: 400 });
  await leave();
  await leave();
  expect(delivered()).toHaveLength(2);
});

test('a desk that uses tokens is asked for one as soon as there is something to deliver', async () => {
  const form = open({ guard: TOKENS });
  form.type({ fullName: 'Ana' });
  expect(requests).toEqual([]);
  form.type({ email: 'ana@example.com' });
  form.type({ phone: '(770) 555-0100' });
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toEqual([`${TOKENS}?id=${form.draft.id}`]));
  await new Promise((resolve) => setTimeout(resolve));
  await leave();
  expect(delivered().map(({ guard }) => guard?.token)).toEqual(['of this form']);
});

test('a robot that fills in everything fills the trap', async () => {
  const form = open();
  for (const input of form.element.shadowRoot?.querySelectorAll('input') ?? []) input.value = 'spam';
  form.type({ email: 'ana@example.com' });
  await leave();
  expect(delivered()[0]?.guard?.trap).toBe('spam');
});

test('a form that went out of the page is delivered once more, and then let go', async () => {
  const form = open();
  form.type({ email: 'ana@example.com' });
  form.element.remove();
  await leave();
  form.type({ phone: '(770) 555-0100' });
  await leave();
  expect(delivered()).toHaveLength(1);
});
