/** What has the focus is never covered: by a wizard's sticky foot, a dialog's head, the fixed header or the floating button. */
import { test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { PANEL } from '../pages/estimator';
import { tabThrough } from '../support/focusVisible';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrateAll, watchHydration } from '../support/hydration';
import { sample } from '../support/sample';
import { DESK, PAGES, SPANISH_PAGES } from '../support/urls';
import { walks } from '../support/walks';

const sizes = [
  [320, 640],
  [375, 667],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

const cases = Object.keys(walks).flatMap((form) => sizes.map((size) => ({ form, size })));

for (const { form, size } of sample('focus that is visible', cases, 3))
  test(`at ${size.join('×')} all that Tab leads to in ${form} can be seen, in each step`, async ({
    page,
  }) => {
    test.setTimeout(180_000); // some hundred key presses, each looked at
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await watchHydration(page);
    const { tag, inside = '', walk } = walks[form] ?? {};
    await openForeignPage(
      page,
      `${SCRIPT}<meta name="viewport" content="width=device-width">
      <bio-site endpoint="${DESK}"><bio-header page="home"></bio-header><p style="padding:90px 0">Words</p>
      ${inside}${tag === 'bio-estimator' ? '' : PANEL}</bio-site><p style="padding:600px 0">Words</p>`,
    );
    await hydrateAll(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await walk?.(page, async () => {
      await tabThrough(page);
      await tabThrough(page, 'Shift+Tab');
    });
  });

const backwards = [...PAGES, ...SPANISH_PAGES].flatMap((path) => sizes.map((size) => ({ path, size })));

for (const { path, size } of sample('focus on the way back', backwards, 2))
  test(`at ${size.join('×')} all that Shift+Tab leads to on ${path} can be seen`, async ({ page }) => {
    test.setTimeout(180_000); // as above
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // the next press would come while the page still scrolls
    await withoutMap(page);
    await page.goto(path);
    await hydrateAll(page);
    await page.locator('bio-footer').getByRole('link').last().focus();
    await tabThrough(page, 'Shift+Tab');
  });
