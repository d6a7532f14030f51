/** The draft of the estimator: nothing is lost by accident, nothing is stored longer than needed. */
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { holdAnswers } from '../pages/contactForm';
import {
  bookButton,
  card,
  chip,
  closeButton,
  computeButton,
  confirmButton,
  ESTIMATOR,
  estimateOf,
  expectConfirmation,
  expectContact,
  expectFirstStep,
  fillContact,
  heading,
  launchButton,
  newContact,
  nextButton,
  PANEL,
  panel,
  photoInput,
  photos,
  QUICK,
  QUICK_RANGE,
  range,
  requestEstimate,
  smsConsent,
  walkToContact,
  walkToResult,
  zip,
} from '../pages/estimator';
import { expectRequested } from '../support/desk';
import { blockSessionStorage, storedDrafts } from '../support/deviceStorage';
import {
  addOn,
  firstQuestion,
  firstService,
  formatPrices,
  secondAnswer,
  service,
  serviceByUnit,
} from '../support/firm';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { holdBack } from '../support/slowNetwork';
import { settled } from '../support/time';
import { FOREIGN_SITE } from '../support/urls';
import { comeBack } from '../support/waysBack';

/** A red dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'base64',
);

test('a reload, and Back from another page, find everything as it was', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, service.name).check();
  await nextButton(page).click();
  await nextButton(page).click();
  await chip(page, firstQuestion.label, secondAnswer).check();
  await page.reload();
  await expect(chip(page, firstQuestion.label, secondAnswer)).toBeChecked();
  await nextButton(page).click();
  await zip(page).fill('30009');
  await computeButton(page).click();
  await page.reload();
  await expect(range(page)).toHaveText(QUICK_RANGE);
  await bookButton(page).click();
  const contact = newContact();
  await fillContact(page, contact);
  await smsConsent(page).check();
  await photoInput(page).setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: PNG });
  await expect(photos(page)).toHaveCount(1);

  await comeBack(page, async () => {
    await expect(heading(page, 'contact')).toBeVisible();
    await expect(page.getByText(QUICK_RANGE)).toBeVisible();
    await expectContact(page, contact);
    await expect(smsConsent(page)).toBeChecked();
    await expect(page.getByRole('img', { name: 'roof.png' })).toBeVisible();
  });
  await confirmButton(page).click();
  await expectConfirmation(page);
  expect(await expectRequested(contact)).toMatchObject({
    locationInfo: { zip: '30009' },
    contactInfo: { smsConsent: true },
    uploadedImages: [expect.stringMatching(/^data:image\/jpeg;base64,/)],
  });

  expect(await storedDrafts(page)).toEqual([]);
  await page.reload();
  await expectFirstStep(page);
  // A reload breaks off what is just being fetched.
  expect(pageErrors.filter((pageError) => !pageError.startsWith('failed: '))).toEqual([]);
});

test('the panel keeps its draft over the pages of a site, until it is closed', async ({ page }) => {
  await openForeignPage(page, SCRIPT + PANEL);
  await launchButton(page).click();
  await card(panel(page), service.name).check();
  await nextButton(panel(page)).click();
  await card(panel(page), addOn.name).check();
  await openForeignPage(page, `${SCRIPT}<h1>Another page of the site</h1>${PANEL}`);
  await launchButton(page).click();
  await expect(heading(panel(page), 'addOns')).toBeVisible();
  await expect(card(panel(page), addOn.name)).toBeChecked();
  await closeButton(panel(page)).click();
  expect(await storedDrafts(page)).toEqual([]);
  await page.reload();
  await launchButton(page).click();
  await expectFirstStep(panel(page));
});

test('moved about in the page, the estimator stays as it was, and an open panel stays open', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(page, `${SCRIPT}<div id="aside"></div><main>${ESTIMATOR}${PANEL}</main>`);
  const inline = page.locator('bio-estimator:not([mode])');
  await walkToContact(inline);
  const contact = newContact();
  await fillContact(inline, contact);
  // By script, because its button steps aside for the form.
  await page
    .locator('bio-estimator[mode]')
    .evaluate((element) => (element as HTMLElement & { show(): void }).show());
  await card(panel(page), service.name).check();
  for (const way of ['append', 'moveBefore', 'append'] as const) {
    await test.step(way, async () => {
      await page.evaluate((method) => {
        const [aside, main] = ['#aside', 'main'].map((name) => document.querySelector(name));
        const to = aside?.hasChildNodes() ? main : aside;
        for (const element of document.querySelectorAll('bio-estimator'))
          if (method === 'moveBefore' && to && 'moveBefore' in to)
            (to as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(element, null);
          else to?.append(element);
      }, way);
      await expect(card(panel(page), service.name)).toBeChecked();
      await expect(panel(page)).toHaveJSProperty('open', true);
      expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await expectContact(inline, contact);
    });
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await confirmButton(inline).click();
  await expectConfirmation(inline);
  await expectRequested(contact);
  expect(pageErrors).toEqual([]);
});

test('where the browser stores nothing, the estimator works all the same', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await page.addInitScript(blockSessionStorage);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  const contact = await requestEstimate(page);
  await expectConfirmation(page);
  await expectRequested(contact);
  await page.reload();
  await expectFirstStep(page);
  expect(pageErrors).toEqual([]);
});

/** The estimator in its first state, as a build puts it into a page. */
async function prerendered(services: string): Promise<string> {
  const { renderTag } = (await import(join(process.cwd(), 'dist/render/widgets.js'))) as {
    renderTag: (tag: string, input: object) => Promise<string>;
  };
  const inside = await renderTag('bio-estimator', {
    attribute: (name: string) => (name === 'services' ? services || null : null),
    common: { lang: 'en' },
  });
  return ESTIMATOR.replace(' ', ` services="${services}" `).replace('</', `${inside}</`);
}

test('ticks made on a prerendered page before the script is there count, and so does the press after them', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  for (const preselected of ['', `${firstService.id},${serviceByUnit.id}`]) {
    await test.step(preselected || 'nothing preselected', async () => {
      const release = await holdBack(page, /\.js$/);
      const path = await serve(`<!doctype html>${await prerendered(preselected)}${SCRIPT}`);
      await page.goto(FOREIGN_SITE + path, { waitUntil: 'commit' });
      await card(page, service.name).check();
      if (preselected) await card(page, firstService.name).uncheck();
      await nextButton(page).click(); // too early: it is repeated, with what is ticked
      await expect(card(page, service.name)).toBeChecked();
      release();
      await expect(heading(page, 'addOns')).toBeVisible();
      for (let step = 0; step < 2; step++) await nextButton(page).click();
      await computeButton(page).click();
      await expect(range(page)).toHaveText(
        formatPrices(
          estimateOf({ services: preselected ? [service.name, serviceByUnit.name] : [service.name] }),
        ),
      );
      await settled(page); // what is still being fetched would count as failed
      await page.unroute(/\.js$/);
      await page.evaluate(() => sessionStorage.clear());
    });
  }
  expect(pageErrors).toEqual([]);
});

test('taken out of the page while it sends: the lead arrives once, without an error', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  const heard = await listenTo(page, ['bio-lead-sent']);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  const release = await holdAnswers(page);
  const contact = await requestEstimate(page);
  const sending = page.getByRole('button', { name: 'Sending your request...' });
  await expect(sending).toBeVisible();
  await page.locator('bio-estimator').evaluate((element) => element.remove());
  await expect(sending).toBeHidden();
  release();
  await expect.poll(() => heard).toHaveLength(1);
  await expectRequested(contact);
  expect(pageErrors).toEqual([]);
});

test('closing the panel while it sends loses no lead, and does not reopen it', async ({ page }) => {
  const heard = await listenTo(page, ['bio-lead-sent']);
  await openForeignPage(page, SCRIPT + PANEL);
  await launchButton(page).click();
  const release = await holdAnswers(page);
  const contact = await requestEstimate(panel(page));
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  release();
  await expect.poll(() => heard).toHaveLength(1);
  await expectRequested(contact);
  await launchButton(page).click();
  await expectFirstStep(panel(page));
});

test('a link with other services starts a new estimate; the other answers stay', async ({ page }) => {
  const path = await serve(SCRIPT + ESTIMATOR);
  await page.goto(FOREIGN_SITE + path);
  await walkToResult(page, QUICK);
  await page.goto(`${FOREIGN_SITE + path}?services=${firstService.id}`);
  await expect(heading(page, 'services')).toBeVisible();
  await expect(card(page, firstService.name)).toBeChecked();
  await expect(card(page, service.name)).not.toBeChecked();
  for (let step = 0; step < 2; step++) await nextButton(page).click();
  await expect(chip(page, firstQuestion.label, secondAnswer)).toBeChecked();
});
