import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../operations/settings';
import { clientNetwork } from './clientIp';
import { createLimiter } from './limiter';
import type { DeskEnv, Reject } from './reject';

/** Answers 429 to a client network that sends more than `rateLimit` requests a minute, of what is `sent`. */
export function limitRate(
  { rateLimit, trustProxy }: Settings,
  reject: Reject,
  sent = 'leads',
): MiddlewareHandler<DeskEnv> {
  const limiter = createLimiter({ points: rateLimit, duration: 60 });
  return async (context, next) => {
    const wait =
      rateLimit === 0 ? undefined : await limiter.consume(clientNetwork(context.env.incoming, trustProxy));
    if (wait !== undefined) {
      context.header('retry-after', String(wait));
      return reject(context, 429, 'rate', `Too many ${sent} from this address. Please send it again later.`);
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
  const limiter = createLimiter({ points: Math.ceil(maxStored * senderShare), duration: 24 * 60 * 60 });
  return async (client, size) => (maxStored === 0 ? undefined : limiter.consume(client, size));
}
