import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Desk } from '../../app';
import { startCalendarServer, type TestCalendarServer } from '../../testing/calendarServer';
import { databaseKinds } from '../../testing/databases';
import { startDesk } from '../../testing/desk';
import { contactLead } from '../../testing/leads';
import { bookableSite, bookedBy, freeStart, held, holdAt, isFree } from '../../testing/slots';
import type { ExternalCalendar } from './externalCalendar';
import { brokenCalendars } from './storeBusyTimes';
import { startCalendarSync } from './syncCalendars';

const hour = 3_600_000;

/** A time of the desk, with the hour that an event takes. */
async function eventAt(url: string, server: TestCalendarServer) {
  const start = await freeStart(url);
  server.events = [{ start, end: new Date(Date.parse(start) + hour).toISOString() }];
  return start;
}

/** Reads calendars of the desk's own firm again and again. */
function sync({ store, firms }: Desk, calendars: readonly ExternalCalendar[], availability: object = {}) {
  const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
  const hours = [{ days: [...weekdays], open: '00:00', close: '24:00' }];
  const running = startCalendarSync({
    store,
    firms: () => [{ ...firms.own, calendars }],
    findCalendar: () =>
      Promise.resolve({ availability: { hours, ...availability }, timeZone: 'America/New_York' }),
    interval: 20,
  });
  onTestFinished(() => running.stop());
  return running;
}

const broken = ({ store }: Desk) => store.use(({ db }) => brokenCalendars(db, ['']));

describe.each(databaseKinds)('calendars elsewhere, at a desk with %s', (_name, newDatabase) => {
  const start = async (availability: object = {}) =>
    startDesk({ database: await newDatabase(), siteFolder: bookableSite(availability) });

  it.each([
    ['a feed', '/feed.ics', {}],
    ['a CalDAV account', '/', { user: 'ana', password: 'se:cret' }],
    ['a calendar of CalDAV', '/dav/ana/work/', { user: 'ana', password: 'se:cret' }],
  ])('take time of the firm: %s', async (_kind, path, account) => {
    const server = await startCalendarServer();
    const { url, desk } = await start();
    const time = await eventAt(url, server);
    sync(desk, [{ url: server.url + path, crew: '', ...account }]);
    await expect.poll(() => isFree(url, time)).toBe(false);
    expect((await holdAt(url, time)).status).toBe(409);
    server.events = [];
    await expect.poll(() => isFree(url, time)).toBe(true);
    expect(await broken(desk)).toEqual([]);
  });

  it('keep their last known times while they are broken, which one line says', async () => {
    const server = await startCalendarServer();
    const { url, desk } = await start();
    const time = await eventAt(url, server);
    const calendar = { url: `${server.url}/feed.ics`, crew: '' };
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warnings.mockRestore());
    sync(desk, [calendar]);
    await expect.poll(() => isFree(url, time)).toBe(false);
    const { host } = new URL(server.url);
    const faults: [NonNullable<TestCalendarServer['fault']>, string][] = [
      [(response) => response.writeHead(500).end(), 'HTTP 500'],
      [(response) => response.end('<!doctype html><title>Sign in</title>'), 'it is no iCalendar'],
      [(response) => response.destroy(), 'UND_ERR_SOCKET'],
      [(response) => response.end('x'.repeat(5_000_001)), 'it has more than 5 MB'],
      [
        (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
        'it leads to an address that is not https',
      ],
      [(response) => response.writeHead(302, { location: '/feed.ics' }).end(), 'it is redirected too often'],
    ];
    for (const [fault, error] of faults) {
      server.fault = fault;
      await expect.poll(() => broken(desk)).toMatchObject([{ name: host, error }]);
      expect(await isFree(url, time)).toBe(false);
    }
    const said = warnings.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(host));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^The calendar at \S+ cannot be read: HTTP 500\. Its busy times of .* count/);
    expect(said[0]).not.toContain('feed.ics');
    server.fault = undefined;
    await expect.poll(() => broken(desk)).toEqual([]);
  });

  it('are broken where CalDAV refuses the password, and give no times away', async () => {
    const server = await startCalendarServer();
    const { desk } = await start();
    for (const path of ['/', '/dav/ana/work/']) {
      const running = sync(desk, [{ url: server.url + path, crew: '', user: 'ana', password: 'wrong' }]);
      await expect.poll(() => broken(desk)).toMatchObject([{ error: 'HTTP 401', read_at: null }]);
      await running.stop();
    }
  });

  it('take the time of one crew, where they are that crew’s', async () => {
    const server = await startCalendarServer();
    const availability = { crewNames: ['Ana', 'Ben'] };
    const { url, desk } = await start(availability);
    const time = await eventAt(url, server);
    sync(desk, [{ url: `${server.url}/feed.ics`, crew: 'Ana' }], availability);
    await expect.poll(() => server.requests.length).toBeGreaterThan(2);
    const { hold } = await held(await holdAt(url, time));
    expect((await holdAt(url, time)).status).toBe(409);
    await bookedBy(url, contactLead({ slot: { start: time, hold } }));
    const row = await desk.store.use(({ db }) =>
      db.selectFrom('appointments').select('crew').where('id', '=', hold).executeTakeFirst(),
    );
    expect(row).toEqual({ crew: 'Ben' });
  });

  it('take no time twice with the desk’s own appointments in them', async () => {
    const server = await startCalendarServer();
    const { url, desk } = await start({ crews: 2 });
    const time = await eventAt(url, server);
    const { hold } = await held(await holdAt(url, time));
    for (const event of server.events) event.uid = hold;
    sync(desk, [{ url: `${server.url}/feed.ics`, crew: '' }], { crews: 2 });
    await expect.poll(() => server.requests.length).toBeGreaterThan(2);
    expect(await isFree(url, time)).toBe(true);
  });

  it('are forgotten once no setting names them', async () => {
    const server = await startCalendarServer();
    const { url, desk } = await start();
    const time = await eventAt(url, server);
    const running = sync(desk, [{ url: `${server.url}/feed.ics`, crew: '' }]);
    await expect.poll(() => isFree(url, time)).toBe(false);
    await running.stop();
    sync(desk, []);
    await expect.poll(() => isFree(url, time)).toBe(true);
  });
});
