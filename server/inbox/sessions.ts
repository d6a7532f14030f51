import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sha256 } from '../hashes';
import type { Tables } from '../migrations';
import type { SessionRow } from '../migrations/010_inbox';
import type { StoredAccount } from './accounts';

const day = 86_400_000;
/** Milliseconds after which a session that was not used ends, and after which any does. */
const [maxIdle, maxAge] = [7 * day, 30 * day];
/** Milliseconds between two notes of a session's use. */
const noteEvery = 60_000;

/** Seconds for which a browser keeps the cookie. */
export const cookieSeconds = maxAge / 1000;

/** Signs a device in. @returns the secret of its cookie, of which only a hash is stored */
export async function startSession(db: Kysely<Tables>, account: StoredAccount, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      account: account.name,
      credential: account.credential,
      created_at: at,
      used_at: at,
    })
    .execute();
  return token;
}

/** The session of a cookie; undefined where it has ended or was revoked. Its use is noted. */
export async function findSession(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('created_at', '>', before(now, maxAge))
    .where('used_at', '>', before(now, maxIdle))
    .executeTakeFirst();
  if (session && session.used_at < before(now, noteEvery))
    await db
      .updateTable('sessions')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', session.token_hash)
      .execute();
  return session;
}

/** Signs one device out, or all of an account. */
export const endSessions = (
  db: Kysely<Tables>,
  which: Pick<SessionRow, 'token_hash'> | Pick<SessionRow, 'account'>,
): Promise<unknown> =>
  db
    .deleteFrom('sessions')
    .$if('token_hash' in which, (query) =>
      query.where('token_hash', '=', 'token_hash' in which ? which.token_hash : ''),
    )
    .$if('account' in which, (query) => query.where('account', '=', 'account' in which ? which.account : ''))
    .execute();

/** Forgets sessions that have ended. */
export const dropOldSessions = (db: Kysely<Tables>, now: Date): Promise<unknown> =>
  db
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
