/** Which days a question for a date takes, and what conditions call them. Days are written as date fields write them: `2030-01-31`. */
import { boundsOf, isPossibleDay } from '../../../forms/questions/days';
import type { Modifier } from '../offer/offer';

type DateRules = NonNullable<Modifier['date']>;

/** @param today left out: as the visitor's clock says. */
const clockAt = (today: string | undefined): Date => (today ? new Date(`${today}T00:00:00`) : new Date());

/**
 * What conditions call a day; undefined for one that is not possible.
 * @param today left out: as the visitor's clock says.
 */
export function dayNames(
  day: string,
  { periods = [], ...days }: DateRules,
  today: string | undefined,
): string[] | undefined {
  const now = clockAt(today);
  if (!isPossibleDay(day, days, now)) return undefined;
  const isOn = (ahead: number) => boundsOf({ from: ahead }, now).first === day;
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  return [
    ...(isOn(0) ? ['sameDay'] : []),
    ...(isOn(1) ? ['nextDay'] : []),
    isWeekend ? 'weekend' : 'weekday',
    ...periods.filter((period) => isWithin(day, period)).map(({ id }) => id),
  ];
}

/** Days without a year are those of every year; a period whose end comes before its beginning goes on in the next one. */
function isWithin(day: string, { from, until }: { from: string; until: string }): boolean {
  const [begun, ended] = [day.slice(-from.length) >= from, day.slice(-until.length) > until];
  return from.length === until.length && from > until ? begun || !ended : begun && !ended;
}
