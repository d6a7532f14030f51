/** Devices that were signed in before. Strangers who guess passwords of an account do not lock them out. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoredAccount } from './accounts';
import { cookieOptions } from './guards';

const cookieName = '__Host-inbox-device';
/** Seconds for which a browser keeps the cookie: what browsers allow at most. */
const maxAge = 400 * 24 * 60 * 60;

/** The id of the request's device, where its cookie proves that it was signed in to the account before, by the same password. */
export function knownDevice(context: Context, account: StoredAccount): string | undefined {
  const [id = '', brought = ''] = (getCookie(context, cookieName) ?? '').split('.');
  const [expected, given] = [proofOf(id, account), Buffer.from(brought, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Gives the device a cookie by which it is known from now on. It is no session: the password is asked all the same. */
export function rememberDevice(context: Context, account: StoredAccount): void {
  const id = knownDevice(context, account) ?? randomBytes(16).toString('base64url');
  const cookie = `${id}.${proofOf(id, account).toString('base64url')}`;
  setCookie(context, cookieName, cookie, { ...cookieOptions, maxAge });
}

/** Signed with what the password was hashed to, so that it ends when the password changes. */
const proofOf = (id: string, { name, hash }: StoredAccount): Buffer =>
  createHmac('sha256', hash.key).update(`inbox device ${id} of ${name}`).digest();
