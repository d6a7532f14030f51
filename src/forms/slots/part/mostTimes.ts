import type { Availability } from '../availability';

/** So many are reserved room for, at most. */
const LIMIT = 24;

/** How many times a day has at most, as far as the facts tell: room for them is there before they are loaded. */
export function mostTimes({ windows = [], hours = [], every = 30 }: Availability): number {
  if (windows.length > 0) return Math.min(LIMIT, windows.length);
  const longest = Math.max(0, ...hours.map(({ open, close }) => minutesIn(close) - minutesIn(open)));
  return Math.min(LIMIT, Math.floor(longest / every));
}

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
