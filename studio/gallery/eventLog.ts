/** The log of a widget's events. Pure. */

export interface LoggedEvent {
  /** Counts up. */
  number: number;
  /** Such as `14:03:27.120`. */
  time: string;
  name: string;
  /** As JSON. */
  detail: string;
}

/** Older ones are dropped. */
const MOST = 100;
/** Characters of a detail: a lead with photos has millions. */
const LONGEST = 2_000;

/** The log with an event more, newest first. @param now as `Date.now()`. */
export function withEvent(
  log: readonly LoggedEvent[],
  { type, detail }: Pick<CustomEvent, 'type' | 'detail'>,
  now: number,
): readonly LoggedEvent[] {
  const entry = { number: (log[0]?.number ?? 0) + 1, time: timeOf(now), name: type, detail: textOf(detail) };
  return [entry, ...log].slice(0, MOST);
}

const timeOf = (now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(now) +
  `.${String(now % 1000).padStart(3, '0')}`;

function textOf(detail: unknown): string {
  const text = JSON.stringify(detail, undefined, 1)?.replace(/\n\s*/g, ' ') ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;
}
