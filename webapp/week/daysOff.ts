/** Days off as facts have them: periods, whose last day is left out where they have one day. */
import { addDays } from '../../src/forms/slots/part/calendar';

export interface Pause {
  from: string;
  until?: string;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What can be read of `availability.closed`. */
export const pausesIn = (closed: unknown): Pause[] =>
  (Array.isArray(closed) ? closed : []).flatMap((entry: unknown) => {
    const { from, until } = Object(entry) as Record<string, unknown>;
    if (!isDay(from)) return [];
    return [isDay(until) && until > from ? { from, until } : { from }];
  });

export const isOff = (pauses: readonly Pause[], day: string): boolean =>
  pauses.some(({ from, until = from }) => from <= day && day <= until);

/** The periods with a day more, or less where it is one of them. Days that follow each other are one period. */
export function withDayToggled(pauses: readonly Pause[], day: string): Pause[] {
  const parts = isOff(pauses, day)
    ? pauses.flatMap(({ from, until = from }) =>
        from <= day && day <= until
          ? [
              { from, until: addDays(day, -1) },
              { from: addDays(day, 1), until },
            ].filter((part) => part.from <= part.until)
          : [{ from, until }],
      )
    : [...pauses.map(({ from, until = from }) => ({ from, until })), { from: day, until: day }];
  const all: Required<Pause>[] = [];
  for (const part of parts.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = all.at(-1);
    if (last && part.from <= addDays(last.until, 1))
      last.until = last.until > part.until ? last.until : part.until;
    else all.push({ ...part });
  }
  return all.map(({ from, until }) => (until === from ? { from } : { from, until }));
}
