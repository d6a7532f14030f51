import { sql, type Transaction } from 'kysely';
import { visitSource } from '../../src/leads/visitSource';
import { objectOf } from '../leads/fields';
import type { Tables, VisitRow } from '../storage/tables';

/** Days for which counts are kept: the numbers of a month can be compared with those of a year before. */
const daysKept = 400;

/** What a row counts. */
export const keyOf = ({ day, firm, widget, what, step, label, source }: Omit<VisitRow, 'count'>): string =>
  JSON.stringify([day, firm, widget, what, step, label, source]);

/**
 * Adds counts to those that are stored.
 * @param rows each key once; a few hundred at most, since databases limit the number of parameters
 */
export async function addVisits(transaction: Transaction<Tables>, rows: readonly VisitRow[]): Promise<void> {
  // Desks that add to the same rows at a time lock them in the same order, and so never wait for each other.
  const ordered = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await transaction
    .insertInto('visits')
    .values(ordered)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'firm', 'widget', 'what', 'step', 'label', 'source'])
        .doUpdateSet({ count: sql`visits.count + excluded.count` }),
    )
    .execute();
}

/** Deletes the counts of days that are long past. */
export async function deleteOldVisits(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCDate(oldest.getUTCDate() - daysKept);
  await transaction.deleteFrom('visits').where('day', '<', dayOf(oldest)).execute();
}

/** The date in UTC, such as `2030-01-31`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** How the visitor came who sent a lead, by its last touch; empty where the lead does not tell. */
export function sourceOfLead(lead: object): string {
  const { last } = objectOf(objectOf(lead).attribution);
  return typeof last === 'object' && last !== null ? visitSource(last) : '';
}
