import type { Kysely, Migration } from 'kysely';
import { hasColumn } from './hasColumn';

/** How often something happened on one day: nothing in it tells one visitor from another. */
export interface VisitRow {
  /** By the desk's clock in UTC, such as `2030-01-31`. */
  day: string;
  /** The firm's id; empty for the desk's own firm. */
  firm: string;
  /** The form's tag. */
  widget: string;
  what: 'seen' | 'opened' | 'step' | 'sent';
  /** The number of the step, from 1; 0 for anything else. */
  step: number;
  /** The step's name as the visitor read it; empty for anything else. */
  label: string;
  /** As `visitSource` names it. */
  source: string;
  count: number;
}

/** How the visitor came who sent a lead. */
export interface SourceColumns {
  /** As `visitSource` names it, empty where the lead does not tell; null in a lead that is older than this column. */
  visit_source: string | null;
}

export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visits')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('firm', 'text', (column) => column.notNull())
      .addColumn('widget', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visits_by_day', ['day', 'firm', 'widget', 'what', 'step', 'label', 'source'])
      .execute();
    if (!(await hasColumn(db, 'leads', 'visit_source')))
      await db.schema.alterTable('leads').addColumn('visit_source', 'text').execute();
    // Leads are counted from the index alone: their bodies may be long.
    await db.schema
      .createIndex('leads_by_visit_source')
      .ifNotExists()
      .on('leads')
      .columns(['firm', 'received_at', 'visit_source', 'suspect', 'partial'])
      .execute();
  },
};
