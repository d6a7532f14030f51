import type { Temporal } from 'temporal-polyfill';
import type { LeadStore } from '../storage/store';
import { takenBetween } from './appointments';
import { type Calendar, freeSlots, type Slot, type Wish } from './calendar';

const day = 24 * 60 * 60_000;

/** The free times of days that follow each other, as they are now. */
export async function freeDays(
  store: LeadStore,
  firm: string,
  calendar: Calendar,
  dates: readonly Temporal.PlainDate[],
  wish: Wish,
): Promise<{ date: string; slots: Slot[] }[]> {
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return [];
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(calendar.timeZone).epochMilliseconds;
  const range = [startOf(first) - day, startOf(last) + 3 * day] as const;
  const taken = await store.use(({ db }) => takenBetween(db, firm, range, wish.now));
  return dates.map((date) => ({ date: date.toString(), slots: freeSlots(calendar, date, wish, taken) }));
}
