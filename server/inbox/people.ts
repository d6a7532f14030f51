/** The people whom owners have added in the inbox: their rows, and the links by which they are invited. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { personName } from '../../src/domain/accounts';
import { fromBase32 } from '../auth/oneTimeCode';
import { ownerName } from '../auth/ownerName';
import { type PasswordHash, parsePasswordHash } from '../auth/password';
import type { Firms } from '../firms/firms';
import { usableFirm } from '../firms/firmsOf';
import type { SeenFirms } from '../firms/seenFirms';
import { tellDevices } from '../notify/told/devices';
import { locksRows } from '../storage/database';
import { sha256 } from '../storage/hashes';
import type { PersonRow, Tables } from '../storage/tables';

/** Milliseconds for which a link of an invitation counts. */
const inviteAge = 7 * 86_400_000;

/** As settings name people; behind it stands the firm, where somebody sees one besides the desk's own. */
const accountName = new RegExp(String.raw`^${personName}(?:@[a-z\d-]{1,63})?$`);

/** How somebody signs in. @param firm null for all firms */
export const accountNameOf = (personal: string, firm: string | null): string =>
  firm ? `${personal}@${firm}` : personal;

/** @param isLocked nobody else changes the row before this transaction ends */
export const findPerson = async (
  db: Kysely<Tables>,
  name: string,
  isLocked = false,
): Promise<PersonRow | undefined> =>
  // What cannot be a name may hold what PostgreSQL's text cannot.
  accountName.test(name)
    ? db
        .selectFrom('people')
        .selectAll()
        .where('name', '=', name)
        .$if(isLocked && locksRows(db), (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined;

/** What a password is checked against; undefined before the invitation was accepted. */
export function hashOf({
  password,
  secret,
}: Pick<PersonRow, 'password' | 'secret'>): PasswordHash | undefined {
  const hash = password === null ? undefined : parsePasswordHash(password);
  return hash && { ...hash, secret: secret === null ? undefined : fromBase32(secret) };
}

/** The people who see one of these firms, by name, each with all firms that they see. @param seen undefined for everybody */
export async function listPeople(
  db: Kysely<Tables>,
  seen: SeenFirms,
): Promise<(PersonRow & { firms: SeenFirms })[]> {
  const rows = await db.selectFrom('people').selectAll().orderBy('name').execute();
  const others = await db.selectFrom('person_firms').selectAll().orderBy('firm').execute();
  return rows
    .map((row) => ({
      ...row,
      firms: together(
        row,
        others.filter(({ name }) => name === row.name),
      ),
    }))
    .filter(({ firms }) => seen === undefined || firms?.some((id) => seen.includes(id)));
}

/** The firms that somebody sees. */
export const firmsOfPerson = async (db: Kysely<Tables>, person: Pick<PersonRow, 'name' | 'firm'>) =>
  together(
    person,
    await db.selectFrom('person_firms').selectAll().where('name', '=', person.name).orderBy('firm').execute(),
  );

const together = ({ firm }: Pick<PersonRow, 'firm'>, others: readonly { firm: string }[]): SeenFirms =>
  firm === null ? undefined : [firm, ...others.map((other) => other.firm)];

/** The firms of somebody as rows have them: one in the person's own, and the others. */
export function rowsOfFirms(name: string, firms: SeenFirms) {
  const [firm = null, ...others] = firms ?? [];
  if (firms && firm === null) throw new RangeError('Nobody sees no firm.');
  return { firm, others: others.map((other) => ({ name, firm: other })) };
}

/** Has somebody see these firms from now on, and no others. */
export async function changeFirms(
  transaction: Transaction<Tables>,
  name: string,
  firms: SeenFirms,
): Promise<void> {
  const { firm, others } = rowsOfFirms(name, firms);
  await transaction.updateTable('people').set({ firm }).where('name', '=', name).execute();
  await transaction.deleteFrom('person_firms').where('name', '=', name).execute();
  if (others.length > 0) await transaction.insertInto('person_firms').values(others).execute();
  await tellDevices(transaction, name, firms ?? [''], new Date());
}

/** The accounts that a firm's leads can be given to: all that see them, but for who only reads. */
export async function namesFor(db: Kysely<Tables>, firms: Firms, id: string): Promise<string[]> {
  const firm = usableFirm(firms, id);
  const ofSettings = firm ? [...firm.owners.keys(), ...firm.readers.keys()] : [];
  const people = await db
    .selectFrom('people')
    .select('name')
    .where((person) =>
      person.or([
        person('firm', '=', id),
        person('firm', 'is', null),
        person('name', 'in', person.selectFrom('person_firms').select('name').where('firm', '=', id)),
      ]),
    )
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
