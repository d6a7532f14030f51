/** What comes late by design, in code of its own, has its place before: nothing moves when it comes. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { confirmButton, ESTIMATOR, walkToContact, withConfig } from '../pages/estimator';
import { completeButton, drawButton, goToEnd, pad, QUOTE } from '../pages/quoteBuilder';
import { fileNamed } from '../support/builtFiles';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { holdBack, onSlowNetwork } from '../support/slowNetwork';

const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top + scrollY);

/** @param below stands below what comes late. @param late is there once it has come. */
async function expectStill(page: Page, below: Locator, late: Locator, release: () => void): Promise<void> {
  const before = await topOf(below);
  const shifts = await shiftsOf(page);
  await expect(late).toHaveCount(0);
  release();
  await expect(late.first()).toBeAttached();
  expect(await shiftsOf(page)).toEqual(shifts);
  expect(await topOf(below)).toBeCloseTo(before, 0);
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 2000 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await onSlowNetwork(page);
      await watchShifts(page);
    });

    test('the drawing area', async ({ page }) => {
      const release = await holdBack(page, fileNamed('DrawingPad'));
      await openForeignPage(page, SCRIPT + QUOTE);
      await goToEnd(page);
      await drawButton(page).click();
      await expectStill(page, completeButton(page), pad(page), release);
    });

    const question = { id: 'plan', label: 'Floor plan', answer: 'file' };
    for (const [what, estimator, count] of [
      ['the photos', ESTIMATOR, 1],
      ['the files of a question', withConfig({ estimator: { contactQuestions: [question] } }), 2],
    ] as const)
      test(what, async ({ page }) => {
        const release = await holdBack(page, fileNamed('PhotoPicker'));
        await openForeignPage(page, SCRIPT + estimator);
        await walkToContact(page);
        const inputs = page.locator('bio-estimator input[type=file]');
        await expectStill(page, confirmButton(page), inputs, release);
        await expect(inputs).toHaveCount(count);
      });
  });
