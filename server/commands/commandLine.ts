import { parseArgs } from 'node:util';
import { firmIdExpected, isFirmId } from '../firms/firm';
import { CommandError, errorMessage } from '../operations/log';
import { readSettings, SettingsError } from '../operations/settings';
import { createStore } from '../storage/store';
import { check } from './check';
import {
  type Command,
  type Env,
  existingFile,
  type Options,
  type Output,
  options,
  type Run,
  type RunWithoutLeads,
} from './command';
import { backup, move, restore } from './copies';
import { doctor } from './doctor';
import { feed } from './feed';
import { erase, exportLeads, list, mark } from './leads';
import { bounce, failed, retry } from './messages';
import { password } from './password';
import { token } from './token';

const usage = `Reads the leads that the desk has stored, backs them up and moves them, sends failed messages about them again, checks
the configs of its firms, and makes the settings of passwords.

  npm run leads -- list                       every lead with all its fields
      --suspects                              only those that look like a robot's
      --revisions                             what was corrected later, too
  npm run leads -- export --format csv        a table for spreadsheets, to standard output
  npm run leads -- export --format json       everything, photos too, to standard output
      --photos <folder>                       photos as files in that folder
      --email a@b.c                           only what is kept of this person
      --revisions                             what was corrected later, too
  npm run leads -- export --format csv --for people
                                              a table with a few columns, in words and by the firm's clocks
  npm run leads -- erase --email a@b.c        says which leads of one person would be erased
      --id <id>                               one lead, instead of a person
      --yes                                   erases them, with their photos, for ever
  npm run leads -- mark <id>                  marks a lead as suspect, as if a robot had sent it
      --clear                                 takes the mark away
  npm run leads -- failed                     mails and webhook calls that failed for good, and why
  npm run leads -- retry [id]                 sends them again, all or one
  npm run leads -- bounce                     reads a mail server's notice that a mail was not delivered, from standard
                                              input, and lists that mail as failed
  npm run leads -- backup <file or folder>    copies the database while the desk runs
  npm run leads -- restore <file>             copies a back-up into a DATA_DIR without leads
  npm run leads -- move                       copies everything in DATA_DIR to an empty PostgreSQL database, DATABASE_URL
  npm run leads -- check                      what the configs of the firms have wrong, leave built in, do not name or
                                              do not translate; ends with 1 where one has a mistake
  npm run leads -- password                   reads a password, from the terminal or standard input, and prints its
                                              hash as settings: for publishing from the studio, and for the
                                              inbox; take the one that it is for
      --second-factor                         for the inbox alone: signing in asks for the code of an
                                              authenticator app, too

  npm run leads -- feed                       a new address at which your calendar reads all appointments; the one before
                                              leads nowhere any more
      --crew "Truck 1"                        those of one crew
      --revoke                                no address any more
  npm run leads -- doctor                     sends a marked lead through every part, page to mail and chats, and
                                              names the first that does not work; ends with 1 where one does not

  npm run leads -- token                      the tokens of the API, and when each was last used
  npm run leads -- token "Our CRM"            a new token of that name, which is shown only now
      --scope write                           it may change states and add notes, too
      --subscribe                             it may have the desk call addresses with each lead
      --revoke                                the token of that name counts no more

  --firm bug-off, with list, export, erase, failed, retry, check, feed, token and doctor: only what is of this firm

DATA_DIR or DATABASE_URL say where the leads are, FIRMS_DIR where the firms are, as for the desk.
`;

const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportLeads,
  erase,
  mark,
  failed,
  retry,
  bounce,
  backup,
  restore,
  move,
  check,
  password,
  feed,
  token,
  doctor,
};

/**
 * Runs one command of the command line.
 * @param args what follows `npm run leads --`
 * @returns the exit code
 */
export async function runCommandLine(args: string[], env: Env, output: Output): Promise<number> {
  try {
    return await run(args, env, output);
  } catch (error) {
    // The reader of a pipe, such as `head`, has read enough.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return 0;
    const isExpected = error instanceof SettingsError || error instanceof CommandError;
    output.console.error(isExpected ? error.message : `The leads cannot be read: ${errorMessage(error)}`);
    return 1;
  }
}

async function run(args: string[], env: Env, output: Output): Promise<number> {
  const command = parseCommand(args);
  if (typeof command === 'string') {
    output.console.error(`${command}\n\n${usage}`);
    return 2;
  }
  if (typeof command === 'object') return command.withoutLeads(env, output);
  const settings = readSettings(env);
  const { database } = settings;
  if (database.kind === 'sqlite') existingFile(database.folder);
  const store = createStore(database);
  try {
    await command(store, output, settings);
    return 0;
  } finally {
    await store.close();
  }
}

/** @returns what to run, or in one line what is wrong with the arguments. */
export function parseCommand(args: string[]): Run | RunWithoutLeads | string {
  let parsed: { positionals: string[]; values: Options };
  try {
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    return errorMessage(error);
  }
  const { positionals, values } = parsed;
  const [name, ...more] = positionals;
  if (name === undefined) return 'Which command?';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return `There is no command "${name}".`;
  const surplus = more.slice(command.takesArgument ? 1 : 0);
  if (surplus.length > 0) return `"${surplus.join(' ')}" is too much.`;
  const unknown = Object.keys(values).find((option) => !command.options.some((own) => own === option));
  if (unknown) return `${name} has no --${unknown}.`;
  if (values.firm !== undefined && !isFirmId(values.firm))
    return `--firm needs the id of a firm (${firmIdExpected}), not "${values.firm}".`;
  return command.parse(values, more[0]);
}
