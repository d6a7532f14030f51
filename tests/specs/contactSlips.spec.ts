/** What looks like a slip in contact data: the visitor is told, nobody is stopped, and the firm reads it too. */
import { expect, test } from 'playwright/test';
import { book, expectSuccess, field, fillIn, newBooking, sendButton } from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';

const REMARKS = {
  phone: 'This looks too short for a phone number. Please check it once more.',
  email: 'Did you mean dana@gmail.com?',
  serviceAddress: 'There is no house number yet. Please add it if there is one.',
};

test('a slip is remarked on when its field is left, not while it is typed, and the request goes all the same', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + FORM);
  const booking = newBooking({ phone: '12', email: 'dana@gmial.com', serviceAddress: 'Elm Street' });
  await field.email(page).click();
  await page.keyboard.type(booking.email);
  await expect(page.getByText(REMARKS.email)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(field.email(page)).toHaveAccessibleDescription(REMARKS.email);
  await fillIn(page, booking);
  for (const name of ['phone', 'email', 'serviceAddress'] as const)
    await expect(field[name](page)).toHaveAccessibleDescription(REMARKS[name]);
  await expect(field.email(page)).not.toHaveAttribute('aria-invalid', 'true');
  await sendButton(page).click();
  await expectSuccess(page);
  const lead = await expectBooked(booking);
  expect(lead['warnings']).toEqual([
    'phone: few digits',
    'email: perhaps dana@gmail.com',
    'address: no number',
  ]);
});

test('without a slip nothing is remarked on, and the lead has no warnings', async ({ page }) => {
  await openForeignPage(page, SCRIPT + FORM);
  const booking = await book(page);
  await expectSuccess(page);
  expect(await expectBooked(booking)).not.toHaveProperty('warnings');
});
