import type { Kysely, Migration } from 'kysely';
import type { LeadState } from '../../../src/domain/leadStates';
import { hasColumn } from './hasColumn';

/** What the firm says of a lead. */
export interface InboxColumns {
  state: LeadState;
}

/** What leads are searched by. A narrow table: a search reads all of it. */
export interface LeadSearchRow {
  lead_id: string;
  /** The last ten digits of the phone number; empty where there are too few for one. */
  phone: string;
  /** As `searchTextOf` makes it. */
  text: string;
}

/** Something that somebody did in the inbox. Erased with its lead, but for the line that says who erased it. */
export interface ActivityRow {
  id: string;
  /** ISO 8601 in UTC with milliseconds, by a desk's clock. */
  at: string;
  /** The account's name. */
  account: string;
  /** The firm of the lead, or of the account. */
  firm: string;
  action:
    | 'signed in'
    | 'state'
    | 'note'
    | 'marked suspect'
    | 'marked as no spam'
    | 'erased'
    | 'exported'
    | 'retried';
  /** Null for what is about no lead. */
  lead_id: string | null;
  /** The new state, the note, or how many leads. */
  text: string;
}

/** A device that is signed in to the inbox. */
export interface SessionRow {
  /** SHA-256 in hexadecimal of the cookie's value. */
  token_hash: string;
  account: string;
  /** SHA-256 in hexadecimal of the password's hash: with another password, the session counts no more. */
  credential: string;
  /** ISO 8601 in UTC with milliseconds. */
  created_at: string;
  used_at: string;
}

export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(await hasColumn(db, 'leads', 'state')))
      await db.schema
        .alterTable('leads')
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
        .execute();
    await db.schema
      .createIndex('leads_by_firm_and_change')
      .ifNotExists()
      .on('leads')
      .columns(['firm', 'updated_at'])
      .execute();
    await db.schema
      .createTable('lead_search')
      .ifNotExists()
      .addColumn('lead_id', 'text', (column) => column.primaryKey())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('lead_search_by_phone')
      .ifNotExists()
      .on('lead_search')
      .column('phone')
      .execute();
    await db.schema
      .createTable('activity')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('firm', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('activity_of_lead').ifNotExists().on('activity').column('lead_id').execute();
    for (const columns of [['at'], ['firm', 'at']])
      await db.schema
        .createIndex(`activity_by_${columns.join('_and_')}`)
        .ifNotExists()
        .on('activity')
        .columns(columns)
        .execute();
    await db.schema
      .createTable('sessions')
      .ifNotExists()
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('credential', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .execute();
  },
};
