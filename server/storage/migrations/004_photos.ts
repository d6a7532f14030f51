import type { Kysely, Migration } from 'kysely';

/** One photo of a lead, whose body names it as `photo:<name>`. */
export interface PhotoRow {
  /** The lead's id. Not a foreign key: SQLite enforces those only when configured to. */
  lead_id: string;
  /** Its place among the lead's photos, from 1. */
  position: number;
  /** A file name of the desk's own, such as `<lead id>-1.jpg`. */
  name: string;
  /** As recognised from the content. */
  mime: string;
  bytes: Uint8Array;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
}

export const photos: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('photos')
      .ifNotExists()
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('mime', 'text', (column) => column.notNull())
      // PostgreSQL's type for bytes; SQLite accepts any name.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('photos_of_lead', ['lead_id', 'position'])
      .execute();
  },
};
