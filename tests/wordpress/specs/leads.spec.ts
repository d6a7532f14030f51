/** A lead from each form of a page to WordPress. */
import type { Page } from 'playwright/test';
import {
  expectConfirmation as expectAuditConfirmation,
  png,
  submitButton,
  walkToSubmit,
} from '../../pages/auditWizard';
import { book, expectSuccess, newBooking } from '../../pages/contactForm';
import {
  confirmButton,
  expectConfirmation,
  fillContact,
  newContact,
  photoInput,
  photos,
  walkToContact,
} from '../../pages/estimator';
import { confirmation, quickQuote } from '../../pages/quoteBuilder';
import { hydrate, watchHydration } from '../../support/hydration';
import { endpointOf, leadsOf, publish, type StoredLead } from '../support/content';
import type { Wordpress } from '../support/startWordpress';
import { expect, test } from '../support/test';

/** Opens a page with this content, and waits until its widget answers. */
async function open(page: Page, wordpress: Wordpress, tag: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchHydration(page);
  await page.goto(await publish(wordpress, `[${tag}]`));
  await hydrate(page, tag);
}

async function expectStored(wordpress: Wordpress, person: { email: string }): Promise<StoredLead> {
  const leads = await leadsOf(wordpress, person);
  expect(leads, 'the lead is there once').toHaveLength(1);
  return leads[0] as StoredLead;
}

/** Somebody books, and the firm is told. */
async function expectBooking(page: Page, wordpress: Wordpress): Promise<void> {
  await open(page, wordpress, 'bio-contact-form');
  const booking = await book(page);
  await expectSuccess(page);
  expect(await expectStored(wordpress, booking)).toMatchObject({
    kind: 'contact',
    state: 'new',
    suspect: null,
    name: booking.fullName,
  });
  await expect.poll(() => wordpress.mails().some((mail) => mail.includes(booking.email))).toBe(true);
}

test('a booking by a visitor arrives, and is told by mail', ({ page, wordpress }) =>
  expectBooking(page, wordpress));

test('a booking by somebody who is logged in arrives, and is told by mail', ({ admin, wordpress }) =>
  expectBooking(admin, wordpress));

test('an estimate with a photo arrives with it', async ({ page, wordpress }) => {
  await open(page, wordpress, 'bio-estimator');
  await walkToContact(page);
  const contact = newContact();
  await fillContact(page, contact);
  await photoInput(page).setInputFiles(png('roof.png'));
  await expect(photos(page)).toHaveCount(1);
  await confirmButton(page).click();
  await expectConfirmation(page);
  const lead = await expectStored(wordpress, contact);
  expect(lead.kind).toBe('estimate');
  const files = await wordpress.run<{ mime: string; size: number; path: string }[]>(
    'return BioSystem\\lead_photos( $id );',
    { id: lead.id },
  );
  expect(files).toHaveLength(1);
  expect(files[0]?.size).toBeGreaterThan(100);
  expect(lead.body).not.toContain('data:image');
});

test('a signed quote arrives', async ({ page, wordpress }) => {
  await open(page, wordpress, 'bio-quote-builder');
  const client = await quickQuote(page.locator('bio-quote-builder'));
  await expect(confirmation(page)).toBeVisible();
  expect((await expectStored(wordpress, client)).kind).toBe('quote');
});

test('an audit arrives', async ({ page, wordpress }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await publish(wordpress, '[bio-audit-wizard]\n\n<a href="#audit">Free audit</a>'));
  await page.getByRole('link', { name: 'Free audit' }).click();
  const info = await walkToSubmit(page);
  await submitButton(page).click();
  await expectAuditConfirmation(page);
  expect((await expectStored(wordpress, info)).kind).toBe('audit');
});

test('a page that a cache keeps for a day still sends, also with an old login', async ({
  admin,
  browser,
  wordpress,
}) => {
  const url = await publish(wordpress, '[bio-contact-form]');
  const cached = await (await fetch(url)).text();
  const context = await browser.newContext({ storageState: await admin.context().storageState() });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=UTF-8', body: cached }));
  // What themes and plugins add to every request of a page, here of a day ago.
  await page.route(endpointOf(wordpress), (route) =>
    route.continue({ headers: { ...route.request().headers(), 'X-WP-Nonce': '0123456789' } }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchHydration(page);
  await page.goto(url);
  await hydrate(page, 'bio-contact-form');
  const booking = await book(page);
  await expectSuccess(page);
  await expectStored(wordpress, booking);
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a booking arrives, and is answered by a page', async ({ page, wordpress }) => {
    await page.goto(await publish(wordpress, '[bio-contact-form]'));
    const booking = await book(page, newBooking());
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect((await expectStored(wordpress, booking)).kind).toBe('contact');
  });
});
