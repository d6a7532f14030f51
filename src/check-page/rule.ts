import type { Network } from './network';
import type { Page } from './page';
import type { Finding } from './report';

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
