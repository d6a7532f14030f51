/** Text that is larger by the browser's own setting: everything reflows, nothing is cut off or has to be scrolled sideways. */
import { expect, test } from 'playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility';
import { sample } from '../support/sample';
import { openWithTextSize } from '../support/textSize';
import { SITE } from '../support/urls';

for (const size of sample('text sizes', [24, 32], 1))
  test(`with text of ${size} px the header, the quote and the dialogs fit into 1280 px`, async () => {
    const page = await openWithTextSize(size, { width: 1280, height: 900 });
    await page.goto(SITE);
    for (const tag of ['bio-header', 'bio-quote-builder'])
      await expect
        .poll(() =>
          page.locator(tag).evaluate((element) => {
            const { clientWidth } = document.documentElement;
            const shown = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(
              (one) => one.checkVisibility({ visibilityProperty: true }), // not in a menu that is closed
            );
            return shown
              .filter((one) => one.getBoundingClientRect().right > clientWidth)
              .map((one) => one.outerHTML.slice(0, 80));
          }),
        )
        .toEqual([]);
    for (const [hash, tag] of [
      ['#audit', 'bio-audit-wizard'],
      ['#estimate', 'bio-estimator'],
    ] as const) {
      await page.goto(`${SITE}/${hash}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page, tag);
      await page.keyboard.press('Escape');
    }
    await page.context().close();
  });

for (const width of [320, 390, 820])
  test(`with text of 32 px the firm's name stays on one line at ${width} px`, async () => {
    const page = await openWithTextSize(32, { width, height: 700 });
    await page.goto(SITE);
    const lines = await page.locator('bio-header').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.shadowRoot?.querySelector('a[href="/"] > span') as Element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    await page.context().close();
  });
