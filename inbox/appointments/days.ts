/** The days of the calendar, and what is on each. */
import type { ListedAppointment } from '../../server/inbox/leadRoutes';
import { addDays, firstWeekday, weekStart } from '../../src/forms/slots/part/calendar';
import { dateIn } from '../../src/forms/slots/part/times';

export type Span = 'day' | 'week';

/** The days that are shown: `2026-12-01` alone, or its week. */
export function shownDays(date: string, span: Span, lang: string): string[] {
  if (span === 'day') return [date];
  const first = weekStart(date, firstWeekday(lang));
  return [0, 1, 2, 3, 4, 5, 6].map((nth) => addDays(first, nth));
}

/** Things of a day, by the clocks of a zone, in the order of time. */
export const onDay = <Thing extends { start: string }>(
  things: readonly Thing[],
  date: string,
  timeZone: string,
): Thing[] =>
  things
    .filter(({ start }) => dateIn(start, timeZone) === date)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));

/** The most stops that a link to a map takes between its first and its last one. */
const mostStops = 9;

/** A map with the way from visit to visit, in the order of time; undefined where there are no two places. */
export function routeHref(
  appointments: readonly Pick<ListedAppointment, 'address' | 'state'>[],
): string | undefined {
  const places = appointments
    .filter(({ state }) => state !== 'no-show')
    .map(({ address }) => address.trim().replaceAll(/\s+/g, ' '))
    .filter((address) => address !== '');
  const [origin, ...others] = places;
  const destination = others.pop();
  if (origin === undefined || destination === undefined) return undefined;
  const query = new URLSearchParams({ api: '1', origin, destination });
  if (others.length > 0) query.set('waypoints', others.slice(0, mostStops).join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}
