/** Calendars on a CalDAV server that is not ours. */
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Desk } from '../../app';
import { startDesk } from '../../testing/desk';
import { hasRadicale, type Radicale, startRadicale } from '../../testing/radicale';
import { bookableSite, holdAt, isFree } from '../../testing/slots';
import type { ExternalCalendar } from './externalCalendar';
import { brokenCalendars } from './storeBusyTimes';
import { startCalendarSync } from './syncCalendars';

const berlin = 'Europe/Berlin';
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const newYork = 'America/New_York';

/** A whole hour by the clocks of Berlin, of a day that follows the firm's today. */
const inBerlin = (days: number, hour: number) =>
  Temporal.Now.plainDateISO(newYork).add({ days }).toZonedDateTime({ timeZone: berlin, plainTime: { hour } });

/** As the desk writes times. */
const instantOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds).toISOString();

/** As iCalendar writes times of a zone. */
const localOf = (time: Temporal.ZonedDateTime) =>
  time.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** Every day from 9 to 10 in Berlin, from yesterday on, but not on the day after tomorrow. */
const standup = () => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Test//EN',
  'BEGIN:VTIMEZONE',
  `TZID:${berlin}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:standup@example.com',
  'DTSTAMP:20260101T000000Z',
  `DTSTART;TZID=${berlin}:${localOf(inBerlin(-1, 9))}`,
  `DTEND;TZID=${berlin}:${localOf(inBerlin(-1, 10))}`,
  'RRULE:FREQ=DAILY;COUNT=20',
  `EXDATE;TZID=${berlin}:${localOf(inBerlin(2, 9))}`,
  'SUMMARY:Stand-up',
  'END:VEVENT',
  'END:VCALENDAR',
];

/** Has a desk read a calendar again and again. */
function sync({ store, firms }: Desk, calendar: ExternalCalendar) {
  const running = startCalendarSync({
    store,
    firms: () => [{ ...firms.own, calendars: [calendar] }],
    findCalendar: () =>
      Promise.resolve({
        availability: { hours: [{ days: [...weekdays], open: '00:00', close: '24:00' }] },
        timeZone: newYork,
      }),
    interval: 20,
  });
  onTestFinished(() => running.stop());
}

const broken = ({ store }: Desk) => store.use(({ db }) => brokenCalendars(db, ['']));

const account = ({ user, password }: Radicale) => ({ user, password, crew: '' });

describe.skipIf(!hasRadicale)('a calendar of Radicale, left out where that is not installed', () => {
  it.each([
    ['of the account', ({ url }: Radicale) => `${url}/`],
    ['by its own address', ({ calendar }: Radicale) => calendar],
  ])('takes time by the clocks of its events, %s', async (_how, addressOf) => {
    const radicale = await startRadicale();
    const { url, desk } = await startDesk({ siteFolder: bookableSite() });
    await radicale.put('standup', standup());
    const [taken, after, leftOut] = [inBerlin(1, 9), inBerlin(1, 10), inBerlin(2, 9)].map(instantOf);
    expect(await isFree(url, taken ?? '')).toBe(true);
    sync(desk, { url: addressOf(radicale), ...account(radicale) });
    await expect.poll(() => isFree(url, taken ?? '')).toBe(false);
    expect((await holdAt(url, taken)).status).toBe(409);
    expect(await isFree(url, after ?? '')).toBe(true);
    expect(await isFree(url, leftOut ?? '')).toBe(true);
    await radicale.remove('standup');
    await expect.poll(() => isFree(url, taken ?? '')).toBe(true);
    expect(await broken(desk)).toEqual([]);
  });

  it('keeps its last known times while the server is away', async () => {
    const radicale = await startRadicale();
    const { url, desk } = await startDesk({ siteFolder: bookableSite() });
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warnings.mockRestore());
    await radicale.put('standup', standup());
    const taken = instantOf(inBerlin(1, 9));
    sync(desk, { url: `${radicale.url}/`, ...account(radicale) });
    await expect.poll(() => isFree(url, taken)).toBe(false);
    await radicale.stop();
    await expect.poll(() => broken(desk)).toMatchObject([{ error: 'ECONNREFUSED' }]);
    expect(await isFree(url, taken)).toBe(false);
    await radicale.start();
    await expect.poll(() => broken(desk)).toEqual([]);
    expect(await isFree(url, taken)).toBe(false);
  });

  it('gives no times for a wrong password', async () => {
    const radicale = await startRadicale();
    const { url, desk } = await startDesk({ siteFolder: bookableSite() });
    vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    await radicale.put('standup', standup());
    sync(desk, { url: radicale.calendar, ...account(radicale), password: 'wrong' });
    await expect.poll(() => broken(desk)).toMatchObject([{ error: 'HTTP 401', read_at: null }]);
    expect(await isFree(url, instantOf(inBerlin(1, 9)))).toBe(true);
  });
});
