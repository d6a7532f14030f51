import { sql } from 'kysely';
import { tablesOfALead } from '../erase';
import type { LeadStore } from '../store';
import type { Step } from './steps';
import type { Which } from './which';

/** Makes the step that erases one of these leads with all that belongs to it. Only its id is kept. */
export async function eraseOne(store: LeadStore, which: Which): Promise<Step> {
  const existing = await store.use(({ db }) => db.introspection.getTables());
  const holding = tablesOfALead.filter(({ table }) => existing.some(({ name }) => name === table));
  return async (write) => {
    const lead = await write.selectFrom('leads').select('id').where(which).limit(1).executeTakeFirst();
    if (!lead) return false;
    const { numDeletedRows } = await write
      .deleteFrom('leads')
      .where('id', '=', lead.id)
      // It may have been corrected meanwhile.
      .where(which)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return true;
    for (const { table, column } of holding) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${lead.id}`.execute(write);
    }
    await write
      .insertInto('erased_ids')
      .values({ id: lead.id, erased_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  };
}

/** Makes what was erased unreadable in SQLite's files, too. @returns whether it worked */
export const wipe = (store: LeadStore): Promise<boolean> => store.use(({ emptyLog }) => emptyLog());
