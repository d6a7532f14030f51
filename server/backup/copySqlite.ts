import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError, errorMessage } from '../operations/log';
import type { TableContent } from './content';
import { SqliteReader } from './sqliteReader';

/**
 * Copies a SQLite database, also one that a desk writes to, as it is at one moment. The copy has its name once it is complete,
 * checked and on disk. Only this user can read it.
 * @returns what the copy holds
 * @throws CommandError; nothing is then left of the copy
 */
export async function copySqlite(from: string, to: string): Promise<TableContent[]> {
  if (existsSync(to)) throw new CommandError(`${to} exists already. Nothing was written.`);
  const partial = `${to}.partial`;
  create(partial);
  try {
    // A reader holds up no writer, and what was erased is not copied.
    await SqliteReader.use(from, (reader) => reader.exec(`vacuum into '${partial.replaceAll("'", "''")}'`));
    await SqliteReader.use(partial, (copy) => copy.dropSessions());
    const content = await SqliteReader.use(partial, (copy) => checkedContent(copy));
    sync(partial);
    renameSync(partial, to);
    sync(dirname(to));
    return content;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error instanceof CommandError
      ? error
      : new CommandError(`${to} was not written: ${errorMessage(error)}`);
  }
}

function create(partial: string): void {
  try {
    closeSync(openSync(partial, 'wx', 0o600));
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new CommandError(
      isThere
        ? `${partial} is there: it is being written, or was when the command was interrupted. Once no other runs, remove it.`
        : `${partial} cannot be written: ${errorMessage(error)}`,
    );
  }
}

async function checkedContent(copy: SqliteReader): Promise<TableContent[]> {
  const found = await copy.integrity();
  if (found !== 'ok') throw new Error(`its integrity check says "${found}"`);
  return copy.content();
}

/** Waits until a file, or what a folder names, is on disk: SQLite does not do so for a copy. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
