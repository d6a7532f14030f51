/** A visitor looks at a sample of what the free property check ends with, before asking for one. */
import { expect, type Page, test } from 'playwright/test';
import { defaultBusiness } from '../../src/content/business';
import { withoutMap } from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { sheetsOf } from '../support/printing';
import { SITE } from '../support/urls';

const { biocheck, estimator: estimatorMessages, sampleReport: messages } = defaultBusiness.texts.en;
const { sampleReport: report } = defaultBusiness;

const sheet = (page: Page) => page.getByRole('article', { name: messages.title });

test('the page of the check leads to a sample, and that back to the form', async ({ page }) => {
  await withoutMap(page);
  await page.goto('/biocheck');
  await page.getByRole('link', { name: biocheck.sampleReport }).click();
  await expect(page).toHaveURL(`${SITE}/sample-report`);
  await expect(sheet(page).getByText(messages.sample, { exact: true })).toBeVisible();
  for (const { name } of report.surfaces)
    await expect(sheet(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: messages.action }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeInViewport();
});

test('the result of the estimator leads to it, on our own site', async ({ page }) => {
  await withoutMap(page);
  await page.goto('/services/biorinse');
  const form = page.locator('bio-estimator:not([mode])');
  for (let step = 0; step < 3; step++)
    await form.getByRole('button', { name: estimatorMessages.next }).click();
  await form.getByRole('button', { name: estimatorMessages.compute }).click();
  await form.getByRole('link', { name: estimatorMessages.result.sampleReport }).click();
  await expect(page).toHaveURL(`${SITE}/sample-report`);
});

test('a firm without a sample has no link to one', async ({ page }) => {
  const items = [{ id: 'wash', name: 'Wash', price: { min: 100, max: 100 }, group: 'services' }];
  const config = { company: { name: 'Clear' }, estimator: { items } };
  await openForeignPage(page, SCRIPT + estimator.withConfig(config));
  await estimator.answerServices(page, { services: ['Wash'] });
  await estimator.nextButton(page).click();
  await estimator.nextButton(page).click(); // it has no add-ons
  await estimator.computeButton(page).click();
  await expect(estimator.range(page)).toHaveText('$100');
  await expect(page.getByRole('link', { name: /sample report/i })).toHaveCount(0);
});

test('in Spanish it is a page of its own, with the same prices', async ({ page }) => {
  await page.goto('/es/biocheck');
  await page.getByRole('link', { name: 'Ver un informe de muestra' }).click();
  await expect(page).toHaveURL(`${SITE}/es/sample-report`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('El informe que recibe');
  await expect(page.locator('bio-sample-report').getByText('$845–$1,795')).toBeVisible();
});

test('it prints on a few sheets, without form and footer', async ({ page }) => {
  await page.goto('/sample-report');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('bio-contact-form')).toBeHidden();
  await expect(page.locator('bio-footer')).toBeHidden();
  await expect(page.getByRole('link', { name: messages.action })).toBeHidden();
  expect(await sheetsOf(page, 'Letter')).toBeLessThanOrEqual(3);
});
