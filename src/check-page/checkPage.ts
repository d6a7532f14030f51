import type { Network } from './network';
import type { Page } from './page';
import type { Finding, Report } from './report';
import { type Found, type Rule, unchecked } from './rule';

/** Characters of a sentence: an address in a page may be as long as it likes. */
const LONGEST = 500;

const told = ({ severity, what, fix, at }: Found, page: Page): Finding => ({
  severity,
  what: what.length > LONGEST ? `${what.slice(0, LONGEST)}…` : what,
  where: at && page.placeOf(at),
  fix: fix?.slice(0, LONGEST),
});

/** Findings of one rule that are told: more of the same kind say nothing new. */
const MOST = 10;

/**
 * Applies rules to a page. One that fails takes no other along.
 * @param network undefined without one: what needs it is not checked.
 */
export async function checkPage(
  page: Page,
  network: Network | undefined,
  rules: readonly Rule[],
): Promise<Report> {
  const results = await Promise.all(
    rules.map(async (rule) => ({ right: rule.right, findings: await apply(rule, page, network) })),
  );
  const applied = results.flatMap(({ right, findings }) => (findings ? [{ right, findings }] : []));
  return {
    findings: applied.flatMap(({ findings }) => findings.map((found) => told(found, page))),
    right: applied.filter(({ findings }) => findings.length === 0).map(({ right }) => right),
    checked: applied.filter(({ findings }) => findings.every(({ severity }) => severity !== 'unchecked'))
      .length,
  };
}

/** @returns undefined where the page has nothing that the rule could check. */
async function apply(
  rule: Rule,
  page: Page,
  network: Network | undefined,
): Promise<readonly Found[] | undefined> {
  try {
    return (rule.appliesTo?.(page) ?? true) ? await findIn(rule, page, network) : undefined;
  } catch (error) {
    return [unchecked(rule.right, `This check has failed: ${String(error)}.`)];
  }
}

async function findIn(rule: Rule, page: Page, network: Network | undefined): Promise<readonly Found[]> {
  const { right, needsNetwork, find } = rule;
  if (needsNetwork && !network) return [unchecked(right, 'This needs a network.')];
  const found = await find(page, network ?? NO_NETWORK);
  const [next, ...rest] = found.slice(MOST);
  if (!next) return found;
  const more = `There are ${rest.length + 1} more of this kind.`;
  return [...found.slice(0, MOST), { severity: next.severity, what: more }];
}

/** For rules that ask nobody. */
const NO_NETWORK: Network = { get: async () => 'unreadable' };
