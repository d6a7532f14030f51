import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DatabaseSettings } from '../operations/settings';
import { temporaryFolder } from './desk';
import { createDatabase } from './shared';
import { startTcpProxy, type TcpProxy } from './tcpProxy';

/** Both kinds of database, each with a way to make a new empty one for a test. */
export const databaseKinds: [string, () => Promise<DatabaseSettings>][] = [
  ['SQLite', async () => ({ kind: 'sqlite', folder: join(temporaryFolder(), 'data') })],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await createDatabase() })],
];

/** The environment variable by which a desk or its command line finds a database. */
export const databaseEnv = (database: DatabaseSettings): Record<string, string> =>
  database.kind === 'sqlite' ? { DATA_DIR: database.folder } : { DATABASE_URL: database.url };

/** A new PostgreSQL database behind a proxy, which can make it unavailable; `directUrl` goes around the proxy. */
export async function proxiedDatabase(): Promise<{ url: string; directUrl: string; proxy: TcpProxy }> {
  const directUrl = await createDatabase();
  const url = new URL(directUrl);
  const proxy = await startTcpProxy(Number(url.port));
  onTestFinished(() => proxy.close());
  url.port = String(proxy.port);
  return { url: url.href, directUrl, proxy };
}
