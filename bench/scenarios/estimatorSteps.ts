import type { Locator, Page } from 'playwright';
import type { PageLoad } from '../pageLoad';
import { profiles } from '../profiles';

/** Chromium reports no interaction that took less, in milliseconds. */
const SHORTEST_REPORTED = 16;

const NEXT_BUTTON =
  'button:text-matches("^\\\\s*(Next|See My Estimate)\\\\s*$"):visible, input[type=button][value=Next]:visible';

/** The choices of each step, and the range that every estimator shows for them. */
const steps = [['BioSeal'], ['Lighting'], ['3+', 'Heavy', 'Wood'], ['Limited']];
const expectedRange = '2,671 10,715';

/** Presses as a finger does on the mobile profile, else as a mouse does. */
export const press = (page: Page, locator: Locator): Promise<void> =>
  page.viewportSize()?.width === profiles.mobile.context.viewport.width ? locator.tap() : locator.click();

/**
 * Completes every step of an estimator and measures each interaction until its next paint, in milliseconds. An
 * interaction that the browser does not report counts as the shortest that it reports.
 * @throws where the estimator shows another range than expected.
 */
export async function measureInteractions(
  { page, figures }: PageLoad,
  estimatorSelector: string,
): Promise<number[]> {
  await page.evaluate('bench.clearInteractions()');
  const estimator = page.locator(estimatorSelector);
  for (const choices of steps) {
    for (const label of choices)
      await press(page, estimator.locator('label:visible', { hasText: label }).first());
    await press(page, estimator.locator(NEXT_BUTTON).first());
  }
  const range = await page.evaluate<string>('bench.range()');
  if (range !== expectedRange) throw new Error(`The estimate is ${range}, and should be ${expectedRange}.`);
  await page.waitForTimeout(300); // the browser reports an interaction somewhat later
  const { interactions } = await figures();
  const presses = steps.flat().length + steps.length;
  const unreported = Math.max(0, presses - interactions.length);
  return [...interactions, ...Array.from({ length: unreported }, () => SHORTEST_REPORTED)];
}
