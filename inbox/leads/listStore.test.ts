import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listStore, onChange } from './listStore';

/** What the list opens with. */
const start = 'call=now';

/** Each request of the list that waits for its answer, by its parameters. */
let waiting: Map<string, (leads: string[], next?: string) => void>;
let stamp: string;
let end: () => void;

const counts = { due: 1, later: 0, unread: 1, states: { new: 1, called: 0, booked: 0, won: 0, lost: 0 } };
const leadOf = (id: string) => ({ id, receivedAt: id });

const store = () => listStore.getState();
const shown = () => store().leads.map(({ id }) => id);
const settled = () => vi.advanceTimersByTimeAsync(0);

/** Answers the last request of the list with these parameters. */
async function answer(params: string, leads: string[], next?: string): Promise<void> {
  const give = waiting.get(params);
  if (!give) throw new Error(`${params} is not asked, but ${[...waiting.keys()].join(', ') || 'nothing'}.`);
  give(leads, next);
  await settled();
}

beforeEach(async () => {
  vi.useFakeTimers();
  waiting = new Map();
  stamp = '1';
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', (path: string) => {
    if (path === 'api/changes') return Promise.resolve(Response.json({ stamp }));
    if (path.startsWith('api/leads/counts')) return Promise.resolve(Response.json(counts));
    return new Promise<Response>((resolve) =>
      waiting.set(path.replace('api/leads?', ''), (leads, next) =>
        // In these tests, the order of ids is that in which leads came.
        resolve(Response.json({ leads: leads.map(leadOf), ...(next && { next }) })),
      ),
    );
  });
  end = store().watch();
  await settled();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The next question whether anything has changed. */
async function change(): Promise<void> {
  stamp += '1';
  await vi.advanceTimersByTimeAsync(5_000);
}

it('what changed before the desk was asked for changes is read', async () => {
  end();
  vi.stubGlobal('navigator', { onLine: false });
  let isOnline = false;
  let list = ['a: read before'];
  vi.stubGlobal('fetch', (path: string) => {
    if (path === 'api/changes')
      return isOnline ? Promise.resolve(Response.json({ stamp })) : Promise.reject(new TypeError());
    return Promise.resolve(Response.json({ leads: list.map(leadOf) }));
  });
  end = store().watch();
  await settled();
  expect(shown()).toEqual(['a: read before']);
  isOnline = true;
  list = ['b: new', 'a: read before'];
  await vi.advanceTimersByTimeAsync(5_000);
  expect([shown(), store().arrived]).toEqual([['b: new', 'a: read before'], 1]);
});

it('leads that come are counted, and what shows a lead is told of each change', async () => {
  await answer(start, ['b']);
  const told = vi.fn();
  const stop = onChange(told);
  await change();
  await answer(start, ['c', 'b']);
  expect([shown(), store().arrived, told.mock.calls.length]).toEqual([['c', 'b'], 1, 1]);
  stop();
});

it('an answer to another filter is not shown, while one types and after', async () => {
  store().choose({ q: 'an' });
  await answer(start, ['b', 'a']);
  expect([shown(), store().progress.kind]).toEqual([[], 'loading']);
  await vi.advanceTimersByTimeAsync(250);
  store().choose({ q: 'ana' });
  await vi.advanceTimersByTimeAsync(250);
  await answer('q=ana', ['ana']);
  await answer('q=an', ['ana', 'an']);
  expect([shown(), store().progress.kind]).toEqual([['ana'], 'read']);
});

it('what another filter finds has not arrived', async () => {
  await answer(start, ['b']);
  store().choose({ q: 'x' });
  await change();
  await answer('q=x', ['a', 'b']);
  expect([shown(), store().arrived]).toEqual([['a', 'b'], 0]);
});

it('all pages are of the filter that the first one is of', async () => {
  await answer(start, ['a'], 'p2');
  void store().loadMore();
  await answer(`${start}&after=p2`, ['b']);
  void store().reload();
  store().choose({ kind: 'audit' });
  await answer(start, ['a'], 'p2');
  expect([...waiting.keys()]).not.toContain(`${start}&kind=audit&after=p2`);
});

it('another page that one asks for is shown, although a change is told of meanwhile', async () => {
  await answer(start, ['a'], 'p2');
  const more = store().loadMore();
  await change();
  await answer(`${start}&after=p2`, ['b']); // an older answer
  await more;
  waiting.delete(`${start}&after=p2`);
  await answer(start, ['a'], 'p2');
  await answer(`${start}&after=p2`, ['b', 'c']);
  expect(shown()).toEqual(['a', 'b', 'c']);
});

it('what is only mine is counted alone, in whichever list', async () => {
  const counted: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('api/leads/counts')) counted.push(path);
    return Promise.resolve(
      Response.json(path.startsWith('api/leads/counts') ? { ...counts, due: 7 } : { leads: [] }),
    );
  });
  store().choose({ care: 'mine' });
  await settled();
  store().choose({ call: '', state: 'won' });
  expect([counted, store().counts?.due, store().filter.care]).toEqual([
    ['api/leads/counts?care=mine'],
    7,
    'mine',
  ]);
});

it('an answer that comes after signing out is not shown', async () => {
  const told = vi.fn();
  const stop = onChange(told);
  store().choose({ q: 'ana' });
  end();
  await change();
  expect([[...waiting.keys()], told.mock.calls.length]).toEqual([[start], 0]);
  await answer(start, ['a']);
  expect(shown()).toEqual([]);
  stop();
});

it('a search leaves who is to be called for all leads, and the list stays chosen that is of no call', () => {
  store().choose({ q: 'ana' });
  expect(store().filter).toMatchObject({ q: 'ana', call: '' });
  store().choose({ call: 'later' });
  store().choose({ q: '' });
  expect(store().filter).toMatchObject({ q: '', call: 'later' });
});

it('counts each list, and one unread lead less where one was opened', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json(
        path.startsWith('api/leads/counts')
          ? counts
          : path === 'api/changes'
            ? { stamp: '9' }
            : { leads: [{ ...leadOf('a'), unread: true }] },
      ),
    ),
  );
  await store().reload();
  await settled();
  expect(store().counts?.unread).toBe(1);
  for (let time = 0; time < 2; time++) store().markRead('a');
  expect([store().counts?.unread, store().leads[0]?.unread]).toEqual([0, undefined]);
});
