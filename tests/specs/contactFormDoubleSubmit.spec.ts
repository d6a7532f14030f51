/** However often the visitor presses: one request, one booking. */
import { expect, type Page, test } from 'playwright/test';
import {
  expectSuccess,
  field,
  fillIn,
  holdAnswers,
  newBooking,
  openOurSite,
  sendButton,
  watchSending,
} from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { sampleEntries } from '../support/sample';

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => sendButton(page).dblclick(),
  'ten clicks in a row': (page) => sendButton(page).click({ clickCount: 10 }),
  'Enter held down': async (page) => {
    await field.email(page).focus();
    for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
  'requestSubmit() twice': (page) =>
    page.locator('bio-contact-form form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    }),
};

for (const [way, press] of sampleEntries('ways to press twice', ways, 2)) {
  test(`${way} sends once`, async ({ page }) => {
    const sent = watchSending(page);
    await openOurSite(page);
    const release = await holdAnswers(page);
    const booking = newBooking();
    await fillIn(page, booking);
    await press(page);
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
    release();
    await expectSuccess(page);
    expect(sent).toHaveLength(1);
    await expectBooked(booking);
  });
}
