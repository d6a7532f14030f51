/** A page that names a config which cannot be used: nothing of the built-in firm is shown or sent in another firm's name. */
import { expect, type Page, test } from 'playwright/test';
import { launchButton } from '../pages/estimator';
import { firstService } from '../support/firm';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { watchOurLines } from '../support/pageReports';
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
  'service-cards',
  'system-wheel',
  'testimonials',
];
const NO_PRICES = 'We cannot show prices right now. Please try again';
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

for (const [which, find] of sampleEntries('configs that fail', configs, 3)) {
  test(`a config ${which}: one line in the console, no price, no name, no form`, async ({ page }) => {
    const lines = watchOurLines(page);
    await openForeignPage(page, site(await find(), TAGS.map((tag) => `<bio-${tag}></bio-${tag}>`).join('')));
    // The add-ons, the estimator, the plans, the quote and the service cards.
    await expect(page.getByText(NO_PRICES)).toHaveCount(5);
    await expect(page.getByText(/^This could not be loaded/)).toHaveCount(1); // the contact form
    await expect(page.getByRole('link', { name: PHONE })).toHaveCount(6);
    expect(await shownText(page)).not.toMatch(/Bio[A-Z]|Atlanta|\$\s?\d|Google Search/);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // No blank place for what is not shown.
    const height = (tag: string) =>
      page.locator(tag).evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(() => height('bio-hero')).toBe(0);
    expect(await height('bio-plans')).toBeLessThan(300);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/<bio-site> config .*Expected .*No prices are shown and nothing is sent/);
  });
}

test('a config that never comes is answered after five seconds, and shown if it comes after all', async ({
  page,
}) => {
  const lines = watchOurLines(page);
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/slow.json', async (route) => {
    await sent;
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
  send();
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
    `${SCRIPT}<bio-estimator config="/no-such.json"></bio-estimator><bio-contact-form config="/no-such.json"></bio-contact-form>`,
  );
  await expect(page.getByText('We cannot show prices right now. Please try again.')).toBeVisible();
  await expect(page.getByText(/^This could not be loaded/)).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
});
