import type { Kysely, Migration } from 'kysely';
import { hasColumn } from './hasColumn';

/** Who may revise a lead, and which of its revisions it is. */
export interface RevisionColumns {
  /** SHA-256 in hexadecimal of the secret that a revision has to bring; null for a lead that was sent without one. */
  secret_hash: string | null;
  /** The sender's count of this revision, from 1; 0 for a lead that was sent without a secret. */
  revision: number;
}

/** A revision of a lead that another one superseded. The last one is the row in `leads`. */
export interface RevisionRow {
  lead_id: string;
  /** SHA-256 in hexadecimal of its content, by which a repetition is recognised. */
  fingerprint: string;
  /** As in `leads`. */
  revision: number;
  /** The desk's clock when it arrived. */
  received_at: string;
  /** As `emailOf` normalises it: the lead is found by the address of every revision. */
  email: string;
  /** As in `leads`. */
  body: string;
}

export const revisions: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(await hasColumn(db, 'leads', 'secret_hash')))
      await db.schema.alterTable('leads').addColumn('secret_hash', 'text').execute();
    if (!(await hasColumn(db, 'leads', 'revision')))
      await db.schema
        .alterTable('leads')
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema
      .createTable('revisions')
      .ifNotExists()
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('revisions_of_lead', ['lead_id', 'fingerprint'])
      .execute();
    await db.schema.createIndex('revisions_by_email').ifNotExists().on('revisions').column('email').execute();
  },
};
