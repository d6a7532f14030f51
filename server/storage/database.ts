import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  Migrator,
  PostgresAdapter,
  PostgresDialect,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
  type Transaction,
} from 'kysely';
import Libsql from 'libsql';
import Threaded from 'libsql/promise';
import { Pool } from 'pg';
import { leadLimits } from '../../src/domain/limits';
import type { DatabaseSettings } from '../operations/settings';
import { migrations } from './migrations';
import type { Tables } from './tables';

/** An open database with all migrations applied. */
export interface OpenDatabase {
  db: Kysely<Tables>;
  /** True when SQLite's file was deleted or replaced, so that the next process would not find what is written. */
  isFileReplaced: () => boolean;
  /** @throws when the disk has no space for the largest lead */
  checkDiskSpace: () => void;
  /** The bytes that leads, photos and messages take; what was erased does not count. */
  storedBytes: () => Promise<number>;
  /** Locks housekeeping for one desk until the transaction ends. False while another desk holds the lock. */
  lockHousekeeping: (transaction: Transaction<Tables>) => Promise<boolean>;
  /** Migrates while no other desk does. */
  lockMigrations: (migrate: (db: Kysely<Tables>) => Promise<void>) => Promise<void>;
  /**
   * Truncates SQLite's write-ahead log, which still holds what was deleted. PostgreSQL recycles its own.
   * @returns false when another process prevented it
   */
  truncateWriteAheadLog: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** The SQLite file in a data folder. */
export const sqliteFile = (folder: string) => join(folder, 'leads.sqlite');

/** Whether the database locks rows (`for update`). SQLite does not: its write transactions run one after the other. */
export const locksRows = (db: Kysely<Tables>) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Opens the database and applies missing migrations.
 * @throws when it is unavailable, full or not writable
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const opened = settings.kind === 'sqlite' ? await openSqlite(settings.folder) : openPostgres(settings.url);
  try {
    const pending = (await migratorOf(opened.db).getMigrations()).some(({ executedAt }) => !executedAt);
    // Where nothing is to be written, no lock for writing is waited for.
    await (pending ? opened.lockMigrations(migrate) : migrate(opened.db));
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/**
 * Makes the folder of SQLite's file, readable by this user only.
 * @throws when it cannot be made
 */
export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeDataFolder(dirname(folder));
  // Node 20's own `recursive` never returns for a folder such as /proc/nope.
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another desk may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

async function openSqlite(folder: string): Promise<OpenDatabase> {
  makeDataFolder(folder);
  const file = sqliteFile(folder);
  // SQLite gives the files beside it the same permissions. A file that is there must not be opened by anything but SQLite:
  // closing it again would drop the locks that this process has on it (POSIX), and the next process that closes the
  // database would remove the write-ahead log under this one.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
  const driver = new LibsqlDriver(new Libsql(file, { timeout: busyTimeout }));
  const dialect = new SqliteDialect({ database: unusedDatabase });
  dialect.createDriver = () => driver;
  const db = new Kysely<Tables>({ dialect });
  // `secure_delete` overwrites deleted rows: an erased lead cannot be read from the file.
  await driver.exec('pragma synchronous = FULL; pragma secure_delete = ON');
  await startWriteAheadLog(driver);
  const { ino } = statSync(file);
  return {
    db,
    // A deleted file still accepts writes, which are lost.
    isFileReplaced: () => statSync(file, { throwIfNoEntry: false })?.ino !== ino,
    checkDiskSpace() {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < leadLimits.body) throw new Error(`the disk of ${folder} is full`);
    },
    async storedBytes() {
      const { rows } = await sql<{ bytes: number }>`
        select (page_count - freelist_count) * page_size as bytes
        from pragma_page_count(), pragma_freelist_count(), pragma_page_size()
      `.execute(db);
      return Number(rows[0]?.bytes);
    },
    // SQLite has one writer at a time anyway.
    lockHousekeeping: () => Promise.resolve(true),
    // Kysely runs SQLite's migrations without any lock or transaction.
    lockMigrations: (work) =>
      db.connection().execute(async (connection) => {
        await driver.beginTransaction();
        try {
          await work(connection);
          await driver.commitTransaction();
        } catch (error) {
          await driver.rollbackTransaction();
          throw error;
        }
      }),
    truncateWriteAheadLog: () =>
      // `connection()` waits until Kysely's only connection is free: a checkpoint fails within a transaction.
      db.connection().execute(async () => {
        await driver.exec('pragma wal_checkpoint(TRUNCATE)');
        return !statSync(`${file}-wal`, { throwIfNoEntry: false })?.size;
      }),
    close: () => db.destroy(),
  };
}

/** Waits as SQLite's timeout does, which does not apply while another process starts the log of a new file. */
async function startWriteAheadLog(driver: LibsqlDriver): Promise<void> {
  const end = Date.now() + busyTimeout;
  for (;;) {
    try {
      return await driver.exec('pragma journal_mode = WAL');
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      if (!isLocked || Date.now() > end) throw error;
      await sleep(10);
    }
  }
}

/** Kysely's own driver expects a database whose calls block. Only its lock of the one connection is used. */
const unusedDatabase: SqliteDatabase = {
  prepare: () => {
    throw new Error('LibsqlDriver runs queries');
  },
  close: () => {},
};

/** Milliseconds for which a transaction waits for another process's lock. */
const busyTimeout = 1_000;

/** A statement of libsql, whether its calls block or not. */
interface LibsqlStatement<Row> {
  reader: boolean;
  all(parameters: readonly unknown[]): Row[] | Promise<Row[]>;
  run(parameters: readonly unknown[]): { changes: number; lastInsertRowid: number | bigint };
}

/**
 * Runs what may wait beside the event loop, which serves the script of host pages: libsql's promises are kept by a thread of
 * its own. So a transaction takes the write lock when it begins, and waits for the disk when it is committed.
 *
 * What is between the two waits for nothing, and blocks: transactions run one after the other, and each promise takes a turn of
 * the event loop. Where requests of a flood make the turns long, leads would be stored more slowly than they arrive.
 *
 * Only `exec` may find the file locked: a prepared statement that does stays half run in libsql 0.5.29, and later writes
 * then seem to succeed but are never committed.
 */
class LibsqlDriver extends SqliteDriver {
  private isClosed = false;
  private pending: Promise<unknown> = Promise.resolve();
  private readonly connection: DatabaseConnection = {
    executeQuery: (query) => this.run(query),
    streamQuery: () => {
      throw new Error('leads are read in pages');
    },
  };

  /** @param libsql whose calls block. Those of `Threaded` are made on the same connection. */
  constructor(private readonly libsql: Libsql.Database) {
    super({ database: unusedDatabase });
  }

  exec(statements: string): Promise<void> {
    return this.whileOpen(() => this.execThreaded(statements));
  }

  private execThreaded(statements: string): Promise<void> {
    return Threaded.prototype.exec.call(this.libsql, statements);
  }

  private run<Row>({ sql: source, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.whileOpen(async () => {
      const statement: LibsqlStatement<Row> = this.libsql.inTransaction
        ? this.libsql.prepare(source)
        : await Threaded.prototype.prepare.call(this.libsql, source);
      if (statement.reader) return { rows: await statement.all(parameters) };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    });
  }

  /** libsql 0.5.29 aborts the process when a closed database is used. */
  private async whileOpen<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isClosed) throw new Error('the database was closed');
    const working = work();
    this.pending = working.catch(() => {});
    return working;
  }

  override async acquireConnection() {
    await super.acquireConnection();
    return this.connection;
  }
  override beginTransaction() {
    return this.exec('begin immediate');
  }
  override commitTransaction() {
    return this.exec('commit');
  }
  override async rollbackTransaction() {
    if (this.isClosed) return;
    // A full disk has rolled back already.
    if (this.libsql.inTransaction) await this.exec('rollback');
  }
  /** What is left of a transaction that is under way fails. */
  override async destroy() {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.pending;
    // The file alone is then a complete copy of the leads while no desk runs. Within a transaction that is not possible.
    await this.execThreaded('pragma wal_checkpoint(PASSIVE)').catch(() => {});
    this.libsql.close();
  }
}

function openPostgres(url: string): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    // It counts the wait for a connection of the pool too: work that waits behind other work is ended by the store's own limit.
    connectionTimeoutMillis: 5_000,
    query_timeout: 3_000,
    keepAlive: true,
    application_name: 'biosystem-desk',
    verify: (client, done) => {
      client.query(requireSynchronousCommit, done);
    },
  });
  // A broken connection has left the pool already, or fails the query that uses it. Without a listener, its error event
  // would end the process: on the pool while it is idle, on the client between two queries of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    isFileReplaced: () => false,
    checkDiskSpace: () => {},
    async storedBytes() {
      const { rows } = await sql<{ bytes: string }>`
        select pg_database_size(current_database()) as bytes
      `.execute(db);
      return Number(rows[0]?.bytes);
    },
    async lockHousekeeping(transaction) {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('biosystem-desk: housekeeping')) as locked
      `.execute(transaction);
      return rows[0]?.locked === true;
    },
    // Kysely's adapter holds an advisory lock meanwhile.
    lockMigrations: (work) => work(db),
    truncateWriteAheadLog: () => Promise.resolve(true),
    close: () => db.destroy(),
  };
}

/** A lead is acknowledged once it is on disk; a server may be configured to commit earlier. */
const requireSynchronousCommit =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";
