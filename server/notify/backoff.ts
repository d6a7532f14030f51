/** Tries of one message, the first included. */
export const maxTries = 8;

/** Milliseconds. The pauses between eight tries add up to about 23 hours. */
const firstPause = 15_000;
const factor = 4;
/** A server that asks for more patience than this is tried again anyway. */
const longestPause = 24 * 60 * 60_000;

/**
 * How long to wait after a failed try: 15 s, 1 min, 4 min, 16 min, 1 h, 4 h, 17 h, each a fifth shorter or longer by
 * chance, so that what failed together does not come back together.
 * @param tries how many there were, from 1 on
 * @param asked milliseconds for which the receiver asked (`Retry-After`); it gets at least those
 */
export function pauseAfter(tries: number, asked = 0, random: () => number = Math.random): number {
  const pause = firstPause * factor ** (tries - 1) * (0.8 + 0.4 * random());
  return Math.round(Math.min(longestPause, Math.max(pause, asked)));
}

/** Reads `Retry-After`: seconds, or a date. @returns milliseconds from now; undefined where it says neither */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const at = /^\s*\d+\s*$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
