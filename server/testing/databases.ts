import { join } from 'node:path';
import type { DatabaseSettings } from '../settings';
import { temporaryFolder } from './desk';
import type { TestPostgres } from './postgres';

/** Both kinds of database, each with a way to make a new empty one for a test. */
export const databaseKinds = (postgres: () => TestPostgres): [string, () => Promise<DatabaseSettings>][] => [
  ['SQLite', async () => ({ kind: 'sqlite', folder: join(temporaryFolder(), 'data') })],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres().createDatabase() })],
];
