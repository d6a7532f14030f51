import type { Temporal } from 'temporal-polyfill';
import type { LeadStore } from '../storage/store';
import type { AppointmentRow } from '../storage/tables';
import { bookedWish, takenBetween } from './appointments';
import { type Calendar, freeSlots, type Slot, type Wish } from './calendar';

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
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(calendar.timeZone).epochMilliseconds;
  const range = [startOf(first) - day, startOf(last) + 3 * day] as const;
  const taken = await store.use(({ db }) => takenBetween(db, firm, range, wish.now, except));
  return dates.map((date) => ({ date: date.toString(), slots: freeSlots(calendar, date, wish, taken) }));
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
