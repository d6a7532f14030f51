import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isPassword, type PasswordHash } from './password';

/** Wrong passwords within so many seconds. */
interface Attempts {
  points: number;
  duration: number;
}

/** Of one client network, or of one account. Who knows an account's name must not lock it for long from many networks. */
const attempts = { network: { points: 10, duration: 15 * 60 }, account: { points: 50, duration: 15 * 60 } };

/** Checks of passwords that run at a time, each on a thread of the pool that also compresses and reads files. */
const maxRunning = 2;
/** Checks that run or wait: further ones are refused. */
const maxPending = 10;

export type PasswordVerdict =
  | 'right'
  | 'wrong'
  /** Too many passwords are being checked just now. */
  | 'busy'
  /** Too many wrong ones: so many seconds. */
  | { wait: number };

/**
 * Checks passwords slowly enough for whoever guesses. A right password uses up none of the attempts.
 * @returns checks one, sent by a client network for an account
 */
export function createPasswordGuard(): (
  password: string,
  hash: PasswordHash,
  from: { network: string; account?: string },
) => Promise<PasswordVerdict> {
  const limiters = { network: limiter(attempts.network), account: limiter(attempts.account) };
  const limited = limitConcurrency(maxRunning, maxPending);

  return async (password, hash, { network, account }) => {
    const counted = [
      [limiters.network, network],
      ...(account === undefined ? [] : [[limiters.account, account] as const]),
    ] as const;
    // Counted before the check: requests that are sent together must not all pass.
    const waits = await Promise.all(counted.map(([limit, key]) => consume(limit, key)));
    const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
    if (wait > 0) return { wait };
    const isRight = await limited(() => isPassword(password, hash));
    if (isRight !== false) await Promise.all(counted.map(([limit, key]) => limit.reward(key)));
    if (isRight === undefined) return 'busy';
    return isRight ? 'right' : 'wrong';
  };
}

const limiter = (options: Attempts) => new RateLimiterMemory(options);

/** @returns the seconds to wait where there are no attempts left */
async function consume(limit: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limit.consume(key);
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
