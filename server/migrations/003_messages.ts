import { type Kysely, type Migration, sql } from 'kysely';

/**
 * One notification of one lead to one receiver. It holds nothing personal: what it says is read from the lead when it
 * is sent. Times are ISO 8601 in UTC with milliseconds, by a desk's clock.
 */
export interface MessageRow {
  /** A UUID: the same at every try, so that receivers can tell a repeated message. */
  id: string;
  lead_id: string;
  /** `firm`, `visitor`, or the address of a webhook. */
  target: string;
  /** Whether the receiver has heard of the lead before. */
  event: 'created' | 'updated';
  state: 'waiting' | 'sent' | 'dead';
  /** Tries that were begun. */
  tries: number;
  /** From when on a desk may take it: the time of the next try, or the end of a lease. */
  not_before: string;
  /** Names the one who is sending it; null while nobody is. */
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
    // Only what is still to be done: looking for work stays quick however many were sent.
    await db.schema
      .createIndex('messages_to_do')
      .ifNotExists()
      .on('messages')
      .columns(['target', 'not_before'])
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
  },
};
