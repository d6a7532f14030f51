/** The time that a lead desk has booked for a lead, or `requested`: kept until the firm confirms it. */
export interface Booking {
  state: 'booked' | 'requested';
  /** ISO 8601, as `end`. */
  start: string;
  end: string;
}

/** Reads it from the answer to a lead; undefined where nothing was booked. */
export function readBooking(answer: Readonly<Record<string, unknown>>): Booking | undefined {
  for (const state of ['booked', 'requested'] as const) {
    const { start, end } = Object(answer[state]) as Record<string, unknown>;
    if (isInstant(start) && isInstant(end)) return { state, start, end };
  }
  return undefined;
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
