import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeadStore } from './leadStore';

/** Requests that the desk got, as `method path body`, and what it answers. */
let requests: string[] = [];
let answer: (request: string) => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const request = [method, path, body ?? ''].map(String).join(' ').trim();
    requests.push(request);
    return answer(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

const lead = (state: string) => Response.json({ id: '1', state });
const done = () => new Response(null, { status: 204 });
const list = () => Response.json({ leads: [] });

it('a state is shown at once, and the last of several is what is stored', async () => {
  let stored = 'new';
  answer = (request) => {
    if (request.startsWith('GET api/leads?')) return list();
    if (request.startsWith('GET')) return lead(stored);
    stored = (JSON.parse(request.split(' ')[2] ?? '') as { state: string }).state;
    return done();
  };
  const store = createLeadStore('1');
  await store.getState().read('en');
  const first = store.getState().setState('called');
  expect(store.getState().nextState).toBe('called');
  await store.getState().setState('won');
  expect(store.getState().nextState).toBe('won');
  await first;
  expect([store.getState().lead?.state, store.getState().nextState, stored]).toEqual([
    'won',
    undefined,
    'won',
  ]);
});

it('a state that could not be stored is taken back, with the reason', async () => {
  answer = (request) =>
    request.startsWith('GET') ? lead('new') : Promise.reject(new TypeError('Failed to fetch'));
  const store = createLeadStore('1');
  await store.getState().read('en');
  await store.getState().setState('won');
  expect(store.getState()).toMatchObject({
    nextState: undefined,
    lead: { state: 'new' },
    changeError: { status: 0 },
  });
});

it('a note is stored once, however often its button is pressed', async () => {
  answer = (request) =>
    request.startsWith('GET api/leads?') ? list() : request.startsWith('GET') ? lead('new') : done();
  const store = createLeadStore('1');
  const stored = await Promise.all([store.getState().addNote('Hi'), store.getState().addNote('Hi')]);
  expect(stored).toEqual([true, false]);
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
});

it('a lead that is gone is said to be', async () => {
  answer = () => Response.json({ detail: 'There is no such lead.' }, { status: 404 });
  const store = createLeadStore('1');
  await store.getState().read('en');
  expect(store.getState()).toMatchObject({ isGone: true, lead: undefined });
});
