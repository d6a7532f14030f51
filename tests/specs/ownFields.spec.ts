/** The fields that the forms have built in, as a firm changes them. */
import { expect, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import * as contact from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { DESK } from '../support/urls';

const widget = (tag: string, config: object) =>
  `<bio-${tag} endpoint="${DESK}" config='${JSON.stringify(config)}'></bio-${tag}>`;
const gate = { id: 'gate', label: 'How do we get in?', required: true };

test.beforeEach(async ({ page }) => {
  await bringAxe(page);
});

test('a contact form without an address, with another order and another name', async ({ page }) => {
  const config = {
    questions: { contact: [gate] },
    fields: {
      contact: {
        order: ['phone', 'gate', 'fullName'],
        serviceAddress: { hidden: true },
        email: { required: false },
        areasOfConcern: { label: 'What is to be moved?', hint: 'A list will do.' },
      },
    },
  };
  await openForeignPage(page, `${SCRIPT}<main><h1>Book</h1>${widget('contact-form', config)}</main>`);
  const boxes = page.getByRole('textbox');
  await expect(boxes).toHaveCount(5);
  for (const [index, name] of [
    'Phone',
    'How do we get in?',
    'Full Name',
    'Email',
    'What is to be moved?',
  ].entries())
    await expect(boxes.nth(index)).toHaveAccessibleName(new RegExp(`^${name.replace('?', '\\?')}`));
  await contact.sendButton(page).click();
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.nth(3)).not.toHaveAttribute('required');
  const booking = contact.newBooking({});
  await boxes.nth(0).fill(booking.phone);
  await boxes.nth(1).fill('Code 12');
  await boxes.nth(2).fill(booking.fullName);
  await boxes.nth(4).fill('A piano');
  await expectNoViolations(page);
  await contact.sendButton(page).click();
  await contact.expectSuccess(page);
});

test('an audit without an email address', async ({ page }) => {
  const config = {
    fields: { audit: { order: ['phone'], email: { hidden: true }, photos: { hidden: true } } },
  };
  await openForeignPage(
    page,
    `${SCRIPT}<main><h1>Audit</h1>${audit.LINK}${widget('audit-wizard', config)}</main>`,
  );
  await page.getByRole('link', { name: 'Free audit' }).click();
  const dialog = audit.dialog(page);
  const boxes = dialog.getByRole('textbox');
  await expect(boxes).toHaveCount(3);
  await expect(boxes.first()).toHaveAccessibleName(/^Phone/);
  for (const [index, value] of ['(770) 555-0100', 'Ada Lovelace', '12 Oak Lane'].entries())
    await boxes.nth(index).fill(value);
  for (let press = 0; press < 4; press++) await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.locator('input[type=file]')).toHaveCount(0);
  await audit.submitButton(dialog).click();
  await expect(dialog.getByText('Thank you! Your audit is requested.')).toBeVisible();
});

test('an estimate without an email address, a size and a consent', async ({ page }) => {
  const hidden = { hidden: true };
  const config = { fields: { estimator: { email: hidden, sqft: hidden, smsConsent: hidden } } };
  await openForeignPage(page, `${SCRIPT}<main><h1>Price</h1>${widget('estimator', config)}</main>`);
  await estimator.walkToContact(page);
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^First Name/ }).fill('Ada');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('(770) 555-0100');
  await expectNoViolations(page);
  await estimator.confirmButton(page).click();
  await expect(estimator.heading(page, 'confirmation')).toBeVisible();
});
