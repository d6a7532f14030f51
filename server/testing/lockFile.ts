import Libsql from 'libsql/promise';
import { sqliteFile } from '../storage/database';

/** Locks the SQLite file in a data folder as another process does, such as a backup. @returns releases it. */
export async function lockFile(folder: string): Promise<() => Promise<void>> {
  const other = new Libsql(sqliteFile(folder), { timeout: 5_000 });
  await other.exec('begin immediate');
  return async () => {
    await other.exec('rollback');
    other.close();
  };
}
