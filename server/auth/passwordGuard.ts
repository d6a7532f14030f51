import type { Context, MiddlewareHandler } from 'hono';
import { clientNetwork } from '../http/clientIp';
import { type DeskEnv, reject, rejectForNow, rejectTooMany } from '../http/problem';
import { consumeAll, createLimiter, refundAll } from '../http/rateLimit';
import type { Settings } from '../operations/settings';
import { stepOf } from './oneTimeCode';
import { isPassword, type PasswordHash } from './password';

/** Wrong passwords within so many seconds. */
const attempts = {
  network: { points: 10, duration: 15 * 60 },
  /** From all networks together: who knows an account's name must not guess its password from many. */
  account: { points: 50, duration: 15 * 60 },
  /** Of a device that was signed in to the account before, whatever strangers do meanwhile. */
  device: { points: 10, duration: 15 * 60 },
  /** With the right code of the second factor, whatever strangers do meanwhile. */
  code: { points: 10, duration: 15 * 60 },
};
/** Codes of one network that are looked at: who may try many would find one. */
const codesOfNetwork = { points: 20, duration: 15 * 60 };

/** Checks of passwords that run at a time, each on a thread of the pool that also compresses and reads files. */
const maxRunning = 2;
/** Checks that run or wait: further ones are refused. */
const maxPending = 10;

/** What has had too many wrong passwords. */
type Limited = keyof typeof attempts;

type PasswordVerdict =
  | 'right'
  | 'wrong'
  /** Too many passwords are being checked just now. */
  | 'busy'
  /** Too many wrong ones: so many seconds. */
  | { wait: number; of: Limited };

/** Who sends a password. */
interface PasswordSender {
  network: string;
  account?: string;
  /** Names a device that has proved that it was signed in to the account before. */
  device?: string | undefined;
  /** Of the second factor, as it was typed. */
  code?: string | undefined;
}

export type PasswordGuard = (
  password: string,
  hash: PasswordHash,
  from: PasswordSender,
) => Promise<PasswordVerdict>;

/**
 * Checks passwords so slowly that guessing is no use. Only a wrong password that was checked uses up attempts: what is refused
 * costs neither its network nor the account anything. Where the hash has a second factor, a password is right only with its
 * code, and each code once.
 */
export function createPasswordGuard(): PasswordGuard {
  const limiters = {
    network: createLimiter(attempts.network),
    account: createLimiter(attempts.account),
    device: createLimiter(attempts.device),
    code: createLimiter(attempts.code),
  };
  const codes = createLimiter(codesOfNetwork);
  /** The period of the code that was last used, by account: only accounts that there are have one. */
  const usedSteps = new Map<string, number>();
  const limitedStrangers = limitConcurrency(maxRunning, maxPending);
  const limitedDevices = limitConcurrency(1, maxPending);

  /** The period of a sender's code; undefined where it is wrong, or was used. */
  const provedStep = async ({ secret }: PasswordHash, { network, account = '', code }: PasswordSender) => {
    if (!secret || !code || (await consumeAll([[codes, network]]))) return undefined;
    const step = stepOf(code, secret, new Date());
    return step !== undefined && step > (usedSteps.get(account) ?? 0) ? step : undefined;
  };

  return async (password, hash, from) => {
    const { network, account = '', device } = from;
    const step = await provedStep(hash, from);
    const names: (readonly [Limited, string])[] =
      step !== undefined
        ? [['code', account]]
        : device !== undefined
          ? [['device', device]]
          : [['network', network], ...(from.account === undefined ? [] : [['account', account] as const])];
    const counted = names.map(([of, key]) => [limiters[of], key] as const);
    // Counted before the check: requests that are sent together must not all pass.
    const exceeded = await consumeAll(counted);
    if (exceeded) return { wait: exceeded.wait, of: names[exceeded.nth]?.[0] ?? 'network' };
    const limited = device === undefined && step === undefined ? limitedStrangers : limitedDevices;
    const isRight = await limited(async () => {
      if (!(await isPassword(password, hash))) return false;
      if (!hash.secret) return true;
      if (step === undefined || step <= (usedSteps.get(account) ?? 0)) return false;
      usedSteps.set(account, step);
      return true;
    });
    if (isRight !== false) await refundAll(counted);
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

/** Lets requests pass that bring the studio's password in `Authorization: Basic`, under any user name. */
export function authorize(
  hash: PasswordHash,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): MiddlewareHandler<DeskEnv> {
  const check = createPasswordGuard();

  return async (context, next) => {
    const password = passwordOf(context);
    if (password === undefined) return unauthorized(context, 'Send the password of the studio.');
    const verdict = await check(password, hash, { network: clientNetwork(context.env.incoming, trustProxy) });
    if (verdict === 'wrong') return unauthorized(context, 'The password is wrong.');
    return verdict === 'right' ? next() : refusePassword(context, verdict);
  };

  function unauthorized(context: Context<DeskEnv>, detail: string) {
    context.header('www-authenticate', 'Basic realm="studio", charset="UTF-8"');
    return reject(context, 401, 'password', detail);
  }
}

/** Answers a password that was not checked. */
export function refusePassword(
  context: Context,
  verdict: Exclude<PasswordVerdict, 'right' | 'wrong'>,
): Response {
  return verdict === 'busy'
    ? rejectForNow(context, 'passwords', 'Too many passwords are being checked just now.')
    : rejectTooMany(context, 'passwords', tooMany[verdict.of], verdict.wait);
}

const tooMany = {
  network: 'Too many wrong passwords from this address.',
  account:
    'Too many wrong passwords for this name. A device that was signed in before, or the code of a second factor, still lets its owner in.',
  device: 'Too many wrong passwords from this device.',
  code: 'Too many wrong passwords with the right code.',
};

/** What follows the user name. */
function passwordOf(context: Context): string | undefined {
  const [, credentials] = /^basic +([\w+/=-]+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (credentials === undefined) return undefined;
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}
