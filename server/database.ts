import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kysely,
  Migrator,
  PostgresAdapter,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
  type Transaction,
} from 'kysely';
import Libsql from 'libsql';
import { Pool } from 'pg';
import { leadLimits } from '../src/leads/limits';
import { migrations, type Tables } from './migrations';
import type { DatabaseSettings } from './settings';

/** A database that was opened and has all its tables. */
export interface OpenDatabase {
  db: Kysely<Tables>;
  /** True when what is written would no longer be found by the next process, so a new opening is needed. */
  isLost: () => boolean;
  /** Throws when the disk has no room for the largest lead. */
  checkRoom: () => void;
  /** False while another desk does what only one should do at a time; true reserves it until the transaction ends. */
  takeTurn: (write: Transaction<Tables>) => Promise<boolean>;
  /**
   * Empties SQLite's write-ahead log, which still holds what was deleted. PostgreSQL does so in its own time.
   * @returns false when another process was in the way
   */
  emptyLog: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** The SQLite file in a data folder. */
export const sqliteFile = (folder: string) => join(folder, 'leads.sqlite');

/** Whether rows are locked one by one (`for update`); SQLite's transactions write one after the other anyway. */
export const locksRows = (db: Kysely<Tables>) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Opens the database and brings its tables up to date.
 * @throws when it is away, full or not ours to write
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const opened = settings.kind === 'sqlite' ? openSqlite(settings.folder) : openPostgres(settings.url);
  try {
    const { error } = await new Migrator({
      db: opened.db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    }).migrateToLatest();
    if (error) throw error;
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function openSqlite(folder: string): OpenDatabase {
  mkdirSync(folder, { recursive: true });
  const file = sqliteFile(folder);
  // Statements are synchronous: while one waits for another process's lock, the desk waits too.
  const connection = new Libsql(file, { timeout: 1_000 });
  /** libsql 0.5.29 ends the whole process when a closed database is used. */
  const whileOpen = () => {
    if (!connection.open) throw new Error('the database was closed');
    return connection;
  };
  const database: SqliteDatabase = {
    prepare: (source) => whileOpen().prepare(source),
    close: () => connection.close(),
  };
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new LibsqlDriver(database, whileOpen);
  const db = new Kysely<Tables>({ dialect });
  // What is deleted is overwritten: nobody can read an erased lead out of the file.
  connection.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma secure_delete = ON');
  const { ino } = statSync(file);
  return {
    db,
    // A file that was deleted or replaced still takes writes, into nowhere.
    isLost: () => statSync(file, { throwIfNoEntry: false })?.ino !== ino,
    checkRoom() {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < leadLimits.body) throw new Error(`the disk of ${folder} is full`);
    },
    // Whoever writes has the whole file: there is one turn at a time already.
    takeTurn: () => Promise.resolve(true),
    emptyLog: () =>
      // Once Kysely's only connection is free: within a transaction there is no emptying.
      db.connection().execute(() => {
        whileOpen().exec('pragma wal_checkpoint(TRUNCATE)');
        return Promise.resolve(!statSync(`${file}-wal`, { throwIfNoEntry: false })?.size);
      }),
    async close() {
      try {
        // So that the file alone is a whole copy of the leads while no desk runs.
        whileOpen().exec('pragma wal_checkpoint(PASSIVE)');
      } finally {
        await db.destroy();
      }
    },
  };
}

/**
 * Begins with the write lock, by `exec`. A prepared statement that finds the file locked by another process stays
 * half run in libsql 0.5.29, and whatever is written after it is then answered as done but never committed.
 */
class LibsqlDriver extends SqliteDriver {
  constructor(
    database: SqliteDatabase,
    private readonly whileOpen: () => Libsql.Database,
  ) {
    super({ database });
  }
  override async beginTransaction() {
    this.whileOpen().exec('begin immediate');
  }
  override async commitTransaction() {
    this.whileOpen().exec('commit');
  }
  override async rollbackTransaction() {
    const connection = this.whileOpen();
    // A full disk has rolled back already.
    if (connection.inTransaction) connection.exec('rollback');
  }
}

function openPostgres(url: string): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 4_000,
    keepAlive: true,
    application_name: 'biosystem-desk',
    verify: (client, done) => {
      client.query(answerFromDisk, done);
    },
  });
  // A connection that breaks has left the pool already, or fails the query that uses it. Without listeners it would
  // end the process as well: the pool's while it is idle, its own between two queries of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    isLost: () => false,
    checkRoom: () => {},
    async takeTurn(write) {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('biosystem-desk: housekeeping')) as mine
      `.execute(write);
      return rows[0]?.mine === true;
    },
    emptyLog: () => Promise.resolve(true),
    close: () => db.destroy(),
  };
}

/** Some servers are set to answer before the disk does. A lead is acknowledged once it is on disk. */
const answerFromDisk =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";
