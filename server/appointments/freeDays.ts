import type { Temporal } from 'temporal-polyfill';
import type { LeadStore } from '../storage/store';
import type { AppointmentRow } from '../storage/tables';
import { bookedWish, takenBetween } from './appointments';
import { type Calendar, freeSlots, type Slot, type Taken, type Wish } from './calendar';

const day = 24 * 60 * 60_000;

export interface FreeDay {
  /** `2026-12-01` */
  date: string;
  slots: Slot[];
}

/**
 * The free times of days that follow each other, as they are now.
 * @param except ids of appointments that take no time
 */
export async function freeDays(
  store: LeadStore,
  firm: string,
  calendar: Calendar,
  dates: readonly Temporal.PlainDate[],
  wish: Wish,
  except: readonly string[] = [],
): Promise<FreeDay[]> {
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return [];
  const range = [startOf(calendar, first) - day, startOf(calendar, last) + 3 * day] as const;
  const taken = await store.use(({ db }) => takenBetween(db, firm, range, wish.now, except));
  const near = byDay(taken, range);
  return dates.map((date) => ({
    date: date.toString(),
    slots: freeSlots(calendar, date, wish, near(startOf(calendar, date))),
  }));
}

const startOf = ({ timeZone }: Calendar, date: Temporal.PlainDate): number =>
  date.toZonedDateTime(timeZone).epochMilliseconds;

/**
 * Finds what is near a day: to look at what is near all of them for each would take longer than all the rest.
 * @returns what can matter to the day that begins then, as `freeSlots` wants it
 */
export function byDay(
  taken: readonly Taken[],
  [from, to]: readonly [from: number, to: number],
): (begin: number) => readonly Taken[] {
  const days = new Map<number, Taken[]>();
  const nthDay = (at: number) => Math.floor(at / day);
  for (const one of taken) {
    // A day of the firm's touches two of UTC, and the way to the next customer may reach into a third.
    const last = nthDay(Math.min(one.until, to)) + 1;
    for (let nth = nthDay(Math.max(one.start, from)) - 2; nth <= last; nth++) {
      const those = days.get(nth) ?? [];
      those.push(one);
      days.set(nth, those);
    }
  }
  return (begin) => days.get(nthDay(begin)) ?? [];
}

/** The times to which an appointment can be moved: its own time is free for it, and it stays as long as it was booked. */
export async function daysToMove(
  store: LeadStore,
  row: AppointmentRow,
  calendar: Calendar,
  dates: readonly Temporal.PlainDate[],
  now: number,
): Promise<FreeDay[]> {
  const wish = { ...bookedWish(row), now };
  const days = await freeDays(store, row.firm, calendar, dates, wish, [row.id]);
  const own = Date.parse(row.start_at);
  return days.map(({ date, slots }) => ({ date, slots: slots.filter(({ start }) => start !== own) }));
}

/** Days as the desk's APIs answer them. */
export const toAnswer = ({ timeZone, availability }: Calendar, days: readonly FreeDay[]) => ({
  timeZone,
  days: days.map(({ date, slots }) => ({
    date,
    slots: slots.map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      state: availability.booking === 'request' ? ('request' as const) : ('free' as const),
    })),
  })),
});
