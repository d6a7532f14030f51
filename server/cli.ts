import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Command, Options, Run } from './commands/command';
import { CommandError } from './commands/commandError';
import { erase } from './commands/erase';
import { exportLeads } from './commands/export';
import { failed } from './commands/failed';
import { list } from './commands/list';
import { retry } from './commands/retry';
import { sqliteFile } from './database';
import { reason } from './log';
import { readSettings, SettingsError } from './settings';
import { createStore } from './store';

const usage = `Reads the leads that the desk has stored, and sends failed messages about them again.

  npm run leads -- list                       every lead with all its fields
      --suspects                              only those that look like a robot's
  npm run leads -- export --format csv        a table for spreadsheets, to standard output
  npm run leads -- export --format json       everything, photos too, to standard output
      --photos <folder>                       photos as files in that folder
      --email a@b.c                           only what is kept of this person
  npm run leads -- erase --email a@b.c        says which leads of one person would be erased
      --yes                                   erases them, with their photos, for ever
  npm run leads -- failed                     mails and webhook calls that failed for good, and why
  npm run leads -- retry [id]                 sends them again, all or one

DATA_DIR or DATABASE_URL say where the leads are, as for the desk.
`;

const commands: Readonly<Record<string, Command>> = { list, export: exportLeads, erase, failed, retry };

const options = {
  format: { type: 'string' },
  email: { type: 'string' },
  photos: { type: 'string' },
  yes: { type: 'boolean' },
  suspects: { type: 'boolean' },
} as const satisfies Record<keyof Options, object>;

/** @returns what to do, or what is wrong with the words in one line. */
function readCommand(words: string[]): Run | string {
  let parsed: { positionals: string[]; values: Options };
  try {
    parsed = parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    return reason(error);
  }
  const { positionals, values } = parsed;
  const [name, ...more] = positionals;
  if (name === undefined) return 'Which command?';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return `There is no command "${name}".`;
  const tooMany = more.slice(command.takesWord ? 1 : 0);
  if (tooMany.length > 0) return `"${tooMany.join(' ')}" is too much.`;
  const foreign = Object.keys(values).find((option) => !command.options.some((own) => own === option));
  return foreign ? `${name} has no --${foreign}.` : command.read(values, more[0]);
}

async function run(words: string[]): Promise<number> {
  const command = readCommand(words);
  if (typeof command === 'string') {
    console.error(`${command}\n\n${usage}`);
    return 2;
  }
  const { database } = readSettings(process.env);
  if (database.kind === 'sqlite' && !existsSync(sqliteFile(database.folder))) {
    console.error(
      `No leads yet: ${sqliteFile(database.folder)} does not exist. The desk makes it when it starts.`,
    );
    return 1;
  }
  const store = createStore(database);
  try {
    await command(store);
    return 0;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isClosedPipe = error instanceof Error && 'code' in error && error.code === 'EPIPE';
  if (!isClosedPipe) {
    const isOurs = error instanceof SettingsError || error instanceof CommandError;
    console.error(isOurs ? error.message : `The leads cannot be read: ${reason(error)}`);
    process.exitCode = 1;
  }
}
