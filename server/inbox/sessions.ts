import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { sha256 } from '../storage/hashes';
import type { SessionRow, Tables } from '../storage/tables';
import type { StoredAccount } from './accounts';

const day = 86_400_000;
/** Milliseconds after which a session that was not used ends, and after which any does. */
const [maxIdle, maxAge] = [7 * day, 30 * day];
/** Milliseconds between two notes of a session's use. */
const noteEvery = 60_000;
/** Devices on which one account is signed in; beyond that, the one that was not used for longest is signed out. */
const maxSessions = 50;

/** Seconds for which a browser keeps the cookie. */
export const cookieSeconds = maxAge / 1000;

/** Signs a device in. @returns the secret of its cookie, of which only a hash is stored */
export async function startSession(
  transaction: Transaction<Tables>,
  account: StoredAccount,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      account: account.name,
      credential: account.credential,
      created_at: at,
      used_at: at,
    })
    .execute();
  await transaction
    .deleteFrom('sessions')
    .where('account', '=', account.name)
    .where('token_hash', 'not in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .select('token_hash')
        .where('account', '=', account.name)
        .orderBy('used_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(maxSessions),
    )
    .execute();
  return token;
}

/** The session of a cookie; undefined where it has ended or was revoked. */
export const findSession = (db: Kysely<Tables>, token: string, now: Date): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('created_at', '>', before(now, maxAge))
    .where('used_at', '>', before(now, maxIdle))
    .executeTakeFirst();

/** Whether the use of a session is to be noted again. */
export const isUseNoted = ({ used_at }: SessionRow, now: Date): boolean => used_at >= before(now, noteEvery);

/** Notes that a session is in use, so that it does not end. */
export const noteUse = (
  transaction: Transaction<Tables>,
  { token_hash }: SessionRow,
  now: Date,
): Promise<unknown> =>
  transaction
    .updateTable('sessions')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .execute();

/** Signs one device out, or all of an account. */
export const endSessions = (
  transaction: Transaction<Tables>,
  which: Pick<SessionRow, 'token_hash'> | Pick<SessionRow, 'account'>,
): Promise<unknown> =>
  transaction
    .deleteFrom('sessions')
    .$if('token_hash' in which, (query) =>
      query.where('token_hash', '=', 'token_hash' in which ? which.token_hash : ''),
    )
    .$if('account' in which, (query) => query.where('account', '=', 'account' in which ? which.account : ''))
    .execute();

/** Forgets sessions that have ended. */
export const dropOldSessions = (transaction: Transaction<Tables>, now: Date): Promise<unknown> =>
  transaction
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('created_at', '<=', before(now, maxAge)),
        session('used_at', '<=', before(now, maxIdle)),
      ]),
    )
    .execute();

/** What a page of this session proves itself with when it changes something: no other page can read it. */
export const changeTokenOf = ({ token_hash }: Pick<SessionRow, 'token_hash'>): string =>
  sha256(`inbox change ${token_hash}`);

const before = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString();
