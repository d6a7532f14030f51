import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type PublicConfig, publicConfig } from '../firms/publicConfig';
import { locksRows } from '../storage/database';
import type { Tables } from '../storage/tables';

/** A version of a published config. */
export interface PublishedVersion {
  /** Counts up from 1 for each name. */
  version: number;
  /** ISO 8601, by the desk's clock. */
  publishedAt: string;
}

/** Versions of a name that are kept, with the current one. */
export const versionsKept = 50;

/** The configs that were published. The highest version of a name is the current one. */
export type PublishedConfigs = ReturnType<typeof createPublishedConfigs>;

/** Somebody has published since the version that one began with. */
export class NotCurrentError extends Error {
  /** @param current undefined where nothing is published */
  constructor(readonly current: PublishedVersion | undefined) {
    super('another version is current');
  }
}

interface Access {
  read: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /** Runs work in a transaction, where there is space left. */
  write: <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
}

export function createPublishedConfigs({ read, write }: Access) {
  return {
    /**
     * Makes a text the current version; when the promise resolves it is on disk. A text that is current already is not
     * stored again, so that a request may be repeated.
     * @param after the version that it is to follow, 0 for none; undefined for any
     * @throws NotCurrentError where another version is current
     */
    publish: (name: string, text: string, after?: number): Promise<PublishedVersion> =>
      write(async (transaction) => {
        const [current] = await lastVersions(transaction, name, 1);
        if (current?.text === text) return asVersion(current);
        expectCurrent(current, after);
        return insert(transaction, name, text, (current?.version ?? 0) + 1);
      }),
    /**
     * Publishes the version before the current one again, as a new version: nothing is lost, and a second step
     * back undoes the first.
     * @throws NotCurrentError
     * @returns undefined where there is no version before
     */
    stepBack: (
      name: string,
      after?: number,
    ): Promise<(PublishedVersion & { restored: number }) | undefined> =>
      write(async (transaction) => {
        const [current, before] = await lastVersions(transaction, name, 2);
        expectCurrent(current, after);
        if (!current || !before) return undefined;
        const version = await insert(transaction, name, before.text, current.version + 1);
        return { ...version, restored: before.version };
      }),
    /** The number of the current version; undefined where there is none. */
    currentVersion: (name: string): Promise<number | undefined> =>
      read(async (db) => {
        const row = await db
          .selectFrom('published_configs')
          .select('version')
          .where('name', '=', name)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirst();
        return row?.version;
      }),
    /** The text of a version. */
    text: (name: string, version: number): Promise<string | undefined> =>
      read(async (db) => {
        const row = await db
          .selectFrom('published_configs')
          .select('text')
          .where('name', '=', name)
          .where('version', '=', version)
          .executeTakeFirst();
        return row?.text;
      }),
    /** Names under which something is published, the one that was published last first. */
    names: (limit: number): Promise<string[]> =>
      read(async (db) => {
        const rows = await db
          .selectFrom('published_configs')
          .select('name')
          .groupBy('name')
          .orderBy(({ fn }) => fn.max('published_at'), 'desc')
          .limit(limit)
          .execute();
        return rows.map(({ name }) => name);
      }),
    /** All that are kept, the current one first. */
    versions: (name: string): Promise<(PublishedVersion & { bytes: number })[]> =>
      read(async (db) => {
        const rows = await db
          .selectFrom('published_configs')
          .select(['version', 'published_at', 'bytes'])
          .where('name', '=', name)
          .orderBy('version', 'desc')
          .execute();
        return rows.map((row) => ({ ...asVersion(row), bytes: row.bytes }));
      }),
  };
}

/** The last versions of a name, the current one first. No other transaction publishes until this one ends. */
async function lastVersions(transaction: Transaction<Tables>, name: string, count: number) {
  // Of a name's first version there is no row yet that could be locked. Readers do not wait.
  if (locksRows(transaction)) await sql`lock table published_configs in exclusive mode`.execute(transaction);
  return transaction
    .selectFrom('published_configs')
    .selectAll()
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(count)
    .execute();
}

function expectCurrent(current: CurrentRow | undefined, after: number | undefined): void {
  if (after !== undefined && after !== (current?.version ?? 0))
    throw new NotCurrentError(current && asVersion(current));
}

interface CurrentRow {
  version: number;
  published_at: string;
}

const asVersion = ({ version, published_at }: CurrentRow): PublishedVersion => ({
  version,
  publishedAt: published_at,
});

/** Stores a version, and drops the oldest ones beyond those that are kept. */
async function insert(
  transaction: Transaction<Tables>,
  name: string,
  text: string,
  version: number,
): Promise<PublishedVersion> {
  const publishedAt = new Date().toISOString();
  await transaction
    .insertInto('published_configs')
    .values({ name, version, text, bytes: Buffer.byteLength(text), published_at: publishedAt })
    .execute();
  await transaction
    .deleteFrom('published_configs')
    .where('name', '=', name)
    .where('version', '<=', version - versionsKept)
    .execute();
  return { version, publishedAt };
}

/** Finds the config that is published under a name. @returns undefined where there is none */
export type FindPublished = (name: string) => Promise<PublicConfig | undefined>;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Configs in memory, each with what it is compressed to. */
const maxKnown = 100;

/**
 * Finds published configs. Each request asks the database which version is current, because another desk may have published
 * it; while the database is away, the last known one is found.
 */
export function createFindPublished(configs: PublishedConfigs): FindPublished {
  const known = new Map<string, { version: number; config: PublicConfig }>();

  return async (name) => {
    const before = known.get(name);
    try {
      const version = await configs.currentVersion(name);
      if (version === undefined) return undefined;
      if (before?.version === version) return before.config;
      const text = await configs.text(name, version);
      if (text === undefined) return undefined;
      const config = await compressed(text);
      known.delete(name);
      known.set(name, { version, config });
      if (known.size > maxKnown) known.delete(known.keys().next().value ?? '');
      return config;
    } catch (error) {
      if (before) return before.config;
      throw error;
    }
  };
}

async function compressed(text: string): Promise<PublicConfig> {
  const [br, gz] = await Promise.all([compress.br(text), compress.gzip(text)]);
  return publicConfig(text, br, gz);
}
