/** What a widget owes to every visitor, in whatever state it is: checked with its script, and without any. */
import type { AxeResults, Rule } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { axe, expectNoSidewaysScroll } from './accessibility';
import { tabThrough } from './focusVisible';

/** Rules of axe that a widget alone on a page cannot keep, or that ask for more than AA. */
const EXCEPTIONS = [
  'heading-order', // the page decides (`heading-level`)
  'page-has-heading-one', // as well
  'region', // in which landmark a widget stands is up to the page
  'landmark-one-main', // as well
  'landmark-contentinfo-is-top-level', // the test's page has everything in its <main>
  'landmark-banner-is-top-level',
  'color-contrast-enhanced', // AAA
  'focus-order-semantics', // a row that scrolls has to be reached by Tab, and is no control
  'identical-links-same-purpose', // AAA
];

/** Lines that are longer than their box scroll inside it; a row of cards is swiped; pictures are cut. */
const SCROLLS_BY_ITSELF = 'textarea, input, [role=group], [tabindex="0"], [part=comparison]';

/** Checks all of it in the widget as it is now: axe, sizes, and each place that Tab leads to. */
export async function expectConformance(page: Page, tag: string): Promise<void> {
  await expectNoSidewaysScroll(page, tag, SCROLLS_BY_ITSELF);
  expect(await outOfView(page, tag), 'sticks out').toEqual([]);
  expect(await smallTargets(page, tag), 'smaller than 44 px').toEqual([]);
  await tabThrough(page);
  await expectNoViolationOfAnyRule(page);
}

/** axe finds nothing with any of its rules but the exceptions, those that are experimental included. */
async function expectNoViolationOfAnyRule(page: Page): Promise<void> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async (exceptions) => {
    const { axe: inPage } = window as unknown as {
      axe: { getRules(): { ruleId: string }[]; run(options: object): Promise<AxeResults> };
    };
    // Colours that the browser forces are its own; axe reads those of the styles.
    if (matchMedia('(forced-colors: active)').matches) exceptions.push('color-contrast');
    const rules = inPage.getRules().map(({ ruleId }) => [ruleId, { enabled: !exceptions.includes(ruleId) }]);
    return (await inPage.run({ iframes: false, rules: Object.fromEntries(rules) as Record<string, Rule> }))
      .violations;
  }, EXCEPTIONS);
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** What has words and lies beside the page, where nobody scrolls to it. */
const outOfView = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate(
    ([name, scrollers]) => {
      const { clientWidth } = document.documentElement;
      return [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('*') ?? [])]
        .filter(
          (one) =>
            [...one.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
            one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !one.closest(`style, [aria-hidden=true], [inert], ${scrollers}`) &&
            !one.getAnimations().length,
        )
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(
          ({ box }) => box.width > 1 && (box.right > clientWidth + 1 || box.left < -1) && box.bottom > 0,
        )
        .map(
          ({ one, box }) =>
            `${one.outerHTML.slice(0, 100)}: ${Math.round(box.left)} to ${Math.round(box.right)}`,
        );
    },
    [tag, SCROLLS_BY_ITSELF] as const,
  );

/** What is pressed, chosen or typed into, and links that look like buttons. */
const smallTargets = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate(
    (name) =>
      Array.from(
        document
          .querySelector(name)
          ?.shadowRoot?.querySelectorAll('button, input, textarea, select, summary') ?? [],
        (control) => control.closest('label') ?? control,
      )
        .filter(
          (target) =>
            target.checkVisibility({ visibilityProperty: true }) && !target.closest('[aria-hidden=true]'),
        )
        .map((target) => ({ target, size: target.getBoundingClientRect() }))
        .filter(({ size }) => size.width > 1 && (size.width < 43.9 || size.height < 43.9))
        .map(({ target, size }) => `${target.outerHTML.slice(0, 100)}: ${size.width} × ${size.height}`),
    tag,
  );
