import type { Kysely, Migration } from 'kysely';
import { hasColumn } from './hasColumn';

/** What the desk thinks of a lead. */
export interface IntakeColumns {
  /** Why it may come from a robot; null where nothing says so. */
  suspect: string | null;
  /** 1 for the typed part of a form that was never sent, 0 for a whole lead. */
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
