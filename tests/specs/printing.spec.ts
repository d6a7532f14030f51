/** A visitor prints an estimate, or an audit that was asked for: a sheet of its own, not the page. */
import { expect, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import * as estimator from '../pages/estimator';
import { auditOptions, formatPrices } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { sheetsOf, showPrinted, watchPrinting } from '../support/printing';

const printButton = (page: Page) => page.getByRole('button', { name: 'Print or save as PDF' });

for (const [where, html] of Object.entries({
  'in the page': estimator.ESTIMATOR,
  'in the panel': estimator.PANEL,
}))
  test(`an estimate ${where} can be printed before it is sent, and after`, async ({ page, context }) => {
    const printed = await watchPrinting(page);
    await openForeignPage(page, SCRIPT + html);
    if (html === estimator.PANEL) await estimator.launchButton(page).click();
    await estimator.walkToResult(page, estimator.FULL);
    await printButton(page).click();
    await expect.poll(() => printed).toHaveLength(1);
    const contact = estimator.newContact();
    await estimator.bookButton(page).click();
    await estimator.fillContact(page, contact);
    await estimator.confirmButton(page).click();
    await estimator.expectConfirmation(page);
    await printButton(page).click();
    await expect.poll(() => printed).toHaveLength(2);
    await expect(printButton(page)).toBeFocused();

    const paper = await context.newPage();
    await paper.emulateMedia({ media: 'print' });
    for (const [index, sheet] of printed.entries()) {
      expect(sheet.top).toBe(false);
      await showPrinted(paper, sheet);
      const total = formatPrices(estimator.estimateOf(estimator.FULL));
      await expect(paper.getByRole('row', { name: 'Total' })).toHaveText(`Total${total}`);
      for (const { name } of estimator.itemsOf(estimator.FULL))
        await expect(paper.getByRole('row', { name })).toBeVisible();
      await expect(paper.getByText(contact.email)).toHaveCount(index); // known the second time
      expect(await sheetsOf(paper, 'Letter')).toBe(1);
    }
  });

test('an audit that was asked for can be printed, with what was chosen and what happens next', async ({
  page,
  context,
}) => {
  const printed = await watchPrinting(page);
  await openForeignPage(page, SCRIPT + audit.LINK + audit.WIZARD);
  await page.getByRole('link', { name: 'Free audit' }).click();
  const info = audit.newInfo();
  await audit.fillInfo(page, info);
  await audit.nextButton(page).click();
  const [cleaning = ''] = auditOptions.Clean;
  await audit.option(page, cleaning).check();
  for (const step of ['Strip', 'Protect', 'Submit'] as const) {
    await audit.nextButton(page).click();
    await audit.expectStep(page, step);
  }
  await audit.notes(page).fill('Mind the dog.');
  await audit.submitButton(page).click();
  await audit.expectConfirmation(page);
  await printButton(page).click();
  await expect.poll(() => printed).toHaveLength(1);
  await audit.closeButton(page).click();
  await expect(audit.dialog(page)).toBeHidden();

  const [sheet] = printed;
  if (!sheet) throw new Error('Nothing was printed.');
  const paper = await context.newPage();
  await paper.emulateMedia({ media: 'print' });
  await showPrinted(paper, sheet);
  for (const text of [info.fullName, info.email, cleaning, 'Mind the dog.'])
    await expect(paper.getByText(text, { exact: true })).toBeVisible();
  await expect(paper.getByText('within 24 business hours')).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Is there anything to take off?' })).toHaveCount(0);
  expect(await sheetsOf(paper, 'A4')).toBe(1);
});

test('where the code for printing cannot be loaded, it says so, and the estimate stands', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + estimator.ESTIMATOR);
  await page.route(/print/, (route) => route.abort());
  await estimator.walkToResult(page);
  await printButton(page).click();
  await expect(estimator.problem(page)).toHaveText(/could not be prepared for printing/);
  await expect(estimator.range(page)).toHaveText(estimator.QUICK_RANGE);
});
