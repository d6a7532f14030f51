import { setImmediate as nextTurn } from 'node:timers/promises';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { CalendarError } from './boundedFetch';
import type { Range } from './readCalendar';

/** In milliseconds since 1970. */
export interface BusyTime {
  start: number;
  until: number;
}

interface Options {
  range: Range;
  /** IANA: of times without a zone, and of whole days. */
  timeZone: string;
  /** Which UIDs are of the desk's own appointments, whose times it knows better. */
  ownAmong: (uids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Occurrences of all events of a calendar that are looked at, past ones too. */
const mostOccurrences = 20_000;

/** Occurrences after which requests have their turn. */
const atOnce = 200;

const oneDay = 24 * 60 * 60_000;

/**
 * The busy times in iCalendar texts: of each event that is neither canceled nor shown as free, in order and merged.
 * @throws CalendarError for what is no calendar.
 */
export async function busyTimesIn(texts: readonly string[], options: Options): Promise<BusyTime[]> {
  const calendars = texts.map(parsed);
  const events = new Map<string, ICAL.Component[]>();
  for (const event of calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))) {
    const uid = String(event.getFirstPropertyValue('uid') ?? crypto.randomUUID());
    events.set(uid, [...(events.get(uid) ?? []), event]);
  }
  const own = await options.ownAmong([...events.keys()]);
  const found: BusyTime[] = [];
  let left = mostOccurrences;
  for (const [uid, group] of events) {
    if (own.has(uid)) continue;
    left = await addBusyTimes(group, options, found, left);
    if (left <= 0) throw new CalendarError('its events recur too often');
    await nextTurn();
  }
  return merged(found);
}

function parsed(text: string): ICAL.Component {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    if (calendar.name === 'vcalendar') return calendar;
  } catch {
    // It is none.
  }
  throw new CalendarError('it is no iCalendar');
}

/** Adds what the events of one UID take: an event, perhaps recurring, and its changed occurrences. @returns how many may still be looked at */
async function addBusyTimes(
  group: readonly ICAL.Component[],
  { range: [from, to], timeZone }: Options,
  found: BusyTime[],
  most: number,
): Promise<number> {
  let left = most;
  const [exceptions, series] = [true, false].map((isException) =>
    group.filter((event) => event.hasProperty('recurrence-id') === isException),
  ) as [ICAL.Component[], ICAL.Component[]];
  try {
    for (const component of series) {
      const event = new ICAL.Event(component, { exceptions });
      if (!event.isRecurring()) {
        add(component, event.startDate, event.endDate);
        left--;
        continue;
      }
      const occurrences = event.iterator();
      const length = Math.max(0, event.duration.toSeconds() * 1_000);
      for (let next = occurrences.next(); next && left > 0; next = occurrences.next()) {
        if (left-- % atOnce === 0) await nextTurn();
        // Near enough without its zone. A changed occurrence, which may be anywhere, is added below.
        const start = Date.UTC(next.year, next.month - 1, next.day);
        if (start > to + 2 * oneDay) break;
        if (start + length < from - 2 * oneDay) continue;
        const { startDate, endDate, item } = event.getOccurrenceDetails(next);
        add(item.component, startDate, endDate);
      }
    }
    // Those that were changed, also far from where the series had them, or without the series.
    for (const component of exceptions) {
      const event = new ICAL.Event(component);
      add(component, event.startDate, event.endDate);
    }
  } catch {
    throw new CalendarError('an event of it cannot be read');
  }
  return left;

  function add(component: ICAL.Component, begin: ICAL.Time, end: ICAL.Time) {
    if (!isBusy(component)) return;
    const start = instantOf(begin, component, 'dtstart', timeZone);
    const until = instantOf(end, component, component.hasProperty('dtend') ? 'dtend' : 'dtstart', timeZone);
    if (start < until && start < to && until > from) found.push({ start, until });
  }
}

const isBusy = (event: ICAL.Component): boolean => {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    value('status') !== 'CANCELLED' &&
    value('transp') !== 'TRANSPARENT' &&
    value('x-microsoft-cdo-busystatus') !== 'FREE'
  );
};

/** Milliseconds since 1970. @param property whose TZID counts: a zone by its IANA name, one that the calendar describes, or else the firm's. */
function instantOf(time: ICAL.Time, event: ICAL.Component, property: string, timeZone: string): number {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1_000;
  const { year, month, day, hour, minute, second } = time;
  const date = Temporal.PlainDate.from({ year, month, day });
  if (time.isDate) return date.toZonedDateTime(timeZone).epochMilliseconds;
  const name = String(event.getFirstProperty(property)?.getParameter('tzid') ?? '');
  if (!isTimeZone(name) && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  return date.toZonedDateTime({
    timeZone: isTimeZone(name) ? name : timeZone,
    plainTime: Temporal.PlainTime.from({ hour, minute, second }),
  }).epochMilliseconds;
}

const zones = new Map<string, boolean>();

/** Whether the platform knows a zone by its name. */
function isTimeZone(name: string): boolean {
  let isKnown = zones.get(name);
  if (isKnown !== undefined) return isKnown;
  try {
    isKnown = name !== '' && Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    isKnown = false;
  }
  // Names come from calendars, which may make up any number.
  if (zones.size < 1_000) zones.set(name, isKnown);
  return isKnown;
}

/** In order, with what overlaps or follows at once made one. */
function merged(times: readonly BusyTime[]): BusyTime[] {
  const result: BusyTime[] = [];
  for (const time of times.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && time.start <= last.until) last.until = Math.max(last.until, time.until);
    else result.push({ ...time });
  }
  return result;
}
