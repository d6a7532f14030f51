import type { Kysely } from 'kysely';

/**
 * Whether a table has a column already. SQLite changes a table outside of any transaction: a desk that was killed in the
 * middle of a migration begins it again, and finds a part of it done.
 */
export async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name, columns }) => name === table && columns.some((found) => found.name === column));
}
