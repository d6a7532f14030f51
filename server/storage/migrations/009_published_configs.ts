import type { Kysely, Migration } from 'kysely';

/** One version of a config that was published from the studio. */
export interface PublishedConfigRow {
  /** As in its address, `/configs/<name>.json`. */
  name: string;
  /** Counts up from 1 for each name. */
  version: number;
  /** The config as JSON text. */
  text: string;
  /** The length of the text in UTF-8. */
  bytes: number;
  /** The desk's clock, ISO 8601 in UTC. */
  published_at: string;
}

export const publishedConfigs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('published_configs')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('published_configs_by_name', ['name', 'version'])
      .execute();
  },
};
