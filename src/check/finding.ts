import type { Network } from './network';
import type { Page, Place } from './page';

/** `error`: something does not work. `warning`: it works, and could be better. `unchecked`: nobody can tell from here. */
export type Severity = 'error' | 'warning' | 'unchecked';

/** Something that a rule found. */
export interface Finding {
  severity: Severity;
  /** A sentence. */
  what: string;
  where?: Place | undefined;
  /** What to do, in a sentence. */
  mend?: string | undefined;
}

/** One thing that is checked. */
export interface Rule {
  /** What is right where nothing is found. A sentence. */
  right: string;
  /** Whether it asks others. @default false */
  needsNetwork?: true;
  /** Whether the page has anything that it could check. @default always */
  appliesTo?: (page: Page) => boolean;
  find: (page: Page, network: Network) => readonly Finding[] | Promise<readonly Finding[]>;
}
