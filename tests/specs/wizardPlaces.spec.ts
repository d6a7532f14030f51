/** What has the focus of a visitor stays where it is: the button that leads on, from step to step, and the way back. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { firstQuoteItem, service } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { settled } from '../support/time';

async function openAt(page: Page, [width, height]: readonly [number, number], html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForeignPage(
    page,
    `${SCRIPT}<meta name="viewport" content="width=device-width"><p style="padding:80px 0">Words</p>
    ${html}<p style="padding:900px 0">Words</p>`,
  );
}

/** Where a button ends, in px from the viewport's top. */
async function endOf(button: Locator): Promise<number> {
  await settled(button.page());
  return button.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
}

const sizes = [
  [390, 844],
  [320, 640],
  [1440, 900],
] as const;

/**
 * In a wide column a step that fills the viewport for the first time moves it to the viewport's end, and it stays there.
 * @param growing the first step that does.
 */
function expectSteady(places: readonly number[], [width]: readonly [number, number], growing: number): void {
  const steady = width > 560 ? places.slice(growing) : places;
  expect(Math.max(...steady) - Math.min(...steady), String(places)).toBeLessThan(2);
}

/** Where the button ends in each step of the estimator. */
async function walkEstimator(box: Page | Locator): Promise<number[]> {
  await estimator.card(box, service.name).check();
  await estimator.nextButton(box).scrollIntoViewIfNeeded();
  const places = [await endOf(estimator.nextButton(box))];
  for (const step of ['addOns', 'property', 'location'] as const) {
    await estimator.nextButton(box).click();
    await expect(estimator.heading(box, step)).toBeFocused();
    places.push(await endOf(step === 'location' ? estimator.computeButton(box) : estimator.nextButton(box)));
  }
  return places;
}

for (const size of sizes) {
  test(`at ${size.join('×')} the estimator's button that leads on stays in place`, async ({ page }) => {
    await openAt(page, size, estimator.ESTIMATOR);
    expectSteady(await walkEstimator(page), size, 2);
  });

  test(`at ${size.join('×')} so does the panel's`, async ({ page }) => {
    await openAt(page, size, estimator.PANEL);
    await estimator.launchButton(page).click();
    expectSteady(await walkEstimator(estimator.panel(page)), size, 0);
  });

  test(`at ${size.join('×')} so does the quote builder's`, async ({ page }) => {
    await openAt(page, size, quote.QUOTE);
    const places = [];
    for (const step of quote.STEPS.slice(1)) {
      places.push(await endOf(quote.nextButton(page)));
      await quote.nextButton(page).click();
      await expect(quote.heading(page, step)).toBeFocused();
      if (step === 'Select Core Services') await quote.item(page, firstQuoteItem.name).check();
    }
    places.push(await endOf(quote.completeButton(page)));
    expectSteady(places, size, 1);
  });
}

test('a step is not as high as it was before the phone was turned', async ({ page }) => {
  await openAt(page, [360, 800], estimator.ESTIMATOR);
  await walkEstimator(page);
  await estimator.backButton(page).click();
  await page.setViewportSize({ width: 800, height: 1300 });
  await settled(page);
  const place = page.locator('bio-estimator [data-steady]');
  expect(await place.evaluate(({ clientHeight }) => clientHeight)).toBe(
    await place.locator('> *').evaluate(({ clientHeight }) => clientHeight),
  );
});

test('a step that was passed is a press away in the estimator, and keeps the answers', async ({ page }) => {
  await openAt(page, [390, 844], estimator.ESTIMATOR);
  await estimator.walkToResult(page);
  await page.getByRole('button', { name: 'Step 1 of 5, Services' }).click();
  await expect(estimator.heading(page, 'services')).toBeFocused();
  await expect(estimator.card(page, service.name)).toBeChecked();
  await page.getByRole('button', { name: 'Step 5 of 5, Estimate' }).click();
  await expect(estimator.range(page)).toHaveText(estimator.QUICK_RANGE);
});
