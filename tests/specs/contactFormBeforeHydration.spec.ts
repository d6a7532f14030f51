/** The form is shown before its script has loaded: what the visitor does meanwhile counts. */
import { expect, type Page, test } from 'playwright/test';
import {
  expectFilledIn,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  sendButton,
  watchSending,
} from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { hydrate, watchHydration } from '../support/hydration';
import { holdBack } from '../support/slowNetwork';

/** Holds back all scripts until the returned function is called, which resolves when the form answers. */
async function openWithSlowScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\.js$/);
  await watchHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  await field.fullName(page).waitFor();
  return async () => {
    release();
    await hydrate(page, 'bio-contact-form');
  };
}

test('text typed before the script arrived is kept, and sent', async ({ page }) => {
  const scriptsArrive = await openWithSlowScripts(page);
  const booking = newBooking();
  await fillIn(page, booking);
  await scriptsArrive();
  await expectFilledIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
});

test('text typed before the script arrived is kept while the visitor types on', async ({ page }) => {
  const scriptsArrive = await openWithSlowScripts(page);
  await field.fullName(page).fill('Ada Lovelace');
  await scriptsArrive();
  await field.phone(page).fill('(770) 555-0100');
  await expect(field.fullName(page)).toHaveValue('Ada Lovelace');
});

test('focus and caret stay where they were while the script arrives', async ({ page }) => {
  const scriptsArrive = await openWithSlowScripts(page);
  await field.fullName(page).pressSequentially('Ada Lovelace');
  for (let step = 0; step < 'Lovelace'.length; step++) await page.keyboard.press('ArrowLeft');
  await scriptsArrive();
  await expect(field.fullName(page)).toBeFocused();
  await page.keyboard.insertText('King ');
  await expect(field.fullName(page)).toHaveValue('Ada King Lovelace');
});

test('a press before the script arrived is answered then, once, and puts nothing into the URL', async ({
  page,
}) => {
  const sent = watchSending(page);
  const scriptsArrive = await openWithSlowScripts(page);
  const address = page.url();
  const booking = newBooking();
  await fillIn(page, booking);
  await sendButton(page).click();
  await scriptsArrive();
  await expectSuccess(page);
  await expectBooked(booking);
  expect(sent).toHaveLength(1);
  expect(page.url()).toBe(address);
});
