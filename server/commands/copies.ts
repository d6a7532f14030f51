import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatContent, type TableContent } from '../backup/content';
import { copySqlite } from '../backup/copySqlite';
import { moveToPostgres } from '../backup/moveToPostgres';
import { SqliteReader } from '../backup/sqliteReader';
import { CommandError, errorMessage } from '../operations/log';
import { dataFolder, readSettings } from '../operations/settings';
import { makeDataFolder, sqliteFile } from '../storage/database';
import { migrations } from '../storage/migrations';
import { type Command, existingFile, sqliteFolder } from './command';

/** `backup`: copies SQLite's database into a new file while the desk runs. */
export const backup: Command = {
  options: [],
  takesArgument: true,
  parse: (_options, target = '') =>
    target === ''
      ? 'backup needs the name of a new file, or of a folder that exists.'
      : {
          async withoutLeads(env, { console }) {
            const folder = sqliteFolder(
              readSettings(env).database,
              'back it up with its own pg_dump --format=custom --file leads.dump',
            );
            const from = existingFile(folder);
            const to = isFolder(target) ? join(target, `leads-${stamp(new Date())}.sqlite`) : target;
            const content = await copySqlite(from, to);
            console.log(`${to}: ${formatContent(content)}; ${megabytes(to)}, checked.`);
            return 0;
          },
        },
};

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** A time that may be part of a file's name: `2026-11-25T18-24-02Z`. */
const stamp = (time: Date) => time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

const megabytes = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`;

/** `restore`: copies a back-up into a data folder that has no leads. */
export const restore: Command = {
  options: [],
  takesArgument: true,
  parse: (_options, from = '') =>
    from === ''
      ? 'restore needs the file of a back-up.'
      : {
          async withoutLeads(env, { console }) {
            const folder = sqliteFolder(
              readSettings(env).database,
              'restore them with its own pg_restore; a back-up of SQLite comes there by "restore" into a DATA_DIR and "move".',
            );
            const to = sqliteFile(folder);
            if ([to, `${to}-wal`].some((file) => existsSync(file)))
              throw new CommandError(
                `${folder} has leads already. Stop the desk and move leads.sqlite, and leads.sqlite-wal beside it, elsewhere. Nothing was written.`,
              );
            await checkIsBackup(from);
            makeDataFolder(folder);
            console.log(`${to}: ${formatContent(await copySqlite(from, to))}, checked.`);
            return 0;
          },
        },
};

async function checkIsBackup(file: string): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new CommandError(`${file} is no file. Nothing was written.`);
  const applied = await migrationsOf(file);
  const newer = applied.find((name) => !(name in migrations));
  if (newer)
    throw new CommandError(`${file} is of a newer version of the desk, which knows ${newer}. Update first.`);
}

const migrationsOf = (file: string): Promise<string[]> =>
  SqliteReader.use(file, async (reader) => {
    const [program] = await reader.programs();
    if (program !== undefined)
      throw new Error(`it has a trigger, a view or a table of its own kind, ${program}`);
    return reader.migrations();
  }).catch((error: unknown) => {
    throw new CommandError(`${file} is no back-up of a desk: ${errorMessage(error)}. Nothing was written.`);
  });

/** `move`: copies everything from SQLite in `DATA_DIR` to PostgreSQL at `DATABASE_URL`, and compares both. */
export const move: Command = {
  options: [],
  parse: () => ({
    async withoutLeads(env, { console }) {
      const { database } = readSettings(env);
      if (database.kind === 'sqlite')
        throw new CommandError(
          'move copies the leads in DATA_DIR to PostgreSQL: set DATABASE_URL as the desk is to have it.',
        );
      const file = existingFile(dataFolder(env));
      const { source: from, target, before } = await moveToPostgres(file, database.url);
      console.log(
        [['table', 'rows', 'hash in SQLite', 'hash in PostgreSQL'], ...rowsOf(from, target)]
          .map(([table = '', rows = '', ...hashes]) =>
            [table.padEnd(20), rows.padStart(9), ...hashes.map((hash) => hash.padEnd(18))]
              .join('  ')
              .trimEnd(),
          )
          .join('\n'),
      );
      console.log(
        before
          ? 'They were moved before, and are equal. Nothing was written.'
          : `Moved, and equal. ${file} stays as it was: keep it as a back-up, out of DATA_DIR.`,
      );
      return 0;
    },
  }),
};

const rowsOf = (source: readonly TableContent[], target: readonly TableContent[]): string[][] =>
  source.map(({ table, rows, hash }, index) => [
    table,
    String(rows),
    hash.slice(0, 16),
    target[index]?.hash.slice(0, 16) ?? '',
  ]);
