/** Days of a calendar as `2026-12-01`, which sort as they follow each other. No clock and no zone is read here. */

const DAY = 24 * 60 * 60_000;

const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => dateOf(at(date) + days * DAY);

/** The same day of another month, or that month's last one. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

export const monthOf = (date: string): string => date.slice(0, 7);

/** From 1 for Monday to 7. */
const weekdayOf = (date: string): number => new Date(at(date)).getUTCDay() || 7;

/** Where weeks begin on Sunday, for browsers that do not know: Firefox. */
const SUNDAY_FIRST = ['US', 'CA', 'MX', 'BR', 'JP', 'IN', 'IL', 'ZA'];

/** The first day of a week in a locale, from 1 for Monday to 7. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? {};
  return firstDay ?? (SUNDAY_FIRST.includes(known.maximize().region ?? '') ? 7 : 1);
}

/** The first day of the week of a day. @param first the weekday on which weeks begin. */
export const weekStart = (date: string, first: number): string =>
  addDays(date, -((weekdayOf(date) - first + 7) % 7));

/** Six weeks around a month, so that every month is as high: lists of seven days. */
export function weeksOf(month: string, first: number): string[][] {
  const start = weekStart(`${month}-01`, first);
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(start, week * 7 + day)));
}

/**
 * Where a key leads in a grid of days, as the ARIA pattern of date grids has it.
 * @returns undefined for a key that leads nowhere.
 */
export function dayAfterKey(
  key: string,
  date: string,
  { first, rtl = false }: { first: number; rtl?: boolean },
): string | undefined {
  const side = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -side);
    case 'ArrowRight':
      return addDays(date, side);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return weekStart(date, first);
    case 'End':
      return addDays(weekStart(date, first), 6);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

/** A day, or the nearest one between two. */
export const within = (date: string, first: string, last: string): string =>
  date < first ? first : date > last ? last : date;
