import { existsSync } from 'node:fs';
import type { DatabaseSettings } from '../operations/settings';
import { sqliteFile } from '../storage/database';
import { CommandError } from './commandError';

/** @throws CommandError where SQLite has no file yet */
export function existingFile(folder: string): string {
  const file = sqliteFile(folder);
  if (!existsSync(file))
    throw new CommandError(`No leads yet: ${file} does not exist. The desk makes it when it starts.`);
  return file;
}

/**
 * The folder of SQLite's file.
 * @param instead what to do with PostgreSQL
 * @throws CommandError with PostgreSQL
 */
export function sqliteFolder(database: DatabaseSettings, instead: string): string {
  if (database.kind === 'postgres') throw new CommandError(`The leads are in PostgreSQL: ${instead}`);
  return database.folder;
}
