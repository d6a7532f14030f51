import { existsSync } from 'node:fs';
import { isLeadId } from '../../src/leads/leadId';
import { CommandError } from '../operations/log';
import type { DatabaseSettings, Settings } from '../operations/settings';
import { byEmail, type LeadFilter } from '../privacy/leadFilter';
import { backfillLead, repeatStep } from '../privacy/steps';
import { sqliteFile } from '../storage/database';
import type { LeadStore } from '../storage/store';

/** The options of all commands, as `parseArgs` takes them. */
export const options = {
  format: { type: 'string' },
  for: { type: 'string' },
  email: { type: 'string' },
  id: { type: 'string' },
  firm: { type: 'string' },
  crew: { type: 'string' },
  scope: { type: 'string' },
  subscribe: { type: 'boolean' },
  revoke: { type: 'boolean' },
  photos: { type: 'string' },
  yes: { type: 'boolean' },
  suspects: { type: 'boolean' },
  revisions: { type: 'boolean' },
  clear: { type: 'boolean' },
  'second-factor': { type: 'boolean' },
} as const;

export type Options = {
  [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'boolean' ? boolean : string;
};

/** Where a command writes: data to `stdout`, everything else by `console`. */
export interface Output {
  stdout: NodeJS.WritableStream;
  console: Pick<Console, 'log' | 'warn' | 'error'>;
}

/** Environment variables. */
export type Env = Record<string, string | undefined>;

export type Run = (store: LeadStore, output: Output, settings: Settings) => Promise<void>;

/** What a command does that reads no leads, or opens their database itself. */
export interface RunWithoutLeads {
  /** @returns the exit code */
  withoutLeads(env: Env, output: Output): Promise<number>;
}

/** One command of `npm run leads -- <command>`. */
export interface Command {
  /** The options that the command accepts. */
  options: readonly (keyof Options)[];
  /** Whether one argument may follow its name. @default false */
  takesArgument?: true;
  /** @returns what to run, or in one line what is wrong with the options */
  parse(options: Options, argument?: string): Run | RunWithoutLeads | string;
}

/** A number with its noun: `1 lead`, `2 leads`. */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What is wrong with the value of `--email`, in one line; undefined where nothing is. */
export const emailOptionError = (email: string): string | undefined =>
  // Leads of earlier releases may hold what forms no longer take.
  email.includes('@') ? undefined : `--email needs an address such as name@example.com, not "${email}".`;

/** A filter for the leads of one person. Fills in the email column of old leads first. */
export async function filterByEmail(store: LeadStore, email: string): Promise<LeadFilter> {
  await repeatStep(store, backfillLead);
  return byEmail(email);
}

/** What is wrong with the id of a lead, in one line; undefined where nothing is. */
export const idOptionError = (id = ''): string | undefined =>
  isLeadId(id.toLowerCase()) ? undefined : `A lead's id is a UUID, as "list" shows it, not "${id}".`;

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
