import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../operations/settings';
import { clientNetwork } from './clientIp';
import { type DeskEnv, rejectTooMany } from './problem';

/** So many points within so many seconds, for each key. */
interface Limit {
  points: number;
  duration: number;
}

type Limiter = ReturnType<typeof createLimiter>;

/**
 * Keys that one limiter counts: anybody can make up names, or has a million networks of IPv6. Beyond that the one whose time
 * began first is forgotten.
 */
export const maxKeys = 10_000;

export function createLimiter({ points: available, duration }: Limit) {
  const limiter = new RateLimiterMemory({ points: available, duration });
  /** Those that are counted, in the order in which their time began. */
  const keys = new Set<string>();

  function noteBegin(key: string) {
    keys.delete(key);
    keys.add(key);
    const [oldest = ''] = keys;
    if (keys.size <= maxKeys) return;
    keys.delete(oldest);
    void limiter.delete(oldest);
  }

  return {
    /** Takes points. @returns the seconds to wait where there are too few left, and then takes none; else undefined */
    async consume(key: string, points = 1): Promise<number | undefined> {
      try {
        const { isFirstInDuration } = await limiter.consume(key, points);
        if (isFirstInDuration) noteBegin(key);
        return undefined;
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        if (exceeded.isFirstInDuration) noteBegin(key);
        await limiter.reward(key, points);
        // Where the clock was set back, it would be that much longer.
        return Math.min(duration, Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000)));
      }
    },
    /** Gives a point back. Of a key that was forgotten meanwhile there is nothing to give back. */
    async refund(key: string): Promise<void> {
      if (keys.has(key)) await limiter.reward(key, 1);
    },
  };
}

type Counted = readonly (readonly [limiter: Limiter, key: string])[];

export const refundAll = (counted: Counted): Promise<unknown> =>
  Promise.all(counted.map(([limiter, key]) => limiter.refund(key)));

/**
 * Takes a point of each key, or of none.
 * @returns undefined where each had one; else the position of the first that had none, and the seconds to wait
 */
export async function consumeAll(counted: Counted): Promise<{ nth: number; wait: number } | undefined> {
  for (const [nth, [limiter, key]] of counted.entries()) {
    const wait = await limiter.consume(key);
    if (wait === undefined) continue;
    await refundAll(counted.slice(0, nth));
    return { nth, wait };
  }
  return undefined;
}

/** Answers 429 to a client network that sends more than `rateLimit` requests a minute, of what is `sent`. */
export function limitRate({ rateLimit, trustProxy }: Settings, sent = 'leads'): MiddlewareHandler<DeskEnv> {
  const limiter = createLimiter({ points: rateLimit, duration: 60 });
  return async (context, next) => {
    const wait =
      rateLimit === 0 ? undefined : await limiter.consume(clientNetwork(context.env.incoming, trustProxy));
    return wait === undefined
      ? next()
      : rejectTooMany(
          context,
          'rate',
          `Too many ${sent} from this address. Please send it again later.`,
          wait,
        );
  };
}

/** Share of `maxStored` that one client network may send in a day. */
const senderShare = 1 / 20;

/**
 * Limits the bytes that one client network sends in a day, so that none can use up what the desk may store.
 * @returns consumes the size of a body: resolves with the seconds to wait where that is too much, else with undefined
 */
export function limitBytes({
  maxStored,
}: Pick<Settings, 'maxStored'>): (client: string, size: number) => Promise<number | undefined> {
  const limiter = createLimiter({ points: Math.ceil(maxStored * senderShare), duration: 24 * 60 * 60 });
  return async (client, size) => (maxStored === 0 ? undefined : limiter.consume(client, size));
}
