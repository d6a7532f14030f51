import type { Kysely, Migration } from 'kysely';
import { hasColumn } from './hasColumn';

/** Finds the leads of one person. */
export interface PrivacyColumns {
  /** As `emailOf` normalises it, empty where there is none; null in a lead that is older than this column, until it is backfilled. */
  email: string | null;
}

/** The id of an erased lead, and nothing else of it: sent again, the lead is not stored again. */
export interface ErasedIdRow {
  id: string;
  erased_at: string;
}

export const privacy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erased_ids')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .execute();
    if (!(await hasColumn(db, 'leads', 'email')))
      await db.schema.alterTable('leads').addColumn('email', 'text').execute();
    for (const column of ['email', 'updated_at']) {
      await db.schema.createIndex(`leads_by_${column}`).ifNotExists().on('leads').column(column).execute();
    }
  },
};
