import { createLimiter } from '../http/limiter';
import { isPassword, type PasswordHash } from './password';

/** Wrong passwords within so many seconds. */
const attempts = {
  network: { points: 10, duration: 15 * 60 },
  /** From all networks together: who knows an account's name must not guess its password from many. */
  account: { points: 50, duration: 15 * 60 },
  /** Of a device that was signed in to the account before, whatever strangers do meanwhile. */
  device: { points: 10, duration: 15 * 60 },
};

/** Checks of passwords that run at a time, each on a thread of the pool that also compresses and reads files. */
const maxRunning = 2;
/** Checks that run or wait: further ones are refused. */
const maxPending = 10;

/** What has had too many wrong passwords. */
type Limited = keyof typeof attempts;

export type PasswordVerdict =
  | 'right'
  | 'wrong'
  /** Too many passwords are being checked just now. */
  | 'busy'
  /** Too many wrong ones: so many seconds. */
  | { wait: number; of: Limited };

/** Who sends a password. */
export interface PasswordSender {
  network: string;
  account?: string;
  /** Names a device that has proved that it was signed in to the account before. */
  device?: string | undefined;
}

/**
 * Checks passwords slowly enough for whoever guesses. Only a wrong password that was checked uses up attempts: what is refused
 * costs neither its network nor the account anything.
 */
export function createPasswordGuard(): (
  password: string,
  hash: PasswordHash,
  from: PasswordSender,
) => Promise<PasswordVerdict> {
  const limiters = {
    network: createLimiter(attempts.network),
    account: createLimiter(attempts.account),
    device: createLimiter(attempts.device),
  };
  const limitedStrangers = limitConcurrency(maxRunning, maxPending);
  const limitedDevices = limitConcurrency(1, maxPending);

  return async (password, hash, { network, account, device }) => {
    const counted: (readonly [Limited, string])[] =
      device !== undefined
        ? [['device', device]]
        : [['network', network], ...(account === undefined ? [] : [['account', account] as const])];
    const refund = (taken: typeof counted) => Promise.all(taken.map(([of, key]) => limiters[of].refund(key)));
    // Counted before the check: requests that are sent together must not all pass.
    for (const [nth, [of, key]] of counted.entries()) {
      const wait = await limiters[of].consume(key);
      if (wait === undefined) continue;
      await refund(counted.slice(0, nth));
      return { wait, of };
    }
    const limited = device === undefined ? limitedStrangers : limitedDevices;
    const isRight = await limited(() => isPassword(password, hash));
    if (isRight !== false) await refund(counted);
    if (isRight === undefined) return 'busy';
    return isRight ? 'right' : 'wrong';
  };
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
