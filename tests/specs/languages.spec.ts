/** Pages of others in the built-in languages: what the visitor reads, what is downloaded, and what the lead says. */
import { expect, type Page, test } from 'playwright/test';
import type { Messages } from '../../src/content/messages';
import { fillUp } from '../../src/content/pickMessages';
import { de } from '../../src/languages/de';
import { es } from '../../src/languages/es';
import { field, withoutMap } from '../pages/contactForm';
import { ESTIMATOR, newContact, PANEL, range, withConfig } from '../pages/estimator';
import { REACT } from '../support/builtFiles';
import { expectRequested } from '../support/desk';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { holdBack } from '../support/slowNetwork';

/** What the built-in firm says. */
const spanish = fillUp(es.messages, es.texts);
const german = fillUp(de.messages, de.texts);

/** The files of languages that a page downloads. */
function watchLanguageFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [file] = /\b(?:es|esEstimator|esForms|de)\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) files.push(file);
  });
  return files;
}

/** The whole visit to the estimator with one service, up to the thank-you. */
async function requestIn(page: Page, messages: Messages['estimator'], service: string) {
  const contact = newContact({ preferredDays: '' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const textbox = (name: string) => page.getByRole('textbox', { name });
  await expect(page.getByRole('heading', { name: messages.steps.services.heading })).toBeVisible();
  await page.getByRole('checkbox', { name: service }).first().check();
  for (const step of ['addOns', 'property', 'location'] as const) {
    await button(messages.next).click();
    await expect(page.getByRole('heading', { name: messages.steps[step].heading })).toBeVisible();
  }
  await button(messages.compute).click();
  const shown = await range(page).innerText();
  await button(messages.book).click();
  await textbox(messages.labels.firstName).fill(contact.firstName);
  await textbox(messages.labels.email).fill(contact.email);
  await textbox(messages.labels.phone).fill(contact.phone);
  await button(messages.confirm).click();
  await expect(page.getByRole('heading', { name: messages.thanks })).toBeVisible();
  return { contact, shown };
}

test('on a Mexican page the estimator speaks Spanish, writes dollars as people there do, and its lead says so', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  const files = watchLanguageFiles(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR, { html: '<html lang="es-MX">' });
  const { contact, shown } = await requestIn(page, spanish.estimator, 'LineGuard');
  expect(shown).toBe('$350–$1,200');
  expect(await expectRequested(contact)).toMatchObject({
    lang: 'es-MX',
    selectedServices: [{ id: 'lineguard', name: 'LineGuard', selected: true }],
    estimate: { min: 350, max: 1200 },
  });
  expect(files, 'only what the estimator needs').toEqual(['esEstimator.js']);
  expect(pageErrors).toEqual([]);
});

test('on a German page the estimator speaks German, and another widget English', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT + ESTIMATOR}<bio-faq></bio-faq>`, { html: '<html lang="de">' });
  await expect(page.getByRole('heading', { name: 'Quick answers' })).toBeVisible();
  const { contact } = await requestIn(page, german.estimator, 'Laubschutz');
  expect(await expectRequested(contact)).toMatchObject({
    lang: 'de',
    selectedServices: [{ id: 'gutter-guards', name: 'Laubschutz', selected: true }],
  });
});

test('a firm of its own on a Spanish page has neutral Spanish words around its facts', async ({ page }) => {
  const config = {
    company: { name: 'Bug Off', phone: '0800 555 0199' },
    estimator: { items: [{ id: 'ants', name: 'Hormigas', group: 'services', price: { min: 90, max: 180 } }] },
  };
  await openForeignPage(page, SCRIPT + withConfig(config), { html: '<html lang="es">' });
  const neutral = es.messages.estimator;
  await expect(page.getByRole('heading', { name: neutral.steps.services.heading })).toBeVisible();
  await page.getByRole('checkbox', { name: /Hormigas/ }).check();
  await expect(page.getByText('BioRinse')).toHaveCount(0);
});

test('an English page downloads no other language', async ({ page }) => {
  const files = watchLanguageFiles(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR + FORM);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada');
  expect(files).toEqual([]);
});

test('a page that changes its language before a form is hydrated: what was typed, the focus and a press stay', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  await withoutMap(page);
  const release = await holdBack(page, REACT);
  await page.goto('/biocheck');
  await field.fullName(page).fill('Ada Lovelace');
  await field.email(page).fill('ada@example.com');
  await page.evaluate(() => {
    document.documentElement.lang = 'es';
  });
  await field.serviceAddress(page).focus();
  release();
  const { contact } = spanish;
  const box = (name: keyof typeof contact.labels) =>
    page.locator('bio-contact-form').getByRole('textbox', { name: contact.labels[name] });
  await expect(box('serviceAddress')).toBeFocused();
  await expect(box('fullName')).toHaveValue('Ada Lovelace');
  await expect(box('email')).toHaveValue('ada@example.com');
  await expect(page.locator('bio-contact-form [data-app]')).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});

test('on a Spanish page the floating button opens the panel, however early it was pressed', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  const release = await holdBack(page, REACT);
  await openForeignPage(page, SCRIPT + PANEL, { html: '<html lang="es">' });
  await page.locator('bio-estimator').getByRole('button').click();
  release();
  const { estimator } = spanish;
  await expect(page.getByRole('dialog', { name: estimator.title })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
