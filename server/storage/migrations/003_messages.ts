import { type Kysely, type Migration, sql } from 'kysely';

/**
 * One notification of one lead to one recipient. It holds nothing personal: its content is read from the lead when it
 * is sent. Times are ISO 8601 in UTC with milliseconds, by a desk's clock.
 */
export interface MessageColumns {
  /** A UUID, the same at every try, so that recipients can recognise a repeated message. */
  id: string;
  lead_id: string;
  /** `firm`, `visitor`, or the URL of a webhook. */
  target: string;
  /** Whether the recipient was notified of the lead before. */
  event: 'created' | 'updated';
  state: 'waiting' | 'sent' | 'dead';
  /** Tries that were started. */
  tries: number;
  /** When a desk may claim it: the time of the next try, or the end of a lease. */
  not_before: string;
  /** The id of the claim under which it is being sent; null while it is not. */
  lease: string | null;
  /** Why the last try failed. */
  last_error: string | null;
  created_at: string;
  updated_at: string;
}

export const messages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('messages')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('not_before', 'text', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('messages_of_lead').ifNotExists().on('messages').column('lead_id').execute();
    // A partial index: looking for due messages stays quick however many were sent.
    await db.schema
      .createIndex('messages_to_do')
      .ifNotExists()
      .on('messages')
      .columns(['target', 'not_before'])
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
  },
};
