import type { Kysely, Transaction } from 'kysely';
import type { ActivityRow, Tables } from '../storage/tables';

/** Notes who did what, in the transaction that does it. */
export async function note(
  transaction: Transaction<Tables>,
  what: Pick<ActivityRow, 'account' | 'firm' | 'action'> & Partial<Pick<ActivityRow, 'lead_id' | 'text'>>,
  now: Date,
): Promise<void> {
  const { lead_id = null, text = '', ...others } = what;
  await transaction
    .insertInto('activity')
    .values({ id: crypto.randomUUID(), at: now.toISOString(), lead_id, text, ...others })
    .execute();
}

/** What was done with one lead, oldest first. */
export const activityOf = (db: Kysely<Tables>, leadId: string): Promise<ActivityRow[]> =>
  db.selectFrom('activity').selectAll().where('lead_id', '=', leadId).orderBy('at').orderBy('id').execute();

/** Entries of the log. */
const logged = 200;

/** What was done last, newest first. */
export const latestActivity = (db: Kysely<Tables>): Promise<ActivityRow[]> =>
  db.selectFrom('activity').selectAll().orderBy('at', 'desc').orderBy('id').limit(logged).execute();
