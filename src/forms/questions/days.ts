/** Which days a question for a date takes. Days are written as date fields write them: `2030-01-31`. */
import type { Days } from '../../domain/question';

/** @param day `2030-01-31`. @param now for tests. */
export function isPossibleDay(day: string, days: Days, now = new Date()): boolean {
  const { first, last } = boundsOf(days, now);
  const weekday = weekdayOf(day);
  return (
    weekday !== undefined &&
    day >= first &&
    (last === undefined || day <= last) &&
    (days.weekdays === undefined || days.weekdays.includes(weekday))
  );
}

/** The first and the last day that are possible, where the visitor is; no last one where any day is. */
export function boundsOf(
  { from = 0, to }: Days,
  now = new Date(),
): { first: string; last: string | undefined } {
  return { first: dayIn(from, now), last: to === undefined ? undefined : dayIn(to, now) };
}

/** The names of days of the week, such as "Monday". @param weekdays from 1 for Monday. */
export function weekdayNames(weekdays: readonly number[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const names = weekdays.map((weekday) => format.format(Date.UTC(2024, 0, weekday)));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

function dayIn(days: number, now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

/** From 1 for Monday to 7; undefined where it is no day that exists. */
function weekdayOf(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return undefined;
  return new Date(time).getUTCDay() || 7;
}
