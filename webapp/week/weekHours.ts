/** Hours of a week as facts have them, and as a week that one sees. */
import { type Span, sorted } from './spans';

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof DAYS)[number];

export type Week = Readonly<Record<Day, readonly Span[]>>;

/** Minutes from midnight to a time such as `08:30`, up to `24:00`; undefined for what is no time. */
function minutesIn(time: unknown): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/.exec(String(time)) ?? [];
  if (time === '24:00') return 24 * 60;
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const entriesOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((entry) => Object(entry) as Record<string, unknown>) : [];

function spanIn(from: unknown, until: unknown): Span | undefined {
  const [start, end] = [minutesIn(from), minutesIn(until)];
  return start === undefined || end === undefined || end <= start ? undefined : { from: start, until: end };
}

/** Spans in their order. Those that overlap are one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of sorted(spans)) {
    const last = all.at(-1);
    if (last && span.from < last.until) last.until = Math.max(last.until, span.until);
    else all.push({ ...span });
  }
  return all;
}

/** What can be read of `availability.hours`. */
export function weekIn(hours: unknown): Week {
  const entries = entriesOf(hours);
  const spansOf = (day: Day) =>
    entries.flatMap(({ days, open, close }) => {
      const span = Array.isArray(days) && days.includes(day) ? spanIn(open, close) : undefined;
      return span ? [span] : [];
    });
  return Object.fromEntries(DAYS.map((day) => [day, joined(spansOf(day))])) as unknown as Week;
}

/** `availability.hours` that say a week: days with the same span are one entry. */
export function hoursOf(week: Week): { days: Day[]; open: string; close: string }[] {
  const spans = new Map<string, Day[]>();
  for (const day of DAYS)
    for (const { from, until } of week[day]) {
      const key = `${timeOf(from)} ${timeOf(until)}`;
      spans.set(key, [...(spans.get(key) ?? []), day]);
    }
  return [...spans].map(([key, days]) => {
    const [open = '', close = ''] = key.split(' ');
    return { days, open, close };
  });
}

/** What can be read of `availability.windows`. */
export const windowsIn = (windows: unknown): Span[] =>
  sorted(entriesOf(windows).flatMap(({ from, until }) => spanIn(from, until) ?? []));

export const windowsOf = (spans: readonly Span[]): { from: string; until: string }[] =>
  spans.map(({ from, until }) => ({ from: timeOf(from), until: timeOf(until) }));
