import type { Temporal } from 'temporal-polyfill';
import type { LeadStore } from '../storage/store';
import type { Calendar, Wish } from './calendar';
import { type FreeDay, freeDays } from './freeDays';

/** Milliseconds after which what other desks on the database have booked is seen. */
const lifetime = 2_000;

/** Questions whose answers are remembered: a visitor may name any ZIP code. */
const mostAnswers = 500;

interface Answer {
  calendar: Calendar;
  /** Milliseconds since 1970. */
  at: number;
  days: Promise<FreeDay[]>;
}

/**
 * Finds free days as `freeDays` does, once for all who ask the same within two seconds. What this desk writes is seen at once.
 */
export function createRecentDays(store: LeadStore) {
  const answers = new Map<string, Answer>();
  let changes = store.changes();

  return (
    firm: string,
    calendar: Calendar,
    dates: readonly Temporal.PlainDate[],
    wish: Wish,
  ): Promise<FreeDay[]> => {
    if (changes !== store.changes() || answers.size >= mostAnswers) {
      answers.clear();
      changes = store.changes();
    }
    const { length, zip, now } = wish;
    const key = JSON.stringify([firm, dates[0]?.toString(), dates.length, length, zip]);
    const known = answers.get(key);
    if (known?.calendar === calendar && Math.abs(now - known.at) < lifetime) return known.days;
    const days = freeDays(store, firm, calendar, dates, wish);
    answers.set(key, { calendar, at: now, days });
    days.catch(() => answers.delete(key));
    return days;
  };
}
