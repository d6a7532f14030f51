import type { Temporal } from 'temporal-polyfill';
import type { LeadStore } from '../storage/store';
import type { Calendar, Wish } from './calendar';
import { freeDays, toAnswer } from './freeDays';

/** Milliseconds after which what other desks on the database have booked is seen. */
const lifetime = 2_000;

/** Questions whose answers are remembered: a visitor may name any ZIP code. */
const mostAnswers = 500;

interface Answer {
  calendar: Calendar;
  /** Milliseconds since 1970. */
  at: number;
  json: Promise<string>;
}

/** Answers which times are free, once for all who ask the same within two seconds. What this desk writes is seen at once. */
export function createRecentAnswers(store: LeadStore) {
  const answers = new Map<string, Answer>();
  let changes = store.changes();

  /** @returns JSON */
  return (
    firm: string,
    calendar: Calendar,
    dates: readonly Temporal.PlainDate[],
    wish: Wish,
  ): Promise<string> => {
    if (changes !== store.changes() || answers.size >= mostAnswers) {
      answers.clear();
      changes = store.changes();
    }
    const { length, zip, now } = wish;
    const key = JSON.stringify([firm, dates[0]?.toString(), dates.length, length, zip]);
    const known = answers.get(key);
    if (known?.calendar === calendar && Math.abs(now - known.at) < lifetime) return known.json;
    const json = freeDays(store, firm, calendar, dates, wish).then((days) =>
      JSON.stringify(toAnswer(calendar, days)),
    );
    answers.set(key, { calendar, at: now, json });
    json.catch(() => answers.delete(key));
    return json;
  };
}
