import { type Kysely, type Migration, sql } from 'kysely';
import { hasColumn } from './hasColumn';

/** Whose lead it is, where one desk serves several firms. */
export interface FirmColumns {
  /** The firm's id; empty for the desk's own firm, and for leads that are older than this column. */
  firm: string;
}

export const firms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['leads', 'messages', 'erased_ids'])
      if (!(await hasColumn(db, table, 'firm')))
        await db.schema
          .alterTable(table)
          .addColumn('firm', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
    await db.schema
      .createIndex('leads_by_firm')
      .ifNotExists()
      .on('leads')
      .columns(['firm', 'received_at', 'id'])
      .execute();
    // Covers the search for what is due, so that it stays quick while many messages wait.
    await db.schema
      .createIndex('messages_to_do_by_firm')
      .ifNotExists()
      .on('messages')
      .columns(['firm', 'target', 'not_before', 'updated_at'])
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
    await db.schema.dropIndex('messages_to_do').ifExists().execute();
  },
};
