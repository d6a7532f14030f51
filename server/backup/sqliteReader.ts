import Libsql from 'libsql/promise';
import { hashTable, type Row, type TableContent } from './content';

/** Rows that are read at once: a lead may have 8 MB, and so may a photo. */
export const pageSize = 20;

/** Milliseconds for which another process's lock is waited for. */
const busyTimeout = 2_000;

/** Tables of devices that are signed in. */
const signedIn = ['sessions', 'devices'];

/** A desk's SQLite file, read table by table, without its migrations being applied. */
export class SqliteReader {
  private readonly libsql: Libsql;

  /** Reads a file, and closes it in any case. */
  static async use<Result>(file: string, work: (reader: SqliteReader) => Promise<Result>): Promise<Result> {
    const reader = new SqliteReader(file);
    try {
      return await work(reader);
    } finally {
      reader.close();
    }
  }

  constructor(file: string) {
    this.libsql = new Libsql(file, { timeout: busyTimeout });
  }

  exec(statements: string): Promise<void> {
    return this.libsql.exec(statements);
  }

  /**
   * The desk's tables by name: not those of SQLite, of the migrations and of Litestream, nor the devices that are signed in. One that was signed
   * out after a back-up must not be signed in again by it.
   */
  async tables(): Promise<string[]> {
    const names = await this.namesOf(`type = 'table'`);
    return names.filter((name) => !signedIn.includes(name) && !/^(sqlite|kysely|_litestream)_/.test(name));
  }

  /** What runs code of the file itself when it is read or written: no desk makes any. */
  programs(): Promise<string[]> {
    return this.namesOf(`type in ('trigger', 'view') or sql like 'create virtual%'`);
  }

  /** Signs all devices out. */
  async dropSessions(): Promise<void> {
    for (const table of await this.namesOf(`type = 'table'`))
      if (signedIn.includes(table)) await this.exec(`delete from ${table}`);
  }

  private async namesOf(condition: string): Promise<string[]> {
    const found = await this.all(`select name from sqlite_schema where ${condition} order by name`);
    return found.map(({ name }) => String(name));
  }

  /** The names of the migrations that were applied. */
  async migrations(): Promise<string[]> {
    return (await this.all('select name from kysely_migration order by name')).map(({ name }) =>
      String(name),
    );
  }

  /** What is wrong with the file's structure; `ok` where nothing is. */
  async integrity(): Promise<string> {
    const [found] = await this.all('pragma integrity_check(1)');
    return String(found?.['integrity_check']);
  }

  /** All rows of a table in small pages. */
  async *pages(table: string): AsyncIterable<Row[]> {
    let last = Number.MIN_SAFE_INTEGER;
    for (;;) {
      const found = await this.all(
        `select rowid as row_id, * from ${quoted(table)} where rowid > ? order by rowid limit ${pageSize}`,
        [last],
      );
      if (found.length === 0) return;
      last = Number(found.at(-1)?.['row_id']);
      yield found.map((row) => {
        const { row_id: _, ...own } = row;
        return own;
      });
    }
  }

  async content(): Promise<TableContent[]> {
    const contents: TableContent[] = [];
    for (const table of await this.tables()) contents.push(await hashTable(table, this.pages(table)));
    return contents;
  }

  close(): void {
    this.libsql.close();
  }

  private async all(source: string, parameters: unknown[] = []): Promise<Row[]> {
    const statement = await this.libsql.prepare(source);
    const rows: Row[] = await statement.all(parameters);
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asBytes(value)])),
    );
  }
}

/** libsql returns bytes as an `ArrayBuffer`. */
const asBytes = (value: unknown): unknown => (value instanceof ArrayBuffer ? Buffer.from(value) : value);

/** A name of a table or column in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
