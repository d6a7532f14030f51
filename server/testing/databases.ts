import { basename, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { sample } from '../../src/testing/sample';
import type { DatabaseSettings } from '../operations/settings';
import { temporaryFolder } from './desk';
import { createDatabase } from './shared';
import { startTcpProxy, type TcpProxy } from './tcpProxy';

type NewDatabase = () => Promise<DatabaseSettings>;

const allKinds: readonly (readonly [string, NewDatabase])[] = [
  ['SQLite', async () => ({ kind: 'sqlite', folder: join(temporaryFolder(), 'data') })],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await createDatabase() })],
];

/**
 * The kinds of database on which a test file runs, each with a way to make a new empty one. Ordinary runs take one of the two
 * for each file, another one each day.
 */
export const databaseKinds = sample(`database of ${basename(expect.getState().testPath ?? '')}`, allKinds, 1);

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
