import { statSync } from 'node:fs';
import { join } from 'node:path';
import { formatContent } from '../backup/content';
import { copySqlite } from '../backup/copySqlite';
import { readSettings } from '../operations/settings';
import type { Command } from './command';
import { existingFile, sqliteFolder } from './sqliteOnly';

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
