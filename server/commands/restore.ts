import { existsSync, statSync } from 'node:fs';
import { formatContent } from '../backup/content';
import { copySqlite } from '../backup/copySqlite';
import { SqliteReader } from '../backup/sqliteReader';
import { errorMessage } from '../operations/log';
import { readSettings } from '../operations/settings';
import { makeDataFolder, sqliteFile } from '../storage/database';
import { migrations } from '../storage/migrations';
import type { Command } from './command';
import { CommandError } from './commandError';
import { sqliteFolder } from './sqliteOnly';

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

async function migrationsOf(file: string): Promise<string[]> {
  const reader = new SqliteReader(file);
  try {
    const [program] = await reader.programs();
    if (program !== undefined)
      throw new Error(`it has a trigger, a view or a table of its own kind, ${program}`);
    return await reader.migrations();
  } catch (error) {
    throw new CommandError(`${file} is no back-up of a desk: ${errorMessage(error)}. Nothing was written.`);
  } finally {
    reader.close();
  }
}
