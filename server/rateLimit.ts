import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from './clientIp';
import type { DeskEnv, Reject } from './reject';
import type { Settings } from './settings';

/** Answers 429 to a client network that sends more than `rateLimit` requests a minute, of what is `sent`. */
export function limitRate(
  { rateLimit, trustProxy }: Settings,
  reject: Reject,
  sent = 'leads',
): MiddlewareHandler<DeskEnv> {
  const limiter = new RateLimiterMemory({ points: rateLimit, duration: 60 });
  return async (context, next) => {
    if (rateLimit > 0) {
      try {
        await limiter.consume(clientNetwork(context.env.incoming, trustProxy));
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        context.header('retry-after', String(Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000))));
        return reject(
          context,
          429,
          'rate',
          `Too many ${sent} from this address. Please send it again later.`,
        );
      }
    }
    await next();
    return undefined;
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
  const limiter = new RateLimiterMemory({
    points: Math.ceil(maxStored * senderShare),
    duration: 24 * 60 * 60,
  });
  return async (client, size) => {
    if (maxStored === 0) return undefined;
    try {
      await limiter.consume(client, size);
      return undefined;
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      return Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000));
    }
  };
}
