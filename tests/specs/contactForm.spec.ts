/** A visitor books the BioCheck on our own site. */
import { expect, test } from 'playwright/test';
import {
  book,
  expectEmpty,
  expectSuccess,
  field,
  fillIn,
  holdAnswers,
  newBooking,
  openOurSite,
  sendButton,
  success,
  watchSending,
} from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { hearAboutUs } from '../support/firm';
import { SITE } from '../support/urls';

test('a booking typed into the form lands in the desk with every field', async ({ page }) => {
  await openOurSite(page, '/?utm_source=door-hanger&gclid=abc');
  const before = new Date().toISOString();
  const booking = await book(page);

  await expectSuccess(page);
  await expect(success(page)).toBeFocused();
  await expectEmpty(page);
  await expect(sendButton(page)).toBeEnabled();

  const lead = await expectBooked(booking);
  const touch = {
    landingPage: `${SITE}/?utm_source=door-hanger&gclid=abc`,
    utm_source: 'door-hanger',
    gclid: 'abc',
  };
  expect(lead).toMatchObject({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    kind: 'contact',
    source: 'Contact Form',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    page: touch.landingPage,
    attribution: { first: touch, last: touch },
  });
  expect(String(lead['timestamp']) >= before).toBe(true);
});

test('only what is required needs to be filled in', async ({ page }) => {
  await openOurSite(page);
  const booking = await book(page, newBooking({ areasOfConcern: '', hearAboutUs: '' }));
  await expectSuccess(page);
  await expectBooked(booking);
});

test('while it is sent the button says so and takes no press', async ({ page }) => {
  await openOurSite(page);
  const release = await holdAnswers(page);
  await book(page);
  const busy = page.getByRole('button', { name: 'Scheduling Your BioCheck™...', exact: true });
  await expect(busy).toBeDisabled();
  release();
  await expectSuccess(page);
  await expect(busy).toBeHidden();
  await expect(sendButton(page)).toBeEnabled();
});

test('after a booking the next one is a lead of its own', async ({ page }) => {
  await openOurSite(page);
  const first = await book(page);
  await expectSuccess(page);
  const second = newBooking({ fullName: 'Charles Babbage' });
  await fillIn(page, second);
  await expect(success(page)).toBeHidden();
  await sendButton(page).click();
  await expectSuccess(page);
  const ids = [await expectBooked(first), await expectBooked(second)].map((lead) => lead['id']);
  expect(new Set(ids).size).toBe(2);
});

test('where to hear about us can be chosen from the answers of the firm, or left open', async ({ page }) => {
  await openOurSite(page);
  await expect(field.hearAboutUs(page).getByRole('option')).toHaveText([
    'Choose one (optional)',
    ...hearAboutUs,
  ]);
});

test.describe('a field that is empty or wrong', () => {
  test('shows its error, and the first one gets the focus', async ({ page }) => {
    const sent = watchSending(page);
    await openOurSite(page);
    await sendButton(page).click();
    for (const name of ['fullName', 'phone', 'email', 'serviceAddress'] as const) {
      await expect(field[name](page)).toHaveAccessibleDescription(/Please fill in this field\./);
      await expect(field[name](page)).toHaveAttribute('aria-invalid', 'true');
    }
    for (const name of ['areasOfConcern', 'hearAboutUs'] as const)
      await expect(field[name](page)).toHaveAttribute('aria-invalid', 'false');
    await expect(field.fullName(page)).toBeFocused();
    expect(sent).toHaveLength(0);
  });

  test('shows no error any more once it is corrected', async ({ page }) => {
    await openOurSite(page);
    await sendButton(page).click();
    await field.fullName(page).fill('Ada');
    await expect(field.fullName(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(field.fullName(page)).toHaveAccessibleDescription('');
    await sendButton(page).click();
    await expect(field.phone(page)).toBeFocused();
  });

  test('blanks alone are no name', async ({ page }) => {
    const sent = watchSending(page);
    await openOurSite(page);
    await book(page, newBooking({ fullName: ' \u00a0\u3000 ' }));
    await expect(field.fullName(page)).toBeFocused();
    await expect(field.fullName(page)).toHaveAccessibleDescription(/Please fill in this field\./);
    expect(sent).toHaveLength(0);
  });

  test('an email without an @ is sent back with an example', async ({ page }) => {
    const sent = watchSending(page);
    await openOurSite(page);
    await book(page, newBooking({ email: 'ada.example.com' }));
    await expect(field.email(page)).toBeFocused();
    await expect(field.email(page)).toHaveAccessibleDescription(/name@example\.com/);
    expect(sent).toHaveLength(0);
  });
});
