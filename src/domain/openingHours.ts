import { plainSpaces, timeSpanText } from './timeSpan';
import { DAYS, type Weekday } from './weekdays';

/** Days with the same hours, as facts have them. */
interface Hours {
  readonly days: readonly Weekday[];
  readonly open: string;
  readonly close: string;
}

/** Days that follow each other and have the same hours: `Mon – Fri`, `8:00 AM – 6:00 PM`. */
interface OpenDays {
  days: string;
  times: string;
}

/** When a firm is open, from Monday on, as a page in this locale writes it. Days without hours are left out. */
export function openingHours(hours: readonly Hours[], locale: string): OpenDays[] {
  if (hours.length === 0) return []; // the first date that a page formats takes long on a slow phone
  const timesOf = (day: Weekday) =>
    hours
      .filter(({ days }) => days.includes(day))
      .toSorted((one, other) => one.open.localeCompare(other.open))
      .map(({ open, close }) => timeSpanText(open, close, locale))
      .join(', ');
  const runs: { first: number; last: number; times: string }[] = [];
  DAYS.forEach((day, index) => {
    const times = timesOf(day);
    const before = runs.at(-1);
    if (before?.times === times && before.last === index - 1) before.last = index;
    else if (times) runs.push({ first: index, last: index, times });
  });
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // A Monday.
  const on = (index: number) => new Date(Date.UTC(2024, 0, 1 + index));
  return runs.map(({ first, last, times }) => ({
    days: plainSpaces(format.formatRange(on(first), on(last))),
    times,
  }));
}
