import type { TableContent } from '../backup/content';
import { moveToPostgres } from '../backup/moveToPostgres';
import { dataFolder, readSettings } from '../operations/settings';
import type { Command } from './command';
import { CommandError } from './commandError';
import { existingFile } from './sqliteOnly';

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
