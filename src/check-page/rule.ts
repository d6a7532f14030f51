import type { Network } from './network';
import type { Page } from './page';
import type { Finding, Severity } from './report';

/** A finding as a rule tells it: with the element, whose place is looked up afterwards. */
export interface Found extends Omit<Finding, 'where'> {
  at?: Element | undefined;
}

const finding =
  (severity: Severity) =>
  (what: string, fix?: string, at?: Element): Found => ({ severity, what, fix, at });

/** What does not work, what to do, and the element that it concerns. */
export const error = finding('error');
/** What works, and could be better. */
export const warning = finding('warning');
/** What nobody can tell from here. */
export const unchecked = finding('unchecked');

/** One thing that is checked. */
export interface Rule {
  /** What is right where nothing is found. A sentence. */
  right: string;
  /** Whether it asks others. @default false */
  needsNetwork?: true;
  /** Whether the page has anything that it could check. @default always */
  appliesTo?: (page: Page) => boolean;
  find: (page: Page, network: Network) => readonly Found[] | Promise<readonly Found[]>;
}

/** What is found in one thing: nothing, one finding or several. */
type Result = Found | undefined | readonly Found[];

interface RuleOfEach<Thing> extends Pick<Rule, 'right' | 'needsNetwork'> {
  find: (thing: Thing, page: Page, network: Network) => Result | Promise<Result>;
}

/** A rule that looks at each thing of a kind, and applies to the pages that have one. */
export const eachOf = <Thing>(things: (page: Page) => readonly Thing[], rule: RuleOfEach<Thing>): Rule => ({
  ...rule,
  appliesTo: (page) => things(page).length > 0,
  find: async (page, network) => {
    const found = await Promise.all(
      things(page).map((thing) => Promise.resolve(rule.find(thing, page, network))),
    );
    return found.flat().filter((one) => one !== undefined);
  },
});
