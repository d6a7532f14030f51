import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeadStore, type LeadStore } from './leadStore';
import { failedStore, forgetLeads, isStoring, leaveLead, openLead } from './openedLeads';

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
afterEach(() => {
  vi.unstubAllGlobals();
  forgetLeads();
});

const lead = (state: string) => Response.json({ id: '1', name: 'Ana', state });
const done = () => new Response(null, { status: 204 });
const list = () => Response.json({ leads: [] });
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

/** A desk that stores states, and answers changes as a test says. */
function deskWith(onChange: (request: string) => Response | Promise<Response> = done): void {
  let stored = 'new';
  answer = async (request) => {
    if (request.startsWith('GET api/leads?')) return list();
    if (request.startsWith('GET')) return lead(stored);
    const response = await onChange(request);
    if (request.includes('/state'))
      ({ state: stored } = JSON.parse(request.split(' ')[2] ?? '') as { state: string });
    return response;
  };
}
const changesSent = () =>
  requests
    .filter((request) => !request.startsWith('GET'))
    .map((request) => request.replace(/.*leads\/1/, ''));
const shownState = (store: LeadStore) => {
  const { view, nextState } = store.getState();
  return nextState ?? (view.kind === 'shown' ? view.lead.state : view.kind);
};

/** An answer that a test gives later. */
function later() {
  let give: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => (give = resolve));
  return { response, give };
}

it('a state is shown at once, and several are stored in order', async () => {
  deskWith();
  const store = createLeadStore('1');
  await store.getState().read('en');
  const first = store.getState().setState('called');
  expect(shownState(store)).toBe('called');
  await Promise.all([first, store.getState().setState('won')]);
  expect(changesSent()).toEqual(['/state {"state":"called"}', '/state {"state":"won"}']);
  expect([shownState(store), store.getState().nextState]).toEqual(['won', undefined]);
});

it('a state chosen while a note is being stored is sent after it', async () => {
  const note = later();
  deskWith((request) => (request.includes('/notes') ? note.response : done()));
  const store = createLeadStore('1');
  await store.getState().read('en');
  store.getState().typeNote('Hi');
  const changes = [store.getState().addNote(), store.getState().setState('won')];
  expect(shownState(store)).toBe('won');
  note.give(done());
  await Promise.all(changes);
  expect(changesSent()).toEqual(['/notes {"text":"Hi"}', '/state {"state":"won"}']);
  expect(shownState(store)).toBe('won');
});

it('a lead is erased after what is being stored', async () => {
  deskWith();
  const store = createLeadStore('1');
  await Promise.all([store.getState().setState('won'), store.getState().erase(false)]);
  expect(changesSent()).toEqual(['/state {"state":"won"}', '']);
  await store.getState().read('en');
  expect(store.getState().view, 'not said to be missing as well').toEqual({ kind: 'erased' });
});

it('a state that could not be stored is taken back, with the reason', async () => {
  deskWith(refused);
  const store = createLeadStore('1');
  await store.getState().read('en');
  await store.getState().setState('won');
  expect(shownState(store)).toBe('new');
  expect(store.getState().changes.state).toMatchObject({ kind: 'failed', error: { status: 0 } });
});

it('a note that failed is said to, at the note alone, and stays so when a state is stored', async () => {
  deskWith((request) => (request.includes('/notes') ? refused() : done()));
  const store = createLeadStore('1');
  store.getState().typeNote('Hi');
  await Promise.all([store.getState().addNote(), store.getState().setState('won')]);
  expect(store.getState().changes).toMatchObject({ note: { kind: 'failed' }, state: undefined });
  expect(store.getState().note).toBe('Hi');
});

it('a state that was stored stays shown where the lead cannot be read again', async () => {
  deskWith();
  const store = createLeadStore('1');
  await store.getState().read('en');
  answer = (request) => (request.startsWith('GET') ? refused() : done());
  await store.getState().setState('won');
  expect([shownState(store), store.getState().nextState]).toEqual(['won', undefined]);
});

it('a note is stored once, however often its button is pressed', async () => {
  deskWith();
  const store = createLeadStore('1');
  store.getState().typeNote('Hi');
  await Promise.all([store.getState().addNote(), store.getState().addNote()]);
  expect(changesSent()).toEqual(['/notes {"text":"Hi"}']);
  expect(store.getState().note).toBe('');
});

it('a note that is stored is not stored again while the lead is read anew', async () => {
  deskWith();
  const store = createLeadStore('1');
  store.getState().typeNote('Hi');
  const reading = later();
  answer = (request) => (request.startsWith('GET api/leads/') ? reading.response : list());
  const stored = store.getState().addNote();
  await vi.waitFor(() => expect(requests.some((request) => request.includes('lang='))).toBe(true));
  expect(store.getState().note).toBe('');
  reading.give(lead('new'));
  await stored;
});

it('a note that is typed while another one is being stored stays', async () => {
  deskWith();
  const store = createLeadStore('1');
  store.getState().typeNote('Hi');
  const stored = store.getState().addNote();
  store.getState().typeNote('Ring twice');
  await stored;
  expect(store.getState().note).toBe('Ring twice');
});

it('the newest of two readings is shown, whichever is answered last', async () => {
  const english = later();
  answer = (request) => (request.endsWith('lang=en') ? english.response : lead('won'));
  const store = createLeadStore('1');
  const first = store.getState().read('en');
  await store.getState().read('es');
  english.give(lead('new'));
  await first;
  expect(shownState(store)).toBe('won');
});

it('an older reading that fails says nothing of the newest', async () => {
  const english = later();
  answer = (request) => (request.endsWith('lang=en') ? english.response : lead('won'));
  const store = createLeadStore('1');
  const first = store.getState().read('en');
  await store.getState().read('es');
  english.give(new Response(null, { status: 404 }));
  await first;
  expect(shownState(store)).toBe('won');
});

it('a lead that is gone is said to be', async () => {
  answer = () => Response.json({ detail: 'There is no such lead.' }, { status: 404 });
  const store = createLeadStore('1');
  await store.getState().read('en');
  expect(store.getState().view).toEqual({ kind: 'gone' });
});

it('a change that fails after its lead was left is said to, until it is made again or was seen', async () => {
  const state = later();
  deskWith(() => state.response);
  const store = openLead('1');
  await store.getState().read('en');
  const changed = store.getState().setState('won');
  leaveLead('1');
  expect([isStoring(), openLead('1') === store], 'it goes on').toEqual([true, true]);
  state.give(new Response(null, { status: 503 }));
  await changed;
  expect(failedStore.getState().leads).toEqual([{ id: '1', name: 'Ana' }]);
  await store.getState().setState('lost');
  expect(failedStore.getState().leads).toHaveLength(1);
  deskWith();
  await store.getState().setState('won');
  expect(failedStore.getState().leads).toEqual([]);
  deskWith(refused);
  await store.getState().setState('lost');
  leaveLead('1');
  expect(failedStore.getState().leads).toEqual([]);
  expect([isStoring(), openLead('1') === store]).toEqual([false, false]);
});

it('a change that fails after signing out is of nobody', async () => {
  const state = later();
  deskWith(() => state.response);
  const store = openLead('1');
  await store.getState().read('en');
  const changed = store.getState().setState('won');
  forgetLeads();
  state.give(new Response(null, { status: 401 }));
  await changed;
  expect(failedStore.getState().leads).toEqual([]);
});

it('who only reads marks nothing as read', async () => {
  answer = (request) =>
    request.startsWith('GET') ? Response.json({ id: '1', name: 'Ana', state: 'new', unread: true }) : done();
  const store = createLeadStore('1');
  await store.getState().read('en', false);
  expect(changesSent()).toEqual([]);
  await store.getState().read('en');
  expect(changesSent()).toEqual(['/read']);
});
