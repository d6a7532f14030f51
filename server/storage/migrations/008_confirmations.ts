import { type Kysely, type Migration, sql } from 'kysely';
import { hasColumn } from './hasColumn';

/**
 * To whom a mail to the visitor goes, and which estimate it holds. Null in messages to others, and in those that an earlier
 * release queued. Erased with their lead.
 */
export interface ConfirmationColumns {
  /** SHA-256 in hexadecimal of the address, by which mails to one mailbox are counted. */
  mailbox: string | null;
  /** SHA-256 in hexadecimal of the estimate as it stands in the mail; empty where it holds none. */
  estimate: string | null;
}

export const confirmations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['mailbox', 'estimate']) {
      if (!(await hasColumn(db, 'messages', column)))
        await db.schema.alterTable('messages').addColumn(column, 'text').execute();
    }
    await db.schema
      .createIndex('messages_by_mailbox')
      .ifNotExists()
      .on('messages')
      .columns(['mailbox', 'created_at'])
      .where(sql.ref('mailbox'), 'is not', null)
      .execute();
  },
};
