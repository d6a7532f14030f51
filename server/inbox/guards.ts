import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { FindCalendar } from '../appointments/calendars';
import type { PasswordHash } from '../auth/password';
import type { Firms } from '../firms/firms';
import { isOwnOrigin } from '../http/origins';
import { reject, rejectTooMany } from '../http/problem';
import type { Metrics } from '../operations/metrics';
import type { Settings } from '../operations/settings';
import { byFirms, type LeadFilter } from '../privacy/leadFilter';
import type { SitePages } from '../site/sitePages';
import type { LeadStore } from '../storage/store';
import type { SessionRow } from '../storage/tables';
import {
  type Account,
  changeTokenOf,
  cookieName,
  endSessions,
  findAccount,
  findSession,
  isUseNoted,
  noteUse,
} from './sessions';

/** The environment of the inbox's handlers: who is signed in, and which leads they see. */
export type InboxEnv = {
  Bindings: HttpBindings;
  Variables: { metrics: Metrics; account: Account; session: SessionRow; visible: LeadFilter };
};

/** What every answer of the API says: it is data, for the inbox's own pages. */
export const protectAnswers: MiddlewareHandler<InboxEnv> = async (context, next) => {
  context.header('cache-control', 'no-store');
  context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  context.header('cross-origin-resource-policy', 'same-origin');
  context.header('referrer-policy', 'no-referrer');
  await next();
};

/** Rejects requests for which something holds. */
const rejectIf =
  (
    isRejected: (context: Context<InboxEnv>) => boolean,
    ...[status, reason, detail]: [status: 400 | 403, reason: string, detail: string]
  ): MiddlewareHandler<InboxEnv> =>
  async (context, next) =>
    isRejected(context) ? reject(context, status, reason, detail) : next();

const isRead = ({ req }: Context): boolean => req.method === 'GET' || req.method === 'HEAD';

/** Refuses what a page of another origin asks for, whatever it sends along. */
export const forbidOtherPages = rejectIf(
  (context) =>
    !isFromOwnPage(context) ||
    (!isRead(context) && !isOwnOrigin(context, context.req.header('origin') ?? '')),
  403,
  'inbox origin',
  'Only the pages of this inbox may ask for this.',
);

/** Browsers that say where a request comes from say that it is the inbox, or its address was typed. */
const isFromOwnPage = (context: Context): boolean =>
  ['same-origin', 'none', undefined].includes(context.req.header('sec-fetch-site'));

/** Refuses addresses with NUL, which PostgreSQL's text cannot hold: nothing of the inbox has it in its name. */
export const forbidNul = rejectIf(
  ({ req }) => req.url.includes('%00'),
  400,
  'inbox address',
  'No address has a NUL in it.',
);

/** What the inbox's routes work with. */
export interface InboxOptions {
  settings: Pick<Settings, 'trustProxy' | 'countVisits' | 'siteFolder' | 'inboxUrl'>;
  sitePages: SitePages;
  store: LeadStore;
  firms: Firms;
  metrics: Metrics;
  findCalendar: FindCalendar;
  /** The owner's. */
  password: PasswordHash;
  /** Ends what would go on for as long as a page is open. */
  stopping: AbortSignal;
}

/** Who is signed in, by the cookie; undefined for nobody. A session ends with its account, or with its password. */
export async function findSignedIn(
  context: Context,
  { store, firms, password }: InboxOptions,
): Promise<{ session: SessionRow; account: Account } | undefined> {
  const token = getCookie(context, cookieName) ?? '';
  const now = new Date();
  const { session, account } = await store.use(async ({ db }) => {
    const found = await findSession(db, token, now);
    return { session: found, account: found && (await findAccount(db, found.account, password, firms)) };
  });
  if (!session || !account || account.credential !== session.credential) {
    if (session)
      await store.write((transaction) => endSessions(transaction, { token_hash: session.token_hash }));
    return undefined;
  }
  // Where that cannot be stored just now, it is with the next request.
  if (!isUseNoted(session, now))
    await store.write((transaction) => noteUse(transaction, session, now)).catch(() => {});
  const { name, role, firms: seen } = account;
  return { session, account: { name, role, firms: seen } };
}

/** Lets whoever is signed in pass; nobody is answered with 401. */
export const requireSession =
  (options: InboxOptions): MiddlewareHandler<InboxEnv> =>
  async (context, next) => {
    const found = await findSignedIn(context, options);
    if (!found) return reject(context, 401, 'inbox session', 'Sign in first.');
    const { firms: seen } = found.account;
    context.set('session', found.session);
    context.set('account', found.account);
    context.set('visible', seen === undefined ? (leads) => leads.lit(true) : byFirms(seen));
    return next();
  };

/** The header in which the inbox's page proves that it has read its session. */
const changeHeader = 'x-inbox-token';

/** Lets a change pass that brings the session's token, which only the inbox's own pages can read. */
export const requireChangeToken = rejectIf(
  (context) => {
    const expected = Buffer.from(changeTokenOf(context.get('session')));
    const brought = Buffer.from(context.req.header(changeHeader) ?? '');
    return !isRead(context) && !(brought.length === expected.length && timingSafeEqual(brought, expected));
  },
  403,
  'inbox token',
  'The page is out of date. Load it again.',
);

/** Keeps who only reads from changing anything. */
export const forbidReaders = rejectIf(
  (context) => !isRead(context) && context.get('account').role === 'reader',
  403,
  'inbox role',
  'You may read, and change nothing.',
);

/** Lets only the owner pass. */
export const ownerOnly = rejectIf(
  (context) => context.get('account').role !== 'owner',
  403,
  'inbox role',
  'Only the owner may do this.',
);

/** Requests of one session that wait for their turn. */
const maxWaiting = 10;

/**
 * Answers the requests of one session one after the other: each may read every lead, and all sessions and visitors share one
 * database.
 */
export function oneAtATime(): MiddlewareHandler<InboxEnv> {
  const sessions = new Map<string, { last: Promise<unknown>; count: number }>();
  return async (context, next) => {
    const key = context.get('session').token_hash;
    const session = sessions.get(key) ?? { last: Promise.resolve(), count: 0 };
    if (session.count > maxWaiting) {
      const detail = 'Too much was asked for at once. Please ask again.';
      return rejectTooMany(context, 'inbox session busy', detail, 1);
    }
    sessions.set(key, session);
    session.count++;
    const before = session.last;
    const answer = async () => {
      await before;
      await next();
    };
    const answered = answer();
    session.last = answered.catch(() => {});
    try {
      await answered;
    } finally {
      if (--session.count === 0) sessions.delete(key);
    }
    return undefined;
  };
}

/** @returns what the body holds; undefined where it is not what the schema says */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const checked = v.safeParse(schema, body);
  return checked.success ? checked.output : undefined;
}
