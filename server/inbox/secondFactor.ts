/** Recovery codes: each stands in once for a code of the authenticator app, where that is lost. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toBase32 } from '../auth/oneTimeCode';
import type { PasswordHash } from '../auth/password';
import { sha256 } from '../storage/hashes';
import type { PersonRow, Tables } from '../storage/tables';

const codes = 8;
/** 80 bits: nobody finds one, not even who has its hash. */
const codeBytes = 10;

/** New recovery codes, to be shown once, such as `abcd-efgh-ijkl-mnop`, and what is stored of them. */
export function newRecoveryCodes(): { shown: string[]; recovery: string } {
  const shown = Array.from({ length: codes }, () =>
    toBase32(randomBytes(codeBytes))
      .toLowerCase()
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
  return { shown, recovery: shown.map(hashOfCode).join(' ') };
}

const hashOfCode = (typed: string): string => sha256(typed.toLowerCase().replaceAll(/[\s-]/g, ''));

export const countCodes = ({ recovery }: Pick<PersonRow, 'recovery'>): number =>
  recovery === '' ? 0 : recovery.split(' ').length;

/** The codes before and after one of them was used. */
interface Used {
  before: string;
  after: string;
}

/** What is left of somebody's recovery codes after one was typed; undefined where it is none of them. */
export function recoveryLeft({ recovery }: Pick<PersonRow, 'recovery'>, typed: string): Used | undefined {
  const hashes = recovery.split(' ');
  const after = hashes.filter((hash) => hash !== hashOfCode(typed));
  return after.length < hashes.length ? { before: recovery, after: after.join(' ') } : undefined;
}

/** Ends a recovery code. @returns false where it was used meanwhile */
export async function useRecoveryCode(
  transaction: Transaction<Tables>,
  name: string,
  { before, after }: Used,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('people')
    .set({ recovery: after })
    .where('name', '=', name)
    .where('recovery', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The same password without the second factor. */
export const withoutFactor = (hash: PasswordHash): PasswordHash => ({ ...hash, secret: undefined });
