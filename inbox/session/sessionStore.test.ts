import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../api/client';
import { sessionStore } from './sessionStore';

/** Gives the answer to the oldest request of this method and path that waits for one. */
let answer: (request: string, status: number, body?: unknown) => Promise<void>;
let waiting: { request: string; give: (response: Response) => void }[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('navigator', {}); // a browser without service workers
  vi.stubGlobal(
    'fetch',
    (path: string, { method = 'GET' }: RequestInit) =>
      new Promise<Response>((give) => waiting.push({ request: `${method} ${path}`, give })),
  );
  answer = async (request, status, body) => {
    const found = waiting.findIndex((one) => one.request === request);
    const [oldest] = waiting.splice(found, 1);
    oldest?.give(new Response(body === undefined ? null : JSON.stringify(body), { status }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return () => vi.unstubAllGlobals();
});

const access = () => sessionStore.getState().access;
const ana = { name: 'ana', role: 'reader', token: 'a', firms: [], timeZone: 'UTC' };

async function signIn(session = ana): Promise<void> {
  const done = sessionStore.getState().signIn(session.name, 'password', '');
  await answer('POST api/session', 200, session);
  await answer('GET api/session', 200, session);
  await done;
}

it('the newest question who is signed in counts, whichever is answered last', async () => {
  void sessionStore.getState().resume();
  void sessionStore.getState().resume();
  const [older] = waiting.splice(0, 1);
  await answer('GET api/session', 200, ana);
  older?.give(new Response(null, { status: 503 }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(access()).toEqual({ kind: 'signed in', session: ana });
});

it('a session that ended before says nothing of the one that began since', async () => {
  await signIn();
  const old = call('GET', 'leads').catch(() => {});
  const first = call('GET', 'changes').catch(() => {});
  await answer('GET api/changes', 401);
  expect(access()).toEqual({ kind: 'signed out', signingIn: 'idle' });
  await signIn({ ...ana, token: 'b' });
  await answer('GET api/leads', 401);
  await Promise.all([old, first]);
  expect(access().kind).toBe('signed in');
});

it('a change that the end of the session kept from being stored is said not to be', async () => {
  await signIn();
  const change = call('POST', 'leads/1/state', { state: 'won' }).catch(() => {});
  const poll = call('GET', 'changes').catch(() => {});
  await answer('GET api/changes', 401);
  await answer('POST api/leads/1/state', 401);
  await Promise.all([change, poll]);
  expect(access()).toEqual({ kind: 'signed out', signingIn: { kind: 'again' } });
});
