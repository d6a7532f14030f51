import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type VisitEvents, visitLimits } from '../../src/leads/visitSource';
import { createStore, type LeadStore } from '../storage/store';
import { databaseKinds } from '../testing/databases';
import { post, startDesk, temporaryFolder } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { contactLead } from '../testing/leads';
import { readNumbers } from './numbers';
import { addVisits, dayOf, deleteOldVisits } from './visitRows';

const estimator = 'bio-estimator';
const opened = { widget: estimator, what: 'opened' } as const;
const property = { widget: estimator, what: 'step', step: 2, label: 'Property' } as const;
const visit: VisitEvents = { source: 'google / cpc', events: [opened, property] };

const report = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  firm = '',
): Promise<Response> =>
  fetch(`${url}/api/events${firm}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const storedVisits = (store: LeadStore) =>
  store.use(({ db }) => db.selectFrom('visits').selectAll().orderBy('what').orderBy('source').execute());

/** A store that is closed after the test. */
function openStore(database: Parameters<typeof createStore>[0]): LeadStore {
  const store = createStore(database);
  onTestFinished(() => store.close());
  return store;
}

describe.each(databaseKinds)('visits in %s', (_, newDatabase) => {
  it('are counted, added to those before, and stored when the desk stops', async () => {
    const database = await newDatabase();
    const { url, desk } = await startDesk({ database, countVisits: true });
    for (const body of [visit, visit]) expect((await report(url, body)).status).toBe(204);
    await desk.stop();
    const again = await startDesk({ database, countVisits: true });
    await report(again.url, { ...visit, visitor: 'id-1', events: [{ ...opened, email: 'ana@example.com' }] });
    await again.desk.stop();
    const day = dayOf(new Date());
    const own = { day, firm: '', widget: estimator, source: 'google / cpc' };
    expect(await storedVisits(openStore(database))).toEqual([
      { ...own, what: 'opened', step: 0, label: '', count: 3 },
      { ...own, what: 'step', step: 2, label: 'Property', count: 2 },
    ]);
  });

  it('are stored without waiting for the end', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase(), countVisits: true });
    await report(url, visit);
    await expect.poll(() => storedVisits(desk.store), { timeout: 20_000, interval: 200 }).toHaveLength(2);
  });

  it('of two desks that store at the same time are all counted', async () => {
    const database = await newDatabase();
    const stores = [openStore(database), openStore(database)] as const;
    await stores[0].healthy();
    const rows = Array.from({ length: 60 }, (__, i) => ({
      day: '2030-01-31',
      firm: '',
      widget: estimator,
      what: 'opened' as const,
      step: 0,
      label: '',
      source: `s${i}.example`,
      count: 1,
    }));
    const repeated = Array.from({ length: 10 }, (__, i) => (i % 2 ? rows : rows.toReversed()));
    await Promise.all(
      stores.map(async (store) => {
        for (const each of repeated) await store.addVisits(each);
      }),
    );
    const stored = await storedVisits(stores[0]);
    expect(stored).toHaveLength(60);
    expect(new Set(stored.map(({ count }) => count))).toEqual(new Set([20]));
  });

  it('of many kinds are stored in one call', async () => {
    const store = openStore(await newDatabase());
    const row = { day: '2030-01-31', firm: '', widget: estimator, what: 'seen', step: 0, label: '' } as const;
    const rows = Array.from({ length: 1_201 }, (__, i) => ({ ...row, source: `s${i}`, count: 1 }));
    await store.addVisits(rows);
    expect(await storedVisits(store)).toHaveLength(1_201);
  });

  it('are deleted after 400 days', async () => {
    const store = openStore(await newDatabase());
    const row = {
      firm: '',
      widget: estimator,
      what: 'seen',
      step: 0,
      label: '',
      source: 'direct',
      count: 1,
    } as const;
    await store.addVisits(['2028-12-26', '2028-12-27', '2030-01-31'].map((day) => ({ ...row, day })));
    await store.write((transaction) => deleteOldVisits(transaction, new Date('2030-01-31T12:00:00Z')));
    expect((await storedVisits(store)).map(({ day }) => day).toSorted()).toEqual([
      '2028-12-27',
      '2030-01-31',
    ]);
  });

  it('and leads give the numbers of a week: by firm, source, step and day, beside the week before', async () => {
    const database = await newDatabase();
    const today = new Date('2030-01-31T12:00:00Z');
    const store = openStore(database);
    const count = {
      firm: '',
      widget: estimator,
      what: 'opened',
      step: 0,
      label: '',
      source: 'direct',
    } as const;
    await store.use(({ db }) =>
      db.transaction().execute((transaction) =>
        addVisits(transaction, [
          { ...count, day: '2030-01-31', count: 4 },
          { ...count, day: '2030-01-25', source: 'google / cpc', count: 3 },
          { ...count, day: '2030-01-31', what: 'step', step: 1, label: 'Services', count: 4 },
          { ...count, day: '2030-01-31', what: 'step', step: 2, label: 'Property', count: 2 },
          { ...count, day: '2030-01-24', count: 5 },
          { ...count, day: '2030-01-17', count: 100 },
          { ...count, day: '2030-02-01', count: 100 },
          { ...count, day: '2030-01-31', firm: 'bug-off', count: 7 },
        ]),
      ),
    );
    const ad = { attribution: { last: { utm_source: 'google', utm_medium: 'cpc', gclid: 'x' } } };
    const save = (at: string, own: object = {}, options: object = {}) =>
      store.save(contactLead({ ...own }), new Date(at), options);
    await save('2030-01-31T00:00:00Z', ad);
    await save('2030-01-25T00:00:00Z', ad);
    await save('2030-01-24T23:59:59Z');
    await save('2030-01-31T09:00:00Z', ad, { spamVerdict: 'honeypot' });
    await save('2030-01-31T09:00:00Z', { ...ad, partial: true });
    await save('2030-01-31T09:00:00Z', {}, { firm: 'bug-off' });
    await save('2030-01-10T09:00:00Z');

    const read = (firms?: string[]) => store.use(({ db }) => readNumbers(db, { firms, days: 7, today }));
    const own = await read(['']);
    expect(own.dates).toHaveLength(7);
    expect([own.dates[0], own.dates.at(-1)]).toEqual(['2030-01-25', '2030-01-31']);
    expect(own.all.opened).toEqual({ now: 7, before: 5 });
    expect(own.all.leads).toEqual({ now: 2, before: 1 });
    expect(own.all.series).toEqual({ opened: [3, 0, 0, 0, 0, 0, 4], leads: [1, 0, 0, 0, 0, 0, 1] });
    expect(own.all.forms[0]?.steps).toEqual([
      { step: 1, label: 'Services', reached: { now: 4, before: 0 } },
      { step: 2, label: 'Property', reached: { now: 2, before: 0 } },
    ]);
    expect(own.sources.map(({ source, opened: { now }, leads }) => [source, now, leads])).toEqual([
      ['google / cpc', 3, { now: 2, before: 0 }],
      ['direct', 4, { now: 0, before: 0 }],
      ['unknown', 0, { now: 0, before: 1 }],
    ]);
    expect((await read(['bug-off'])).all).toMatchObject({ opened: { now: 7 }, leads: { now: 1 } });
    expect((await read()).all).toMatchObject({ opened: { now: 14 }, leads: { now: 3 } });
    const month = await store.use(({ db }) => readNumbers(db, { firms: [''], days: 30, today }));
    expect(month.all).toMatchObject({ opened: { now: 112, before: 0 }, leads: { now: 4, before: 0 } });
  });
});

it('where nothing is counted, the answer says how to change that, and nothing is stored', async () => {
  const database = { kind: 'sqlite', folder: join(temporaryFolder(), 'data') } as const;
  const { url, desk } = await startDesk({ database });
  const answer = await report(url, visit);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('COUNT_VISITS=1') });
  await desk.stop();
  expect(await storedVisits(openStore(database))).toEqual([]);
});

it('a visit to a page of a firm is counted for that firm, by its rule of origins', async () => {
  const folder = firmsFolder({ 'bug-off': { allowedOrigins: ['https://bug-off.example'] } });
  const { url, desk } = await startDesk({ firmsFolder: folder, countVisits: true });
  const from = (origin: string, firm: string) => report(url, visit, { origin }, firm);
  const taken = await from('https://bug-off.example', '/bug-off');
  expect(taken.status).toBe(204);
  expect(taken.headers.get('access-control-allow-origin')).toBe('https://bug-off.example');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  expect((await from('https://bug-off.example', '')).status).toBe(403);
  expect((await from('https://agency.example', '/nobody')).status).toBe(404);
  await expect
    .poll(async () => (await storedVisits(desk.store)).map(({ firm }) => firm), { timeout: 20_000 })
    .toEqual(['bug-off', 'bug-off']);
});

it('events have a rate limit of their own: leads are taken on', async () => {
  const { url } = await startDesk({ countVisits: true, rateLimit: 2 });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await report(url, visit)).status);
  expect(statuses).toEqual([204, 204, 429]);
  expect((await post(url, contactLead())).status).toBe(201);
});

describe('a body that is not as expected is refused, and nothing of it counted', () => {
  const many = Array.from({ length: visitLimits.events + 1 }, () => opened);
  it.each<[string, unknown, number]>([
    ['no JSON', 'opened', 400],
    ['no object', [], 400],
    ['nothing', '', 400],
    ['another form', { ...visit, events: [{ widget: 'bio-hero', what: 'opened' }] }, 400],
    ['another event', { ...visit, events: [{ widget: estimator, what: 'scrolled' }] }, 400],
    [
      'a step without its number',
      { ...visit, events: [{ widget: estimator, what: 'step', label: 'x' }] },
      400,
    ],
    ['a broken number', { ...visit, events: [{ ...property, step: 1.5 }] }, 400],
    ['a huge number', { ...visit, events: [{ ...property, step: 1e9 }] }, 400],
    ['a long name', { ...visit, events: [{ ...property, label: 'x'.repeat(61) }] }, 400],
    ['a long source', { ...visit, source: 'x'.repeat(101) }, 400],
    ['an empty source', { ...visit, source: '' }, 400],
    ['a source that is no text', { ...visit, source: { $gt: '' } }, 400],
    ['NUL', { ...visit, source: 'a\0b' }, 400],
    ['half a character', String.raw`{"source":"\ud800","events":[]}`, 400],
    ['a line break', { ...visit, source: 'a\nb' }, 400],
    ['__proto__', '{"__proto__":{},"source":"x","events":[]}', 400],
    ['too many events', { ...visit, events: many }, 400],
    ['too many bytes', { ...visit, more: 'x'.repeat(visitLimits.body) }, 413],
  ])('%s', async (_, body, status) => {
    const database = { kind: 'sqlite', folder: join(temporaryFolder(), 'data') } as const;
    const { url, desk } = await startDesk({ database, countVisits: true });
    const answer = await report(url, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    await desk.stop();
    expect(await storedVisits(openStore(database))).toEqual([]);
  });
});

it('another method has no answer', async () => {
  const { url } = await startDesk({ countVisits: true });
  expect((await fetch(`${url}/api/events`)).status).toBe(404);
});
