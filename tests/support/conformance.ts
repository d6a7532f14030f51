/** What a widget owes to every visitor, in whatever state it is: checked with its script, and without any. */
import type { AxeResults, Rule } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { axe, expectNoSidewaysScroll } from './accessibility';
import { animationsEnded } from './animations';
import { tabThrough } from './focusVisible';
import {
  SCROLLS_BY_ITSELF,
  shownInside,
  silentRegions,
  smallTargets,
  sticksOut,
  unforcedWords,
  unframedButtons,
} from './measures';
import { focusableNodes, unreached } from './reachable';

/** Rules of axe that ask for more than AA, or for what cannot be. */
export const PAGE_EXCEPTIONS: readonly string[] = [
  'color-contrast-enhanced', // AAA
  'focus-order-semantics', // a row that scrolls has to be reached by Tab, and is no control
  'identical-links-same-purpose', // AAA
  'p-as-heading', // experimental: it takes a price in large figures for a heading
];

/** And those that a widget alone on a page cannot keep. */
const EXCEPTIONS: readonly string[] = [
  ...PAGE_EXCEPTIONS,
  'heading-order', // the page decides (`heading-level`)
  'page-has-heading-one', // as well
  'region', // in which landmark a widget stands is up to the page
  'landmark-one-main', // as well
  'landmark-contentinfo-is-top-level', // the test's page has everything in its <main>
  'landmark-banner-is-top-level',
  'skip-link', // the place that a link of a widget leads to is elsewhere on the firm's page
];

/** Checks all of it in the widgets as they are now: axe, sizes, names, and each place that Tab leads to. */
export async function expectConformance(
  page: Page,
  tags: readonly string[],
  exceptions = EXCEPTIONS,
): Promise<void> {
  const soft = expect.configure({ soft: true });
  for (const tag of tags) {
    await expectNoSidewaysScroll(page, tag, SCROLLS_BY_ITSELF);
    soft(await sticksOut(page, tag), `${tag}: sticks out`).toEqual([]);
    soft(await smallTargets(page, tag), `${tag}: too small for a finger`).toEqual([]);
    soft(await unforcedWords(page, tag), `${tag}: keeps its colors where colors are forced`).toEqual([]);
    soft(await unframedButtons(page, tag), `${tag}: not seen to be a button in forced colors`).toEqual([]);
    soft(await silentRegions(page, tag), `${tag}: what comes into it would not be announced`).toEqual([]);
  }
  await tabThrough(page);
  // Where the focus began within, the rest is before that.
  if ((await unreached(page, tags)).length > 0) await tabThrough(page, 'Shift+Tab');
  soft(await unreached(page, tags), 'Tab does not lead to').toEqual([]);
  soft(await nameless(page), 'has no name or role').toEqual([]);
  for (const tag of tags) await animationsEnded(page, tag); // axe takes a menu that fades out for one of poor contrast
  await expectNoViolationOfAnyRule(page, exceptions);
}

/** The same for what is printed: nobody presses or focuses it. */
export async function expectPrintConformance(page: Page, tag: string): Promise<void> {
  await expectNoSidewaysScroll(page, tag, SCROLLS_BY_ITSELF);
  expect.soft(await sticksOut(page, tag), 'sticks out').toEqual([]);
  await expectNoViolationOfAnyRule(page, EXCEPTIONS);
}

/** Something of the widget is to be seen: without it every other check passes. */
export const expectShown = (page: Page, tag: string): Promise<void> =>
  expect.poll(() => shownInside(page, tag), { message: 'words, pictures and controls' }).toBeGreaterThan(0);

/** axe finds nothing with any of its rules but the exceptions, those that are experimental included. */
async function expectNoViolationOfAnyRule(page: Page, exceptions: readonly string[]): Promise<void> {
  await page.evaluate(axe);
  const { violations, passes } = await page.evaluate(async (always) => {
    const { axe: inPage } = window as unknown as {
      axe: { getRules(): { ruleId: string }[]; run(options: object): Promise<AxeResults> };
    };
    // axe sometimes takes the colors of the styles for those that the browser forces; `unforcedWords` is for these.
    const isForced = matchMedia('(forced-colors: active)').matches;
    const left = isForced ? [...always, 'color-contrast'] : always;
    const rules = inPage.getRules().map(({ ruleId }) => [ruleId, { enabled: !left.includes(ruleId) }]);
    return inPage.run({ iframes: false, rules: Object.fromEntries(rules) as Record<string, Rule> });
  }, exceptions);
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  );
  expect.soft(found, 'axe').toEqual([]);
  expect(passes.length, 'rules of axe that had something to look at').toBeGreaterThan(5);
}

/** What takes the focus, and says not what it is. What is said as it appears is read as a whole, and needs no name. */
const nameless = async (page: Page): Promise<string[]> =>
  (await focusableNodes(page))
    .filter(({ role, name }) => (name ? ['generic', 'none'] : [role]).includes(role))
    .filter(({ role }) => !['status', 'alert'].includes(role))
    .map(({ role, name }) => `${role} "${name}"`);
