import { calendarQuery, createAccount, fetchCalendars } from 'tsdav';
import { boundedFetch, CalendarError } from './boundedFetch';
import type { ExternalCalendar } from './externalCalendar';

/** A time in milliseconds since 1970. */
export type Range = readonly [from: number, to: number];

/**
 * Reads a calendar, a feed or by CalDAV.
 * @returns iCalendar texts with at least the events that touch the range.
 * @throws CalendarError
 */
export async function readCalendar(calendar: ExternalCalendar, range: Range): Promise<string[]> {
  const { url, user, password = '' } = calendar;
  const bounded = boundedFetch(url);
  if (user === undefined) return [await readFeed(url, bounded)];
  let refused: number | undefined;
  const noting: typeof fetch = async (...request) => {
    const response = await bounded(...request);
    if (response.status >= 400) refused = response.status;
    return response;
  };
  try {
    return await readCalDav({ url, user, password }, noting, range);
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    // What the library says may hold addresses.
    throw new CalendarError(refused === undefined ? 'it does not speak CalDAV' : `HTTP ${refused}`);
  }
}

async function readFeed(url: string, bounded: typeof fetch): Promise<string> {
  const response = await bounded(url, {
    headers: { accept: 'text/calendar', 'user-agent': 'biosystem-desk' },
  });
  if (!response.ok) throw new CalendarError(`HTTP ${response.status}`);
  return response.text();
}

async function readCalDav(
  { url, user, password }: { url: string; user: string; password: string },
  bounded: typeof fetch,
  [from, to]: Range,
): Promise<string[]> {
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  const filters = {
    'comp-filter': {
      _attributes: { name: 'VCALENDAR' },
      'comp-filter': {
        _attributes: { name: 'VEVENT' },
        'time-range': { _attributes: { start: basicTime(from), end: basicTime(to) } },
      },
    },
  };
  const texts: string[] = [];
  for (const calendar of await calendarsAt(url, headers, bounded)) {
    const responses = await calendarQuery({
      url: calendar,
      props: { 'c:calendar-data': {} },
      filters,
      depth: '1',
      headers,
      fetch: bounded,
    });
    for (const { props } of responses) {
      const data: unknown = props?.calendarData?.['_cdata'] ?? props?.calendarData;
      if (typeof data === 'string') texts.push(data);
    }
  }
  return texts;
}

/** As CalDAV writes a time in UTC: `20261201T080000Z`. */
const basicTime = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** The addresses of calendars: the one that has a path; else all with events of the account that is found from there. */
async function calendarsAt(
  url: string,
  headers: Record<string, string>,
  bounded: typeof fetch,
): Promise<string[]> {
  if (new URL(url).pathname !== '/') return [url];
  const account = await createAccount({
    account: { serverUrl: url, accountType: 'caldav' },
    headers,
    fetch: bounded,
  });
  const calendars = await fetchCalendars({ account, headers, fetch: bounded });
  const withEvents = calendars.filter(({ components }) => components?.includes('VEVENT') ?? true);
  if (withEvents.length === 0) throw new CalendarError('there is no calendar');
  return withEvents.map((calendar) => calendar.url);
}
