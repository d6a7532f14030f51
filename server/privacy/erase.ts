import { sql } from 'kysely';
import type { LeadStore } from '../storage/store';
import type { LeadFilter } from './leadFilter';
import type { Step } from './steps';

/**
 * Every table besides `leads` that holds data of a lead, with its column for the lead's id. A new table with data of
 * leads is added here, so that its rows are erased with their lead.
 */
const tablesOfLeads: readonly { table: string; column: string }[] = [
  { table: 'photos', column: 'lead_id' },
  { table: 'messages', column: 'lead_id' },
  { table: 'revisions', column: 'lead_id' },
  { table: 'lead_search', column: 'lead_id' },
  { table: 'activity', column: 'lead_id' },
];

/** Makes the step that erases one matching lead with everything that belongs to it. Only its id is retained. */
export async function createEraseStep(store: LeadStore, filter: LeadFilter): Promise<Step> {
  const existing = await store.use(({ db }) => db.introspection.getTables());
  const tables = tablesOfLeads.filter(({ table }) => existing.some(({ name }) => name === table));
  return async (transaction) => {
    const lead = await transaction
      .selectFrom('leads')
      .select(['id', 'firm'])
      .where(filter)
      .limit(1)
      .executeTakeFirst();
    if (!lead) return false;
    const { numDeletedRows } = await transaction
      .deleteFrom('leads')
      .where('id', '=', lead.id)
      // A correction that was stored meanwhile may no longer match.
      .where(filter)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return true;
    for (const { table, column } of tables) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${lead.id}`.execute(transaction);
    }
    await transaction
      .insertInto('erased_ids')
      .values({ ...lead, erased_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  };
}

/** Removes what was erased from SQLite's write-ahead log, too. @returns false when the database was busy */
export const truncateWriteAheadLog = (store: LeadStore): Promise<boolean> =>
  store.use((database) => database.truncateWriteAheadLog());
