/** Brings all rules: load it by `import()`. */
import { checkPage } from '../../src/check-page/checkPage';
import type { KnownElement } from '../../src/check-page/knownElement';
import type { Network } from '../../src/check-page/network';
import { type PageSource, readPage } from './sourcePage';
import { sourceRules } from './sourceRules';
import type { Outcome } from './work';

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
