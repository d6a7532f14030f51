import { Temporal } from 'temporal-polyfill';
import * as v from 'valibot';
import { availability as availabilitySchema } from '../../src/content/schema/availability';
import { theme } from '../../src/content/schema/theme';
import { timeZoneOf } from '../../src/domain/timeZone';
import { DAYS } from '../../src/domain/weekdays';
import { objectOf } from '../leads/fields';

export type Availability = v.InferOutput<typeof availabilitySchema>;

/** When a firm can be booked. */
export interface Calendar {
  availability: Availability;
  /** IANA. */
  timeZone: string;
  /** Values of the firm's tokens, such as `color-accent`, for pages of the desk. @default those of the built-in look */
  look?: v.InferOutput<typeof theme>;
}

/** A time at which somebody comes; in milliseconds since 1970. */
export interface Slot {
  start: number;
  /** Of an arrival window, its end; else the end of the visit. */
  end: number;
  /** Until when a crew is there. */
  until: number;
}

/** What takes a crew: an appointment, a hold on one, or a busy time of another calendar. */
export interface Taken extends Pick<Slot, 'start' | 'until'> {
  /** Whose it is; left out or empty where that is not known. */
  crew?: string;
  /** A busy time of another calendar: without a crew it takes all of them, and it is no visit. */
  isBusyTime?: boolean;
}

/** Where the facts leave it out. Minutes, but for the last two. */
const defaults = { every: 30, minutes: 60, travel: 0, crews: 1, leadHours: 24, horizonDays: 60 };

const minute = 60_000;

/**
 * @param config the facts of a firm, as its config or its site has them.
 * @param zone that of the firm's file, where the facts name none.
 * @returns undefined where nothing can be booked.
 */
export function calendarIn(config: unknown, zone: string): Calendar | undefined {
  const facts = objectOf(config);
  const read = v.safeParse(availabilitySchema, facts['availability'] ?? {});
  if (!read.success || !read.output.hours?.length) return undefined;
  const look = v.safeParse(theme, facts['theme'] ?? {});
  return {
    availability: read.output,
    timeZone: timeZoneOf(facts) ?? zone,
    ...(look.success && { look: look.output }),
  };
}

/**
 * How long a visit takes, in minutes: the services together, of which one without a length of its own adds nothing. Where none has one,
 * the form's.
 * @param services ids
 */
export function lengthOf({ availability }: Calendar, kind: string, services: readonly string[] = []): number {
  const { lengths = {}, minutes = defaults.minutes } = availability;
  const own = (name: string): number => (Object.hasOwn(lengths, name) && lengths[name]) || 0;
  const together = [...new Set(services)].reduce((sum, id) => sum + own(id), 0);
  return Math.min(together, mostMinutes) || own(kind) || minutes;
}

/** A visit ends on the day on which it begins. */
const mostMinutes = 1_440;

const days = new WeakMap<Calendar, Map<string, readonly Slot[]>>();

/** Days that are remembered of one calendar: each costs a few hundred calculations with its zone. */
const mostDays = 1_000;

/** All times of a day, whoever has taken them. @param length minutes */
export function slotsOf(calendar: Calendar, date: Temporal.PlainDate, length: number): readonly Slot[] {
  let known = days.get(calendar);
  if (!known || known.size > mostDays) days.set(calendar, (known = new Map()));
  const key = `${date.toString()} ${length}`;
  const slots = known.get(key) ?? computeSlots(calendar, date, length);
  known.set(key, slots);
  return slots;
}

function computeSlots(
  { availability, timeZone }: Calendar,
  date: Temporal.PlainDate,
  length: number,
): Slot[] {
  const { hours = [], windows = [], closed = [], every = defaults.every } = availability;
  const day = date.toString();
  if (closed.some(({ from, until = from }) => from <= day && day <= until)) return [];
  const weekday = weekdayOf(date);
  const open = hours.filter((entry) => entry.days.includes(weekday)).map(minutesOf);
  const at = (time: number) => instantAt(date, time, timeZone);
  const slots = windows.length > 0 ? windowSlots() : exactSlots();
  return [...new Map(slots.map((slot) => [slot.start, slot])).values()].toSorted((a, b) => a.start - b.start);

  function windowSlots(): Slot[] {
    return windows.flatMap((window) => {
      const from = minutesIn(window.from);
      const to = minutesIn(window.until);
      const isOpen = open.some((hour) => hour.open <= from && Math.max(to, from + length) <= hour.close);
      const [start, end] = [at(from), at(to)];
      if (!isOpen || start === undefined || end === undefined) return [];
      return [{ start, end, until: Math.max(end, start + length * minute) }];
    });
  }

  function exactSlots(): Slot[] {
    return open.flatMap((hour) => {
      const close = at(hour.close) ?? 0;
      const starts = Math.max(0, Math.floor((hour.close - hour.open) / every) + 1);
      return [...Array(starts).keys()].flatMap((nth) => {
        const start = at(hour.open + nth * every);
        const end = start === undefined ? 0 : start + length * minute;
        return start === undefined || end > close ? [] : [{ start, end, until: end }];
      });
    });
  }
}

const weekdayOf = (date: Temporal.PlainDate) => DAYS[date.dayOfWeek - 1] ?? 'mon';

const minutesOf = ({ open, close }: { open: string; close: string }) => ({
  open: minutesIn(open),
  close: minutesIn(close),
});

/** Minutes from midnight to a time such as `08:30`. */
const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time on the firm's clocks; undefined for one that they skip. A time that comes twice is the first one. */
function instantAt(date: Temporal.PlainDate, minutes: number, timeZone: string): number | undefined {
  const wall = date.toPlainDateTime().add({ minutes });
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : undefined;
}

/** The day on the firm's clocks. */
export const dateAt = (calendar: Calendar, instant: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(calendar.timeZone).toPlainDate();

/** A day such as `2026-12-01`; undefined for what is none. */
export function dateIn(text: string): Temporal.PlainDate | undefined {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The days that can be chosen of those asked for. @param from `2026-12-01` @param now milliseconds since 1970 */
export function datesOf(
  calendar: Calendar,
  from: Temporal.PlainDate,
  count: number,
  now: number,
): Temporal.PlainDate[] {
  const { horizonDays = defaults.horizonDays } = calendar.availability;
  const last = dateAt(calendar, now).add({ days: horizonDays });
  return [...Array(count).keys()]
    .map((nth) => from.add({ days: nth }))
    .filter((date) => Temporal.PlainDate.compare(date, last) <= 0);
}

/** What else has been asked for. */
export interface Wish {
  /** Minutes. */
  length: number;
  /** Where the property is; undefined while that is not known. */
  zip?: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** The times of a day that can be booked. @param taken at least what touches this day. */
export function freeSlots(
  calendar: Calendar,
  date: Temporal.PlainDate,
  { length, zip, now }: Wish,
  taken: readonly Taken[],
): Slot[] {
  const { travel = defaults.travel, perDay, leadHours = defaults.leadHours } = calendar.availability;
  if (!isServed(calendar, date, zip)) return [];
  const [begin, end] = [date, date.add({ days: 1 })].map(
    (day) => day.toZonedDateTime(calendar.timeZone).epochMilliseconds,
  ) as [number, number];
  const isVisitToday = ({ start, isBusyTime }: Taken) => !isBusyTime && begin <= start && start < end;
  if (perDay !== undefined && taken.filter(isVisitToday).length >= perDay) return [];
  const earliest = now + leadHours * 60 * minute;
  const slots = slotsOf(calendar, date, length).filter(({ start }) => start >= earliest);
  const last = Math.max(...slots.map(({ until }) => until)) + travel * minute;
  const near = taken.filter(({ start, until }) => start < last && begin < until + travel * minute);
  return slots.filter((slot) => crewFor(calendar, slot, near) !== undefined);
}

/**
 * Who can come at a time.
 * @param wanted who comes, where they can; else the first who can.
 * @returns a name; empty where crews have none; undefined where nobody can.
 */
export function crewFor(
  { availability }: Calendar,
  slot: Slot,
  taken: readonly Taken[],
  wanted?: string,
): string | undefined {
  const { crewNames = [], crews = defaults.crews, travel: minutes = defaults.travel } = availability;
  const travel = minutes * minute;
  const overlapping = taken.filter(
    ({ start, until }) => start < slot.until + travel && slot.start < until + travel,
  );
  if (overlapping.some(({ crew = '', isBusyTime }) => isBusyTime && crew === '')) return undefined;
  const free = crewNames.filter((name) => !overlapping.some(({ crew }) => crew === name));
  const others = overlapping.filter(({ crew = '' }) => !crewNames.includes(crew));
  const count = crewNames.length > 0 ? free.length : crews;
  if (count <= mostAtOnce(slot, others, travel)) return undefined;
  return free.find((name) => name === wanted) ?? free[0] ?? '';
}

function isServed(
  { availability: { areas = [] } }: Calendar,
  date: Temporal.PlainDate,
  zip?: string,
): boolean {
  const weekday = weekdayOf(date);
  if (areas.length === 0) return true;
  const compact = zip === undefined ? undefined : zip.replaceAll(' ', '').toUpperCase();
  return areas.some(
    ({ zips, days: served }) =>
      served.includes(weekday) &&
      (compact === undefined ||
        zips.some((begin) => compact.startsWith(begin.replaceAll(' ', '').toUpperCase()))),
  );
}

/** How many crews are busy at once, at most, while a crew drives to a slot's customer, is there, and drives on. */
function mostAtOnce(slot: Slot, overlapping: readonly Taken[], travel: number): number {
  // The most are busy at the beginning of one of them, or of the slot.
  const moments = [slot.start, ...overlapping.map(({ start }) => start)].filter(
    (moment) => moment >= slot.start,
  );
  return Math.max(
    ...moments.map(
      (moment) => overlapping.filter(({ start, until }) => start <= moment && moment < until + travel).length,
    ),
  );
}
