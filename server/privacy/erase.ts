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
  { table: 'resume_links', column: 'lead_id' },
  { table: 'activity', column: 'lead_id' },
  { table: 'appointments', column: 'lead_id' },
  { table: 'webhook_calls', column: 'lead_id' },
];

/** Leads of one step: each may have ten photos, and others wait meanwhile. */
const batch = 10;

/** Makes the step that erases some matching leads with everything that belongs to them. Only their ids are retained. */
export async function createEraseStep(store: LeadStore, filter: LeadFilter): Promise<Step> {
  const existing = await store.use(({ db }) => db.introspection.getTables());
  const tables = tablesOfLeads.filter(({ table }) => existing.some(({ name }) => name === table));
  return async (transaction) => {
    for (;;) {
      const found = await transaction.selectFrom('leads').select('id').where(filter).limit(batch).execute();
      if (found.length === 0) return 0;
      const erased = await transaction
        .deleteFrom('leads')
        .where(
          'id',
          'in',
          found.map(({ id }) => id),
        )
        // A correction that was stored meanwhile may no longer match.
        .where(filter)
        .returning(['id', 'firm'])
        .execute();
      if (erased.length === 0) continue;
      const ids = sql.join(erased.map(({ id }) => id));
      for (const { table, column } of tables)
        await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${ids})`.execute(transaction);
      const erased_at = new Date().toISOString();
      await transaction
        .insertInto('erased_ids')
        .values(erased.map((lead) => ({ ...lead, erased_at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return erased.length;
    }
  };
}

/** Removes what was erased from SQLite's write-ahead log, too. @returns false when the database was busy */
export const truncateWriteAheadLog = (store: LeadStore): Promise<boolean> =>
  store.use((database) => database.truncateWriteAheadLog());
