import type { Kysely } from 'kysely';

/**
 * Whether a table has a column already. SQLite alters tables outside of any transaction: a desk that was killed during a
 * migration runs it again, and finds a part of it applied.
 */
export async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name, columns }) => name === table && columns.some((found) => found.name === column));
}
