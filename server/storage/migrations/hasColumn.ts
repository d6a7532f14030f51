import type { Kysely } from 'kysely';

/**
 * Whether a table has a column already. Desks up to version 1.0 altered SQLite's tables outside of any transaction: where
 * one was killed meanwhile, the migration runs again and finds a part of it applied.
 */
export async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name, columns }) => name === table && columns.some((found) => found.name === column));
}
