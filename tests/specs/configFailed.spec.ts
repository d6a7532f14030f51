/**
 * A page that names a config which cannot be used: nothing of the built-in firm is shown or sent in another firm's name, and
 * what needs no firm's facts works.
 */
import { expect, type Page, test } from 'playwright/test';
import { type Booking, newBooking } from '../pages/contactForm';
import { launchButton } from '../pages/estimator';
import { expectBooked } from '../support/desk';
import { firstService } from '../support/firm';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { watchOurLines } from '../support/pageReports';
import { prerendered } from '../support/prerendered';
import { sampleEntries } from '../support/sample';
import { DESK, FOREIGN_SITE, STRANGER_SITE } from '../support/urls';

const TAGS = [
  'about',
  'add-ons',
  'audit-wizard',
  'biocheck',
  'contact-form',
  'cta-banner',
  'estimator',
  'faq',
  'footer',
  'gallery',
  'header',
  'hero',
  'map',
  'not-found',
  'plans',
  'quote-builder',
  'sample-report',
  'service-cards',
  'system-wheel',
  'testimonials',
  'trust',
];
const NO_PRICES = 'We cannot show prices right now. Please try again';
/** In place of all else. */
const NOT_SHOWN = 'This part of the page could not be shown.';
const PHONE = '0800 555 0199';

const site = (config: string, inside: string) =>
  `${SCRIPT}<bio-site config='${config}' endpoint="${DESK}" phone="${PHONE}">${inside}</bio-site>`;

/** All text in the widgets of the page. */
const shownText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[data-app]')?.innerText ?? '')
      .join('\n'),
  );

const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
const configs: Record<string, () => Promise<string>> = {
  'that does not exist': async () => `${FOREIGN_SITE}/no-such.json`,
  'that is a web page': () => serve('<h1>Moved</h1>'),
  'with a comma too many': () => serve('{"company":{"name":"Bug Off"},}', { headers: json }),
  'of a site that allows no other origins': async () => STRANGER_SITE + (await serve('{}')),
  'of a site that is not there': async () => 'http://localhost:1/business.json',
  'that is a list': async () => '[1, 2]',
  'that ends in the middle': async () => '{"company": {"phone": ',
};

/** As any firm's form is worded. */
const send = (page: Page) => page.getByRole('button', { name: 'Send my request' });
const unasked = { hearAboutUs: '' };

async function fillIn(page: Page, { fullName, phone, email, serviceAddress, areasOfConcern }: Booking) {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: /^Address/ }).fill(serviceAddress);
  await page.getByLabel('What do you need?').fill(areasOfConcern);
}

for (const [which, find] of sampleEntries('configs that fail', configs, 3)) {
  test(`a config ${which}: one line in the console, no price, no name, and a contact form that books`, async ({
    page,
  }) => {
    const lines = watchOurLines(page);
    await openForeignPage(page, site(await find(), TAGS.map((tag) => `<bio-${tag}></bio-${tag}>`).join('')));
    // The add-ons, the estimator, the plans, the quote, the sample of a report and the service cards.
    await expect(page.getByText(NO_PRICES)).toHaveCount(6);
    // All others but the contact form, trust, which is silent then, and the audit wizard, which nobody has opened.
    await expect(page.getByText(NOT_SHOWN)).toHaveCount(12);
    await expect(page.getByRole('link', { name: PHONE })).toHaveCount(18);
    expect(await shownText(page)).not.toMatch(/Bio[A-Z]|Atlanta|\$\s?\d|Google Search/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/<bio-site> config .*Expected .*Contact forms work/);

    const booking = newBooking(unasked);
    await fillIn(page, booking);
    await send(page).click();
    await expect(page.getByText('Thank you! Your request has arrived.')).toBeVisible();
    await expectBooked(booking);
    expect(await shownText(page)).not.toMatch(/Bio[A-Z]/);
  });
}

test('a prerendered contact form whose config is not there books, and loses nothing that was typed', async ({
  page,
}) => {
  const larks = `{"company":{"name":"Larks","phone":"555 0100"},"texts":{"en":{"contact":{"heading":"Ask Larks"}}}}`;
  const markup = await prerendered(
    `${SCRIPT}<bio-contact-form endpoint="${DESK}" config='${larks}'></bio-contact-form>`,
  );
  await openForeignPage(page, markup.replace(`config='${larks}'`, 'config="/no-such.json"'));
  const booking = newBooking(unasked);
  await fillIn(page, booking);
  await send(page).click();
  await expect(page.getByText('Thank you! Your request has arrived.')).toBeVisible();
  await expectBooked(booking);
});

test('a config that never comes is answered after five seconds, and shown if it comes after all', async ({
  page,
}) => {
  const lines = watchOurLines(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/slow.json', async (route) => {
    await answered;
    await route.fulfill({ json: {}, headers: json });
  });
  await page.clock.install();
  const asked = page.waitForRequest('**/slow.json');
  await openForeignPage(page, site('/slow.json', '<bio-estimator></bio-estimator>'));
  await asked;
  // The seconds count from when the widget wants it: the script asks before that.
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText(NO_PRICES)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(lines[0]).toContain('slow.json is not there after 5 seconds. Expected a faster answer');
  answer();
  await expect(page.getByText(firstService.name, { exact: true })).toBeVisible();
  await expect(page.getByText(NO_PRICES)).toBeHidden();
});

test('Try again asks once more, and shows the prices when they are there', async ({ page }) => {
  let isThere = false;
  await page.route('**/business.json', (route) =>
    isThere ? route.fulfill({ json: {}, headers: json }) : route.fulfill({ status: 503 }),
  );
  await openForeignPage(page, site('/business.json', '<bio-estimator></bio-estimator>'));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeEnabled();
  await expect(page.getByText(NO_PRICES)).toBeVisible();
  isThere = true;
  await again.click();
  await expect(page.getByText(firstService.name, { exact: true })).toBeVisible();
});

test('the floating estimator opens and says so', async ({ page }) => {
  await openForeignPage(page, site('/no-such.json', '<bio-estimator mode="panel"></bio-estimator>'));
  await launchButton(page).click();
  const dialog = page.getByRole('dialog', { name: NO_PRICES });
  await expect(dialog.getByRole('link', { name: PHONE })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(launchButton(page)).toBeFocused();
});

test('without a phone number of the page none is shown', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site config="{x:1}"><bio-estimator></bio-estimator><bio-hero></bio-hero><bio-contact-form></bio-contact-form></bio-site>`,
  );
  await expect(page.getByText('We cannot show prices right now. Please try again.')).toBeVisible();
  await expect(page.getByText(`${NOT_SHOWN} Please reload the page.`)).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
});
