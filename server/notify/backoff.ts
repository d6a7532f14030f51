import { delivery } from '../../src/domain/delivery';

const { firstDelay, backoff, jitter, maxDelay } = delivery;

/**
 * The exponential backoff after a failed try, in milliseconds: 15 s, 1 min, 4 min, 16 min, 1 h, 4 h, 17 h, each with a
 * jitter of a fifth, so that messages that failed together are not retried together.
 * @param tries how many there were, from 1
 * @param retryAfter seconds for which the recipient asked (`Retry-After`): the least delay
 */
export function retryDelay(tries: number, retryAfter = 0, random: () => number = Math.random): number {
  const delay = firstDelay * backoff ** (tries - 1) * (1 - jitter + 2 * jitter * random());
  return Math.round(1000 * Math.min(maxDelay, Math.max(delay, retryAfter)));
}
