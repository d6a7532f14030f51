import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '../clientIp';
import { type DeskEnv, type Reject, retryAfter } from '../reject';
import type { Settings } from '../settings';
import { isPassword, type PasswordHash } from './password';

/** Wrong passwords that one client network may send within so many seconds. */
const attempts = { points: 10, duration: 15 * 60 };
/** Checks of passwords that run at a time, each on a thread of the pool that also compresses and reads files. */
const maxRunning = 2;
/** Checks that run or wait: further ones are refused. */
const maxPending = 10;

/**
 * Lets requests pass that bring the studio's password in `Authorization: Basic`, under any user name. A right password uses up
 * none of the attempts.
 */
export function authorize(
  hash: PasswordHash,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
  reject: Reject,
): MiddlewareHandler<DeskEnv> {
  const limiter = new RateLimiterMemory(attempts);
  const limited = limitConcurrency(maxRunning, maxPending);

  return async (context, next) => {
    const password = passwordOf(context);
    if (password === undefined) return unauthorized(context, 'Send the password of the studio.');
    const client = clientNetwork(context.env.incoming, trustProxy);
    // Counted before the check: requests that are sent together must not all pass.
    const wait = await consume(limiter, client);
    if (wait !== undefined) {
      context.header('retry-after', String(wait));
      return reject(context, 429, 'passwords', 'Too many wrong passwords from this address.');
    }
    const isRight = await limited(() => isPassword(password, hash));
    if (isRight !== false) await limiter.reward(client);
    if (isRight === undefined) {
      context.header('retry-after', String(retryAfter));
      return reject(context, 503, 'passwords', 'Too many passwords are being checked just now.');
    }
    if (!isRight) return unauthorized(context, 'The password is wrong.');
    await next();
    return undefined;
  };

  function unauthorized(context: Context<DeskEnv>, detail: string) {
    context.header('www-authenticate', 'Basic realm="studio", charset="UTF-8"');
    return reject(context, 401, 'password', detail);
  }
}

/** What follows the user name. */
function passwordOf(context: Context): string | undefined {
  const [, credentials] = /^basic +([\w+/=-]+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (credentials === undefined) return undefined;
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

/** @returns the seconds to wait where there are no attempts left */
async function consume(limiter: RateLimiterMemory, client: string): Promise<number | undefined> {
  try {
    await limiter.consume(client);
    return undefined;
  } catch (exceeded) {
    if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
    return Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000));
  }
}

/** Runs some works at a time, the others in their order. @returns undefined for one that there is no place for */
function limitConcurrency(maxAtATime: number, maxAtAll: number) {
  const waiting: (() => void)[] = [];
  let pending = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (pending >= maxAtAll) return undefined;
    pending++;
    try {
      if (pending > maxAtATime) await new Promise<void>((resolve) => waiting.push(resolve));
      return await work();
    } finally {
      pending--;
      waiting.shift()?.();
    }
  };
}
