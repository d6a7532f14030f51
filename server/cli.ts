import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandError } from './commands/commandError';
import { failed } from './commands/failed';
import { list } from './commands/list';
import { retry } from './commands/retry';
import { sqliteFile } from './database';
import { exportCsv, exportJson } from './export';
import { reason } from './log';
import { readSettings, SettingsError } from './settings';
import { createStore, type LeadStore } from './store';

const usage = `Reads the leads that the desk has stored, and sends failed messages about them again.

  npm run leads -- list                   every lead with all its fields
  npm run leads -- list --suspects        only those that look like a robot's
  npm run leads -- export --format csv    a table for spreadsheets, to standard output
  npm run leads -- export --format json   everything, photos too, to standard output
  npm run leads -- failed                 mails and webhook calls that failed for good, and why
  npm run leads -- retry [id]             sends them again, all or one

DATA_DIR or DATABASE_URL say where the leads are, as for the desk.
`;

type Command = (store: LeadStore) => Promise<void>;

const formats: Record<string, Command> = {
  csv: (store) => exportCsv(store, process.stdout),
  json: (store) => exportJson(store, process.stdout),
};

/** @returns the command, or what is wrong with the words in one line. */
function readCommand(words: string[]): Command | string {
  let parsed: { positionals: string[]; values: { format?: string; suspects?: boolean } };
  try {
    parsed = parseArgs({
      args: words,
      allowPositionals: true,
      options: { format: { type: 'string' }, suspects: { type: 'boolean' } },
    });
  } catch (error) {
    return reason(error);
  }
  const { positionals, values } = parsed;
  const [name, ...more] = positionals;
  if (name === 'retry' && more.length <= 1 && values.format === undefined) return retry(more[0]);
  if (more.length > 0) return `"${more.join(' ')}" is too much.`;
  if (name === 'list') {
    if (values.format !== undefined) return 'list has no --format.';
    return (store) => list(store, values.suspects ?? false);
  }
  if (name === 'failed') return values.format === undefined ? failed : 'failed has no --format.';
  if (name !== 'export') return name === undefined ? 'Which command?' : `There is no command "${name}".`;
  if (values.suspects) return 'export has no --suspects: it has a column for it.';
  const format =
    values.format === undefined ? undefined : Object.entries(formats).find(([key]) => key === values.format);
  return format?.[1] ?? 'export needs --format csv or --format json.';
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
