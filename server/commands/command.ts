import type { LeadStore } from '../store';

/** What may stand behind a command's name. */
export interface Options {
  format?: string;
  email?: string;
  photos?: string;
  yes?: boolean;
  suspects?: boolean;
}

export type Run = (store: LeadStore) => Promise<void>;

/** One word after `npm run leads --`. */
export interface Command {
  /** The options that it has. */
  options: readonly (keyof Options)[];
  /** Whether one word may follow its name. @default false */
  takesWord?: true;
  /** @returns what to do, or in one line what is wrong with the options. */
  read(options: Options, word?: string): Run | string;
}
