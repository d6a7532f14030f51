import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely, Transaction } from 'kysely';
import { ownerName } from '../auth/ownerName';
import type { PasswordHash } from '../auth/password';
import type { Firms } from '../firms/firms';
import { usableFirm } from '../firms/firmsOf';
import type { SeenFirms } from '../firms/seenFirms';
import { sha256 } from '../storage/hashes';
import type { PersonRow, SessionRow, Tables } from '../storage/tables';
import { findPerson, firmsOfPerson, hashOf } from './people';

/** Who is signed in. An owner changes and erases leads; a member notes what became of them; a reader changes nothing. */
export interface Account {
  /** `owner`, a name such as `ana` for somebody of the desk's own firm, or such as `ana@bug-off`. */
  name: string;
  role: PersonRow['role'];
  firms: SeenFirms;
}

/** An account, and how it signs in. */
export interface StoredAccount extends Account {
  hash: PasswordHash;
  /** SHA-256 in hexadecimal of the password's hash, and of the second factor's secret. */
  credential: string;
  /** The row of somebody who was added in the inbox; undefined for an account of settings. */
  person?: PersonRow;
}

/**
 * The account of a name; undefined where there is none, or nobody has accepted its invitation yet. Settings and files count first:
 * nobody in the inbox can take the owner's place.
 * @param owner the hash of the owner's password
 */
export async function findAccount(
  db: Kysely<Tables>,
  name: string,
  owner: PasswordHash,
  firms: Firms,
): Promise<StoredAccount | undefined> {
  const ofSettings = accountOfSettings(name, owner, firms);
  if (ofSettings) return ofSettings;
  const person = await findPerson(db, name);
  const hash = person && hashOf(person);
  if (!hash) return undefined;
  // A firm whose file is gone or cannot be used is seen by nobody.
  const seen = (await firmsOfPerson(db, person))?.filter((id) => usableFirm(firms, id));
  if (seen?.length === 0) return undefined;
  return { name, role: person.role, firms: seen, ...stored(hash), person };
}

/** The account of a name in the desk's settings or in a firm's file. */
export function accountOfSettings(
  name: string,
  owner: PasswordHash,
  firms: Firms,
): StoredAccount | undefined {
  if (name === ownerName) return { name, role: 'owner', firms: undefined, ...stored(owner) };
  const [person = '', id = '', ...others] = name.split('@');
  const firm = name.includes('@') ? firms.find(id) : firms.own;
  if (typeof firm !== 'object' || others.length > 0) return undefined;
  for (const [role, hashes] of [
    ['owner', firm.owners],
    ['member', firm.readers],
  ] as const) {
    const hash = hashes.get(person);
    if (hash) return { name, role, firms: [firm.id], ...stored(hash) };
  }
  return undefined;
}

const stored = (hash: PasswordHash) => ({ hash, credential: credentialOf(hash) });

export const credentialOf = ({ salt, key, secret }: PasswordHash): string =>
  sha256(Buffer.concat([salt, key, ...(secret ? [secret] : [])]));

const day = 86_400_000;
/** Milliseconds after which a session that was not used ends, and after which any does. */
const [maxIdle, maxAge] = [7 * day, 30 * day];
/** Milliseconds between two notes of a session's use. */
const noteEvery = 60_000;
/** Devices on which one account is signed in; beyond that, the one that was not used for longest is signed out. */
const maxSessions = 50;

/** With the prefix, no other host and no page without HTTPS can set it. */
export const cookieName = '__Host-inbox';
export const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;
/** Seconds for which a browser keeps the cookie. */
export const cookieSeconds = maxAge / 1000;

/** Signs a device in. @returns the secret of its cookie, of which only a hash is stored */
export async function startSession(
  transaction: Transaction<Tables>,
  account: StoredAccount,
  device: string,
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
      device,
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

/** The sessions of an account that have not ended, the last used first. */
export const sessionsOf = (db: Kysely<Tables>, account: string, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('account', '=', account)
    .where('created_at', '>', before(now, maxAge))
    .where('used_at', '>', before(now, maxIdle))
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

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

/** Forgets sessions that have ended, and the devices that were signed in by one. */
export async function dropOldSessions(transaction: Transaction<Tables>, now: Date): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('created_at', '<=', before(now, maxAge)),
        session('used_at', '<=', before(now, maxIdle)),
      ]),
    )
    .execute();
  await transaction
    .deleteFrom('devices')
    .where('session', 'not in', (sessions) => sessions.selectFrom('sessions').select('token_hash'))
    .execute();
}

/** What a page of this session proves itself with when it changes something: no other page can read it. */
export const changeTokenOf = ({ token_hash }: Pick<SessionRow, 'token_hash'>): string =>
  sha256(`inbox change ${token_hash}`);

const before = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString();

/** Names devices that were signed in before: strangers who guess passwords of an account do not lock them out. */
const deviceCookie = '__Host-inbox-device';
/** Seconds for which a browser keeps it: what browsers allow at most. */
const deviceSeconds = 400 * 24 * 60 * 60;

/** The id of the request's device, where its cookie proves that it was signed in to the account before, by the same password. */
export function knownDevice(context: Context, account: StoredAccount): string | undefined {
  const [id = '', brought = ''] = (getCookie(context, deviceCookie) ?? '').split('.');
  const [expected, given] = [proofOf(id, account), Buffer.from(brought, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Gives the device a cookie by which it is known from now on. It is no session: the password is asked all the same. */
export function rememberDevice(context: Context, account: StoredAccount): void {
  const id = knownDevice(context, account) ?? randomBytes(16).toString('base64url');
  const cookie = `${id}.${proofOf(id, account).toString('base64url')}`;
  setCookie(context, deviceCookie, cookie, { ...cookieOptions, maxAge: deviceSeconds });
}

/** Signed with what the password was hashed to, so that it ends when the password changes. */
const proofOf = (id: string, { name, hash }: StoredAccount): Buffer =>
  createHmac('sha256', hash.key).update(`inbox device ${id} of ${name}`).digest();
