import type { Kysely, Migration } from 'kysely';

/** One lead, as it was sent. Columns are text wherever possible, so that both databases compare values alike. */
export interface LeadColumns {
  /** The lead's UUID in lower case. */
  id: string;
  kind: string;
  source: string;
  /** The client's clock when the lead was made: ISO 8601 in UTC with milliseconds, so it sorts as text. */
  timestamp: string;
  /** The desk's clock at the first acceptance. */
  received_at: string;
  /** The desk's clock when the body last changed. */
  updated_at: string;
  /** The lead as JSON text. Not jsonb: that refuses \u0000, which a visitor can send. */
  body: string;
}

export const leads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('timestamp', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('leads_by_arrival')
      .ifNotExists()
      .on('leads')
      .columns(['received_at', 'id'])
      .execute();
  },
};
