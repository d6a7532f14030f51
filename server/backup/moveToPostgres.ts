import { Client } from 'pg';
import { CommandError, errorMessage } from '../operations/log';
import { openDatabase } from '../storage/database';
import { migrations } from '../storage/migrations';
import { hashTable, type Row, type TableContent } from './content';
import { pageSize, quoted, SqliteReader } from './sqliteReader';

/** What both sides hold after a move. */
export interface Moved {
  source: TableContent[];
  target: TableContent[];
  /** Whether an earlier move had done it. */
  before: boolean;
}

/**
 * Copies everything from a desk's SQLite file to an empty PostgreSQL database, in one transaction: a move that is interrupted
 * leaves nothing there. The file stays as it is.
 * @throws CommandError
 */
export const moveToPostgres = (file: string, url: string): Promise<Moved> =>
  SqliteReader.use(file, async (source) => {
    await lock(source, file);
    const client = await openTarget(url);
    try {
      return await move(source, client);
    } catch (error) {
      throw error instanceof CommandError
        ? error
        : new CommandError(`Nothing was moved: ${errorMessage(error)}`);
    } finally {
      // Without its commit, the transaction ends here, too.
      await client.end().catch(() => {});
    }
  });

/** Locks the file for this process alone until it is closed. A desk has it open even while it writes nothing. */
async function lock(source: SqliteReader, file: string): Promise<void> {
  try {
    await source.exec('pragma locking_mode = exclusive; begin immediate');
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    throw new CommandError(
      isLocked
        ? `${file} is open in a running desk, or in another program. Stop it, then move.`
        : `${file} cannot be read: ${errorMessage(error)}`,
    );
  }
  const missing = differing(Object.keys(migrations), await source.migrations());
  if (missing)
    throw new CommandError(
      `${file} is of another version of the desk (${missing}). Start the desk of this version once, stop it, then move.`,
    );
}

/** The first name that one list has and the other has not. */
const differing = (ours: readonly string[], theirs: readonly string[]): string | undefined =>
  ours.find((name) => !theirs.includes(name)) ?? theirs.find((name) => !ours.includes(name));

async function openTarget(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true, application_name: 'biosystem-move' });
  // A connection that breaks fails the query that uses it.
  client.on('error', () => {});
  try {
    // Makes the tables.
    await (await openDatabase({ kind: 'postgres', url })).close();
    await client.connect();
    return client;
  } catch (error) {
    throw new CommandError(`The database of DATABASE_URL cannot be used: ${errorMessage(error)}`);
  }
}

async function move(source: SqliteReader, client: Client): Promise<Moved> {
  await client.query('begin');
  // As for a lead: acknowledged once it is on disk.
  await client.query('set local synchronous_commit = on');
  const tables = await source.tables();
  // Desks that have this database cannot write to it meanwhile, and neither can another move.
  await client.query(`lock table ${tables.map(quoted).join(', ')} in share row exclusive mode`);
  const taken = await rowsIn(client, tables);
  if (taken.some(({ rows }) => rows > 0)) return compareWithEarlier(source, client, tables, taken);
  const moved: TableContent[] = [];
  for (const table of tables)
    moved.push(await hashTable(table, source.pages(table), (page) => insert(client, table, page)));
  const target = await contentOf(client, tables);
  if (!isEqual(moved, target))
    throw new CommandError(
      `Nothing was moved: the copy of ${namesOf(moved, target)} is not equal. Is the database's encoding UTF8?`,
    );
  await commit(client);
  return { source: moved, target, before: false };
}

async function commit(client: Client): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw new CommandError(
      `It is not known whether everything was moved (${errorMessage(error)}). Run the command again: it compares.`,
    );
  }
}

/** A move may be killed after its commit, and then repeated. */
async function compareWithEarlier(
  source: SqliteReader,
  client: Client,
  tables: readonly string[],
  taken: readonly { table: string; rows: number }[],
): Promise<Moved> {
  const refusal = new CommandError(
    `The database of DATABASE_URL is not empty (${taken.map(({ table, rows }) => `${table} ${rows}`).join(', ')}), and is no copy of the leads in DATA_DIR. Nothing was moved.`,
  );
  const before = await source.content();
  if (before.some(({ rows }, index) => rows !== taken[index]?.rows)) throw refusal;
  const target = await contentOf(client, tables);
  if (!isEqual(before, target)) throw refusal;
  return { source: before, target, before: true };
}

async function rowsIn(client: Client, tables: readonly string[]): Promise<{ table: string; rows: number }[]> {
  const counts: { table: string; rows: number }[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted(table)}`);
    counts.push({ table, rows: Number(rows[0]?.rows) });
  }
  return counts;
}

async function insert(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map(
    (_, row) => `(${columns.map((_name, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  );
  await client.query(
    `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ${values.join(', ')}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}

async function contentOf(client: Client, tables: readonly string[]): Promise<TableContent[]> {
  const contents: TableContent[] = [];
  for (const table of tables) contents.push(await hashTable(table, pagesOf(client, table)));
  return contents;
}

async function* pagesOf(client: Client, table: string): AsyncIterable<Row[]> {
  await client.query(`declare stored cursor for select * from ${quoted(table)}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${pageSize} from stored`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close stored');
}

const isEqual = (one: readonly TableContent[], other: readonly TableContent[]) => namesOf(one, other) === '';

/** The tables whose contents differ. */
const namesOf = (one: readonly TableContent[], other: readonly TableContent[]): string =>
  one
    .filter(({ rows, hash }, index) => rows !== other[index]?.rows || hash !== other[index].hash)
    .map(({ table }) => table)
    .join(', ');
