/** The people whom owners have added in the inbox: their rows, and the links by which they are invited. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { personName } from '../../src/domain/accounts';
import { fromBase32 } from '../auth/oneTimeCode';
import { ownerName } from '../auth/ownerName';
import { type PasswordHash, parsePasswordHash } from '../auth/password';
import type { Firms } from '../firms/firms';
import { usableFirm } from '../firms/firmsOf';
import { sha256 } from '../storage/hashes';
import type { PersonRow, Tables } from '../storage/tables';

/** Milliseconds for which a link of an invitation counts. */
const inviteAge = 7 * 86_400_000;

/** As settings name people; behind it stands the firm, where somebody sees one besides the desk's own. */
const accountName = new RegExp(String.raw`^${personName}(?:@[a-z\d-]{1,63})?$`);

/** How somebody signs in. @param firm null for all firms */
export const accountNameOf = (personal: string, firm: string | null): string =>
  firm ? `${personal}@${firm}` : personal;

export const findPerson = async (db: Kysely<Tables>, name: string): Promise<PersonRow | undefined> =>
  // What cannot be a name may hold what PostgreSQL's text cannot.
  accountName.test(name)
    ? db.selectFrom('people').selectAll().where('name', '=', name).executeTakeFirst()
    : undefined;

/** What a password is checked against; undefined before the invitation was accepted. */
export function hashOf({
  password,
  secret,
}: Pick<PersonRow, 'password' | 'secret'>): PasswordHash | undefined {
  const hash = password === null ? undefined : parsePasswordHash(password);
  return hash && { ...hash, secret: secret === null ? undefined : fromBase32(secret) };
}

/** The people of a firm, by name. @param firm undefined for everybody */
export const listPeople = (db: Kysely<Tables>, firm: string | undefined): Promise<PersonRow[]> =>
  db
    .selectFrom('people')
    .selectAll()
    .$if(firm !== undefined, (query) => query.where('firm', '=', firm ?? ''))
    .orderBy('name')
    .execute();

/** The accounts that a firm's leads can be given to: all that see them, but for who only reads. */
export async function namesFor(db: Kysely<Tables>, firms: Firms, id: string): Promise<string[]> {
  const firm = usableFirm(firms, id);
  const ofSettings = firm ? [...firm.owners.keys(), ...firm.readers.keys()] : [];
  const people = await db
    .selectFrom('people')
    .select('name')
    .where((person) => person.or([person('firm', '=', id), person('firm', 'is', null)]))
    .where('role', '!=', 'reader')
    .where('password', 'is not', null)
    .orderBy('name')
    .execute();
  const names = [...ofSettings.map((name) => accountNameOf(name, id)), ...people.map(({ name }) => name)];
  return [ownerName, ...new Set(names)];
}

/** A new secret for a link, and what is stored of it. */
export function newInvite(now: Date) {
  const token = randomBytes(32).toString('base64url');
  const invite_until = new Date(now.getTime() + inviteAge).toISOString();
  return { token, columns: { invite_hash: sha256(token), invite_until } };
}

/** Who is invited by the secret of a link; undefined where it counts no more. */
export const findInvited = (db: Kysely<Tables>, token: string, now: Date): Promise<PersonRow | undefined> =>
  db
    .selectFrom('people')
    .selectAll()
    .where('invite_hash', '=', sha256(token))
    .where('invite_until', '>', now.toISOString())
    .executeTakeFirst();

/** Stores the password that somebody has chosen, and ends the link. @returns whether it still counted */
export async function acceptInvite(
  transaction: Transaction<Tables>,
  token: string,
  password: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('people')
    .set({ password, invite_hash: null, invite_until: null })
    .where('invite_hash', '=', sha256(token))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
