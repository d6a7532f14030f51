import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { PasswordHash } from '../auth/password';
import type { Firms } from '../firms/firms';
import { isOwnOrigin } from '../http/origins';
import type { Reject } from '../http/reject';
import { byFirm } from '../privacy/leadFilter';
import type { LeadStore } from '../storage/store';
import type { SessionRow } from '../storage/tables';
import { type Account, findAccount } from './accounts';
import type { InboxEnv } from './env';
import { changeTokenOf, endSessions, findSession, isUseNoted, noteUse } from './sessions';

/** With the prefix, no other host and no page without HTTPS can set it. */
export const cookieName = '__Host-inbox';
export const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** What every answer of the API says: it is data, for the inbox's own pages. */
export const protectAnswers: MiddlewareHandler<InboxEnv> = async (context, next) => {
  context.header('cache-control', 'no-store');
  context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  context.header('cross-origin-resource-policy', 'same-origin');
  context.header('referrer-policy', 'no-referrer');
  await next();
};

/** Refuses what a page of another origin asks for, whatever it sends along. */
export const forbidOtherPages =
  (reject: Reject): MiddlewareHandler<InboxEnv> =>
  async (context, next) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    const isOwn = isRead
      ? isFromOwnPage(context)
      : isFromOwnPage(context) && isOwnOrigin(context, context.req.header('origin') ?? '');
    if (!isOwn) return reject(context, 403, 'inbox origin', 'Only the pages of this inbox may ask for this.');
    await next();
    return undefined;
  };

/** Browsers that say where a request comes from say that it is the inbox, or its address was typed. */
const isFromOwnPage = (context: Context): boolean =>
  ['same-origin', 'none', undefined].includes(context.req.header('sec-fetch-site'));

/** Refuses addresses with NUL, which PostgreSQL's text cannot hold: nothing of the inbox has it in its name. */
export const forbidNul =
  (reject: Reject): MiddlewareHandler<InboxEnv> =>
  async (context, next) => {
    if (/%00/.test(context.req.url))
      return reject(context, 400, 'inbox address', 'No address has a NUL in it.');
    await next();
    return undefined;
  };

interface SessionOptions {
  store: LeadStore;
  firms: Firms;
  password: PasswordHash;
  reject: Reject;
}

/** Who is signed in, by the cookie; undefined for nobody. A session ends with its account, or with its password. */
export async function findSignedIn(
  context: Context,
  { store, firms, password }: Omit<SessionOptions, 'reject'>,
): Promise<{ session: SessionRow; account: Account } | undefined> {
  const token = getCookie(context, cookieName) ?? '';
  const now = new Date();
  const session = await store.use(({ db }) => findSession(db, token, now));
  const account = session && findAccount(session.account, password, firms);
  if (!account || account.credential !== session.credential) {
    if (session)
      await store.write((transaction) => endSessions(transaction, { token_hash: session.token_hash }));
    return undefined;
  }
  // Where that cannot be stored just now, it is with the next request.
  if (!isUseNoted(session, now))
    await store.write((transaction) => noteUse(transaction, session, now)).catch(() => {});
  const { name, role, firm } = account;
  return { session, account: { name, role, firm } };
}

/** Lets whoever is signed in pass; nobody is answered with 401. */
export const requireSession =
  (options: SessionOptions): MiddlewareHandler<InboxEnv> =>
  async (context, next) => {
    const found = await findSignedIn(context, options);
    if (!found) return options.reject(context, 401, 'inbox session', 'Sign in first.');
    const { firm } = found.account;
    context.set('session', found.session);
    context.set('account', found.account);
    context.set('visible', firm === undefined ? (leads) => leads.lit(true) : byFirm(firm));
    await next();
    return undefined;
  };

/** The header in which the inbox's page proves that it has read its session. */
export const changeHeader = 'x-inbox-token';

/** Lets a change pass that brings the session's token, which only the inbox's own pages can read. */
export const requireChangeToken =
  (reject: Reject): MiddlewareHandler<InboxEnv> =>
  async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      const expected = Buffer.from(changeTokenOf(context.get('session')));
      const brought = Buffer.from(context.req.header(changeHeader) ?? '');
      if (brought.length !== expected.length || !timingSafeEqual(brought, expected))
        return reject(context, 403, 'inbox token', 'The page is out of date. Load it again.');
    }
    await next();
    return undefined;
  };

/** Lets only the owner pass. */
export const ownerOnly =
  (reject: Reject): MiddlewareHandler<InboxEnv> =>
  async (context, next) => {
    if (context.get('account').role !== 'owner')
      return reject(context, 403, 'inbox role', 'Only the owner may do this.');
    await next();
    return undefined;
  };
