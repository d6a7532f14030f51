/** What is typed before a widget's code is there lives as long as the visit, though the code never comes. */
import { expect, type Page, test } from 'playwright/test';
import { dialog, infoField, newInfo } from '../pages/auditWizard';
import {
  book,
  expectEmpty,
  expectFilledIn,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  sendButton,
  withoutMap,
} from '../pages/contactForm';
import { fileNamed, ISLANDS, REACT } from '../support/builtFiles';
import { expectBooked } from '../support/desk';
import { blockSessionStorage, storedDrafts } from '../support/deviceStorage';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrate, watchHydration } from '../support/hydration';

const form = (page: Page) => page.locator('bio-contact-form');

/** What this tab stores of it. */
const typed = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .flatMap(([key, value]) => (key.endsWith(':typed') ? value : []))
      .join(),
  );

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  await watchHydration(page);
  await page.route(REACT, (route) => route.abort());
});

for (const [where, open] of [
  ['our own page', (page: Page) => page.goto('/biocheck')],
  ['a page that nobody prerendered', (page: Page) => openForeignPage(page, SCRIPT + FORM)],
] as const)
  test(`on ${where} a reload finds it, and so does the code when it comes; sent, it is gone`, async ({
    page,
  }) => {
    await open(page);
    const booking = newBooking();
    await fillIn(page, booking);
    await expect.poll(() => typed(page)).toContain('Ada');
    for (let times = 0; times < 2; times++) {
      await page.reload();
      await expectFilledIn(page, booking);
      await expect(form(page)).not.toHaveAttribute('data-hydrated');
    }
    await page.unroute(REACT);
    await page.reload();
    await expect(form(page)).toHaveAttribute('data-hydrated'); // nobody has touched it
    await expectFilledIn(page, booking);
    expect(await typed(page)).toBe('');
    await sendButton(page).click();
    await expectSuccess(page);
    await expectBooked(booking);
    expect(await storedDrafts(page)).toEqual([]);
  });

for (const [missing, files] of [
  ['the loader', /\/biosystem\.js/],
  ['what keeps the drafts of islands', fileNamed(ISLANDS)],
] as const)
  test(`on our own page a reload finds it where ${missing} has not come`, async ({ page }) => {
    await page.route(files, () => new Promise(() => {}));
    await page.goto('/biocheck', { waitUntil: 'commit' });
    await field.fullName(page).fill('Ada');
    await page.reload({ waitUntil: 'commit' });
    await expect(field.fullName(page)).toHaveValue('Ada');
    await field.phone(page).fill('1');
    await page.unroute(files);
    await page.unroute(REACT);
    await page.reload();
    await expect(form(page)).toHaveAttribute('data-hydrated');
    await expect(field.fullName(page)).toHaveValue('Ada');
    await expect(field.phone(page)).toHaveValue('1');
  });

test('it is gone once the browser has sent it by itself', async ({ page }) => {
  await page.goto('/biocheck');
  await field.fullName(page).fill('Ada');
  await expect.poll(() => typed(page)).toContain('Ada');
  const booking = await book(page);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expectBooked(booking);
  await page.goto('/biocheck');
  await expectEmpty(page);
  expect(await storedDrafts(page)).toEqual([]);
});

test('what is typed after a reload wins, and what is deleted is gone', async ({ page }) => {
  await page.goto('/biocheck');
  await field.fullName(page).fill('Ada');
  await field.phone(page).fill('1');
  await expect.poll(() => typed(page)).toContain('Ada');
  await page.reload({ waitUntil: 'commit' });
  await field.fullName(page).fill('Bob');
  await expect(field.phone(page)).toHaveValue('1');
  await expect(field.fullName(page)).toHaveValue('Bob');
  await expect.poll(() => typed(page)).toContain('Bob');
  await field.fullName(page).fill('');
  await field.phone(page).fill('');
  expect(await storedDrafts(page)).toEqual([]);
});

test('it is added to the draft of the hydrated form', async ({ page }) => {
  await page.unroute(REACT);
  await page.goto('/biocheck');
  await hydrate(page, 'bio-contact-form');
  await field.phone(page).fill('1');
  await page.route(REACT, (route) => route.abort());
  await page.reload();
  await field.fullName(page).fill('Ada');
  await expect.poll(() => typed(page)).toContain('Ada');
  await page.unroute(REACT);
  await page.reload();
  await expect(field.phone(page)).toHaveValue('1');
  await expect(field.fullName(page)).toHaveValue('Ada');
});

test('the audit has it on every page, in its dialog', async ({ page }) => {
  await page.goto('/');
  await page.locator('bio-hero a[href="#audit"]').click();
  const info = newInfo();
  for (const [name, value] of Object.entries(info))
    await infoField[name as keyof typeof info](dialog(page)).fill(value);
  await expect.poll(() => typed(page)).toContain('Ada');
  await page.goto('/biocare#audit');
  for (const [name, value] of Object.entries(info))
    await expect(infoField[name as keyof typeof info](dialog(page))).toHaveValue(value);
  await page.unroute(REACT);
  await page.reload();
  await expect(page.locator('bio-audit-wizard')).toHaveAttribute('data-hydrated');
  for (const [name, value] of Object.entries(info))
    await expect(infoField[name as keyof typeof info](dialog(page))).toHaveValue(value);
});

test('what a bot leaves behind is not stored', async ({ page }) => {
  await page.goto('/biocheck');
  await form(page).evaluate((element) => {
    const honeypot = element.shadowRoot?.querySelector<HTMLInputElement>('[aria-hidden][tabindex="-1"]');
    if (!honeypot) throw new Error('There is no honeypot.');
    honeypot.value = 'I am a bot';
  });
  await field.fullName(page).fill('Ada');
  await expect.poll(() => typed(page)).toContain('Ada');
  expect(decodeURIComponent(await typed(page))).not.toMatch(/bot/);
});

test('BioSystem.forget() removes it', async ({ page }) => {
  await page.unroute(REACT); // its code needs that
  await page.route(fileNamed('contact-form'), (route) => route.abort());
  await page.goto('/biocheck');
  await field.fullName(page).fill('Ada');
  await expect.poll(() => typed(page)).toContain('Ada');
  await page.evaluate(() => BioSystem.forget());
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expectEmpty(page);
  expect(await storedDrafts(page)).toEqual([]);
});

test('where the browser stores nothing, the form works all the same', async ({ page }) => {
  await page.addInitScript(blockSessionStorage);
  await page.unroute(REACT);
  await openForeignPage(page, SCRIPT + FORM);
  const booking = newBooking();
  await fillIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
});
