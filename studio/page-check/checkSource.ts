/** Brings all rules: load it by `import()`. */
import { checkPage } from '../../src/check-page/checkPage';
import type { KnownElement } from '../../src/check-page/knownElement';
import type { Network } from '../../src/check-page/network';
import type { Rule } from '../../src/check-page/rule';
import { pageRules } from '../../src/check-page/rules/rules';
import type { Outcome } from './pageCheckStore';
import { type PageSource, readPage } from './sourcePage';
import { sourceScriptRules } from './sourceScript';

/** @param network undefined without one: what needs it is not checked. */
export async function checkSource(
  source: PageSource,
  manifest: readonly KnownElement[],
  network: Network | undefined,
): Promise<Outcome> {
  const page = readPage(source, manifest);
  return {
    report: await checkPage(page, network, sourceRules),
    subject: source.address?.href ?? '',
    hasHeaders: source.policy !== undefined,
    frames: page.root.querySelectorAll('iframe').length,
  };
}

/** Everything that is checked of a page's source, in the order in which it is said. */
export const sourceRules: readonly Rule[] = [...sourceScriptRules, ...pageRules];
