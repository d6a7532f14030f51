import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SeenFirms } from '../firms/seenFirms';
import { removeHooksOf } from '../notify/hooks/hooks';
import { sha256 } from '../storage/hashes';
import type { ApiTokenRow, Tables } from '../storage/tables';

/** What a program with a token may do: read leads, or also change their state and add notes. */
export const scopes = ['read', 'write'] as const;
export type Scope = (typeof scopes)[number];

/** Characters of a token's name. */
export const maxTokenName = 60;

/** So that people, and programs that look for secrets in code, know it for what it is. */
const PREFIX = 'bio_';
const TOKEN = /^bio_[\w-]{43}$/;

/** Milliseconds between two notes of a token's use. */
const noteEvery = 60_000;

interface NewToken extends Pick<ApiTokenRow, 'firm' | 'name' | 'scope'> {
  /** @default false */
  maySubscribe?: boolean;
}

/** @returns the token, of which only a hash is stored. */
export async function createToken(
  transaction: Transaction<Tables>,
  { firm, name, scope, maySubscribe = false }: NewToken,
  now: Date,
): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  await transaction
    .insertInto('api_tokens')
    .values({
      id: crypto.randomUUID(),
      firm,
      name,
      scope,
      may_subscribe: maySubscribe ? 1 : 0,
      token_hash: sha256(token),
      created_at: now.toISOString(),
      used_at: null,
    })
    .execute();
  return token;
}

/** The tokens of firms, oldest first. @param firms undefined for all */
export const listTokens = (db: Kysely<Tables>, firms: SeenFirms): Promise<ApiTokenRow[]> =>
  db
    .selectFrom('api_tokens')
    .selectAll()
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** What the token has subscribed to ends with it. @param firms undefined for all @returns whether there was one. */
export async function revokeToken(
  transaction: Transaction<Tables>,
  id: string,
  firms: SeenFirms,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await removeHooksOf(transaction, id);
  return numDeletedRows > 0n;
}

/** The row of the token in an `Authorization` header; undefined where it has none that counts. */
export async function findToken(db: Kysely<Tables>, header = ''): Promise<ApiTokenRow | undefined> {
  const [scheme = '', token = ''] = header.split(' ');
  if (scheme.toLowerCase() !== 'bearer' || !TOKEN.test(token)) return undefined;
  return db.selectFrom('api_tokens').selectAll().where('token_hash', '=', sha256(token)).executeTakeFirst();
}

/** Whether the use of a token is to be noted again. */
export const isUseNoted = ({ used_at }: ApiTokenRow, now: Date): boolean =>
  used_at !== null && used_at > new Date(now.getTime() - noteEvery).toISOString();

export const noteUse = (transaction: Transaction<Tables>, { id }: ApiTokenRow, now: Date): Promise<unknown> =>
  transaction.updateTable('api_tokens').set({ used_at: now.toISOString() }).where('id', '=', id).execute();
