import type { Context, MiddlewareHandler } from 'hono';
import type { PasswordHash } from '../auth/password';
import { createPasswordGuard, type PasswordVerdict } from '../auth/passwordGuard';
import { clientNetwork } from '../http/clientIp';
import { type DeskEnv, type Reject, retryAfter } from '../http/reject';
import type { Settings } from '../operations/settings';

/** Lets requests pass that bring the studio's password in `Authorization: Basic`, under any user name. */
export function authorize(
  hash: PasswordHash,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
  reject: Reject,
): MiddlewareHandler<DeskEnv> {
  const check = createPasswordGuard();

  return async (context, next) => {
    const password = passwordOf(context);
    if (password === undefined) return unauthorized(context, 'Send the password of the studio.');
    const verdict = await check(password, hash, { network: clientNetwork(context.env.incoming, trustProxy) });
    if (verdict === 'wrong') return unauthorized(context, 'The password is wrong.');
    if (verdict !== 'right') return refusePassword(context, reject, verdict);
    await next();
    return undefined;
  };

  function unauthorized(context: Context<DeskEnv>, detail: string) {
    context.header('www-authenticate', 'Basic realm="studio", charset="UTF-8"');
    return reject(context, 401, 'password', detail);
  }
}

/** Answers a password that was not checked. */
export function refusePassword(
  context: Context,
  reject: Reject,
  verdict: Exclude<PasswordVerdict, 'right' | 'wrong'>,
): Response {
  if (verdict === 'busy') {
    context.header('retry-after', String(retryAfter));
    return reject(context, 503, 'passwords', 'Too many passwords are being checked just now.');
  }
  context.header('retry-after', String(verdict.wait));
  return reject(context, 429, 'passwords', tooMany[verdict.of]);
}

const tooMany = {
  network: 'Too many wrong passwords from this address.',
  account: 'Too many wrong passwords for this name. A device that was signed in before may still sign in.',
  device: 'Too many wrong passwords from this device.',
};

/** What follows the user name. */
function passwordOf(context: Context): string | undefined {
  const [, credentials] = /^basic +([\w+/=-]+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (credentials === undefined) return undefined;
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}
