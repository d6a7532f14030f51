/** The draft of the contact form: what was typed lives as long as the visit, and no longer than it is needed. */
import { expect, type Page, test } from 'playwright/test';
import {
  expectEmpty,
  expectError,
  expectFilledIn,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  openOurSite,
  sendButton,
  watchSending,
  withoutMap,
} from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { blockSessionStorage, storedDrafts } from '../support/deviceStorage';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrate, watchHydration } from '../support/hydration';
import { holdBack } from '../support/slowNetwork';
import { DESK } from '../support/urls';
import { comeBack } from '../support/waysBack';

const form = (page: Page) => page.locator('bio-contact-form');

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  await watchHydration(page);
});

for (const [where, open] of [
  ['our own page', (page: Page) => openOurSite(page)],
  ['a page that nobody prerendered', (page: Page) => openForeignPage(page, SCRIPT + FORM)],
] as const)
  test(`on ${where} a reload, and coming back, find everything as it was; sent, it is gone`, async ({
    page,
  }) => {
    await open(page);
    const booking = newBooking();
    await fillIn(page, booking);
    await comeBack(page, () => expectFilledIn(page, booking)); // nobody has touched the form
    await sendButton(page).click();
    await expectSuccess(page);
    await expectBooked(booking);
    expect(await storedDrafts(page)).toEqual([]);
    await page.reload();
    await hydrate(page, 'bio-contact-form');
    await expectEmpty(page);
  });

test('every key counts, the last before a reload too', async ({ page }) => {
  await openOurSite(page);
  await field.areasOfConcern(page).pressSequentially('Moss on the ');
  await page.keyboard.press('r');
  await page.reload();
  await expect(field.areasOfConcern(page)).toHaveValue('Moss on the r');
});

test('what was typed before the script arrived is in the draft, too', async ({ page }) => {
  const release = await holdBack(page, /\.js$/);
  await page.goto('/biocheck', { waitUntil: 'commit' });
  await field.fullName(page).fill('Ada');
  await field.hearAboutUs(page).selectOption({ index: 1 });
  const chosen = await field.hearAboutUs(page).inputValue();
  release();
  await hydrate(page, 'bio-contact-form');
  await page.reload();
  await expect(field.fullName(page)).toHaveValue('Ada');
  await expect(field.hearAboutUs(page)).toHaveValue(chosen);
});

test('what is typed after a reload, before the script arrives, wins over the draft', async ({ page }) => {
  await openOurSite(page);
  await field.fullName(page).fill('Ada');
  await field.phone(page).fill('1');
  const release = await holdBack(page, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await field.fullName(page).fill('Bob');
  release();
  await expect(field.phone(page)).toHaveValue('1');
  await expect(field.fullName(page)).toHaveValue('Bob');
  await page.reload();
  await expect(field.fullName(page)).toHaveValue('Bob');
});

test('another page, and another form of the page, have drafts of their own', async ({ page }) => {
  await openForeignPage(page, SCRIPT + FORM + FORM);
  const [first, second] = [form(page).nth(0), form(page).nth(1)];
  await field.fullName(first).fill('Ada');
  await field.fullName(second).fill('Bob');
  await expect(page.locator('bio-contact-form[data-hydrated]')).toHaveCount(2); // nothing is stored before the code of the islands is there
  await page.reload();
  await expect(field.fullName(first)).toHaveValue('Ada');
  await expect(field.fullName(second)).toHaveValue('Bob');
  await openForeignPage(page, SCRIPT + FORM);
  await hydrate(page, 'bio-contact-form');
  await expectEmpty(page);
});

test('only the page with the draft hydrates its form for it', async ({ page }) => {
  await openOurSite(page, '/biocheck');
  await field.fullName(page).fill('Ada');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(form(page)).not.toHaveAttribute('data-hydrated');
  await page.goto('/biocheck');
  await expect(form(page)).toHaveAttribute('data-hydrated');
});

test('a requested service is added to it, once', async ({ page }) => {
  await openOurSite(page, '/');
  await field.areasOfConcern(page).fill('The deck');
  const schedule = page.locator('bio-service-cards').getByRole('link', { name: 'Schedule' }).first();
  const service = (await schedule.getAttribute('aria-label')) ?? '';
  await schedule.click();
  await expect(field.areasOfConcern(page)).toHaveValue(/^The deck\n\S/);
  const noted = await field.areasOfConcern(page).inputValue();
  await page.reload();
  await expect(field.areasOfConcern(page), service).toHaveValue(noted);
});

test('after a failure and a reload it is still the same lead', async ({ page }) => {
  const sent = watchSending(page);
  await openOurSite(page);
  await page.route(DESK, (route) => route.fulfill({ status: 400, body: '{}' }), { times: 1 });
  const booking = newBooking();
  await fillIn(page, booking);
  await sendButton(page).click();
  await expectError(page);
  await page.reload();
  await expectFilledIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
  expect(new Set(sent.map((request) => (request.postDataJSON() as { id: string }).id)).size).toBe(1);
});

test('reset() clears it', async ({ page }) => {
  await openOurSite(page);
  await fillIn(page, newBooking());
  await form(page).evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
  expect(await storedDrafts(page)).toEqual([]);
});

test('where the browser stores nothing, the form works all the same', async ({ page }) => {
  await page.addInitScript(blockSessionStorage);
  await openOurSite(page);
  const booking = newBooking();
  await fillIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
});

test('neither a consent nor what a bot leaves behind is stored', async ({ page }) => {
  await openForeignPage(page, SCRIPT + FORM.replace(' ', ' abandoned '));
  await field.fullName(page).fill('Ada');
  await page.getByRole('checkbox').check();
  await form(page).evaluate((element) => {
    const honeypot = element.shadowRoot?.querySelector<HTMLInputElement>('[aria-hidden][tabindex="-1"]');
    if (!honeypot) throw new Error('There is no honeypot.');
    honeypot.value = 'I am a bot';
  });
  await field.phone(page).fill('1');
  const entries = await page.evaluate(() => Object.entries(sessionStorage));
  expect(entries.map(([key]) => key.replace(/^.*:/, '')).toSorted()).toEqual(['form', 'fullName', 'phone']);
  await page.reload();
  await expect(field.fullName(page)).toHaveValue('Ada');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
