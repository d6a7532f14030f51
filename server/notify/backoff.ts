/** Tries of one message, including the first. */
export const maxTries = 8;

/** Milliseconds. The delays between eight tries add up to about 23 hours. */
const firstDelay = 15_000;
const factor = 4;
/** A longer `Retry-After` is shortened to this. */
const maxDelay = 24 * 60 * 60_000;

/**
 * The exponential backoff after a failed try, in milliseconds: 15 s, 1 min, 4 min, 16 min, 1 h, 4 h, 17 h, each with a
 * jitter of a fifth, so that messages that failed together are not retried together.
 * @param tries how many there were, from 1
 * @param retryAfter seconds for which the recipient asked (`Retry-After`): the least delay
 */
export function retryDelay(tries: number, retryAfter = 0, random: () => number = Math.random): number {
  const delay = firstDelay * factor ** (tries - 1) * (0.8 + 0.4 * random());
  return Math.round(Math.min(maxDelay, Math.max(delay, retryAfter * 1000)));
}
