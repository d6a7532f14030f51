import type { Kysely, Migration } from 'kysely';
import { hasColumn } from './hasColumn';

/** The desk's findings about a lead. */
export interface IntakeColumns {
  /** The spam verdict; null for none. */
  suspect: string | null;
  /** 1 for the fields of an abandoned form, 0 for a complete lead. */
  partial: 0 | 1;
}

export const intake: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(await hasColumn(db, 'leads', 'suspect')))
      await db.schema.alterTable('leads').addColumn('suspect', 'text').execute();
    if (!(await hasColumn(db, 'leads', 'partial')))
      await db.schema
        .alterTable('leads')
        .addColumn('partial', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
