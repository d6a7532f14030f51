import type { LeadStore } from '../storage/store';

/** The options of all commands. */
export interface Options {
  format?: string;
  email?: string;
  id?: string;
  firm?: string;
  photos?: string;
  yes?: boolean;
  suspects?: boolean;
  revisions?: boolean;
  clear?: boolean;
}

/** Where a command writes: data to `stdout`, everything else by `console`. */
export interface Output {
  stdout: NodeJS.WritableStream;
  console: Pick<Console, 'log' | 'warn' | 'error'>;
}

/** Environment variables. */
export type Env = Record<string, string | undefined>;

export type Run = (store: LeadStore, output: Output) => Promise<void>;

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
