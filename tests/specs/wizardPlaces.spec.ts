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

for (const size of sizes) {
  test(`at ${size.join('×')} the estimator's button that leads on stays in place`, async ({ page }) => {
    await openAt(page, size, estimator.ESTIMATOR);
    await estimator.card(page, service.name).check();
    await estimator.nextButton(page).scrollIntoViewIfNeeded();
    const places = [];
    for (const step of ['addOns', 'property', 'location'] as const) {
      await estimator.nextButton(page).click();
      await expect(estimator.heading(page, step)).toBeFocused();
      places.push(
        await endOf(step === 'location' ? estimator.computeButton(page) : estimator.nextButton(page)),
      );
    }
    // In a wide column the questions about the property are the longest step, and none fills the viewport before it.
    const steady = size[0] > 560 ? places.slice(1) : places;
    expect(Math.max(...steady) - Math.min(...steady), String(places)).toBeLessThan(2);
  });

  test(`at ${size.join('×')} so does the quote builder's, from the choice of services on`, async ({
    page,
  }) => {
    await openAt(page, size, quote.QUOTE);
    await quote.nextButton(page).click();
    await expect(quote.heading(page, 'Select Core Services')).toBeFocused();
    await quote.item(page, firstQuoteItem.name).check();
    const places = [await endOf(quote.nextButton(page))];
    for (const step of quote.STEPS.slice(2)) {
      await quote.nextButton(page).click();
      await expect(quote.heading(page, step)).toBeFocused();
      const isLast = step === 'Signature & Approval';
      places.push(await endOf(isLast ? quote.completeButton(page) : quote.nextButton(page)));
    }
    expect(Math.max(...places) - Math.min(...places), String(places)).toBeLessThan(2);
  });
}

test('a step that was passed is a press away in the estimator, and keeps the answers', async ({ page }) => {
  await openAt(page, [390, 844], estimator.ESTIMATOR);
  await estimator.walkToResult(page);
  await page.getByRole('button', { name: 'Step 1 of 5, Services' }).click();
  await expect(estimator.heading(page, 'services')).toBeFocused();
  await expect(estimator.card(page, service.name)).toBeChecked();
  await page.getByRole('button', { name: 'Step 5 of 5, Estimate' }).click();
  await expect(estimator.range(page)).toHaveText(estimator.QUICK_RANGE);
});
