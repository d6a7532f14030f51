/** Prerendered widgets sleep: nothing but the loader is fetched until somebody needs them, and nothing is lost meanwhile. */
import { expect, type Page, test } from 'playwright/test';
import { SITE } from './addresses';
import { ESTIMATOR } from './estimator';
import { openForeignPage, SCRIPT } from './publish';
import { holdBack, onSlowLine, watchScripts } from './slowLine';
import { field, isDefined, newBooking, waitForMethods, withoutMap } from './visitor';
import { listenTo, watchComplaints } from './watch';

/** Of the first service card. */
const scheduleLink = (page: Page) =>
  page
    .locator('bio-service-cards')
    .getByRole('link', { name: /Schedule/ })
    .first();

const auditDialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(({ page }) => withoutMap(page));

test('a page that nobody touches fetches the loader and what lets its widgets sleep', async ({ page }) => {
  await onSlowLine(page);
  const complaints = await watchComplaints(page);
  const scripts = watchScripts(page);
  await page.goto('/');
  await page.waitForTimeout(2_500);
  expect(scripts).toEqual(['biosystem', 'waker']);
  expect(complaints).toEqual([]);
});

for (const [where, open] of [
  ['our own pages', (page: Page) => page.goto('/')],
  [
    'a page that nobody prerendered',
    (page: Page) => openForeignPage(page, `${SCRIPT}<bio-site>${ESTIMATOR}</bio-site>`),
  ],
] as const)
  test(`on ${where} nothing has to be laid out anew when a site's code comes`, async ({ page }) => {
    await onSlowLine(page);
    await open(page);
    await expect(page.locator('bio-site')).toHaveCSS('display', 'contents');
    expect(await isDefined(page, 'bio-site')).toBe(false);
  });

test('on a good line the code is fetched ahead, but not run', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/biocheck');
  await expect.poll(() => scripts, { timeout: 10_000 }).toContain('contact-form');
  expect(scripts).not.toContain('footer');
  expect(await isDefined(page, 'bio-contact-form')).toBe(false);
});

test('the first press of a button that needs the script is answered once that is here', async ({ page }) => {
  await onSlowLine(page);
  const letGo = await holdBack(page, /\/assets\/.*(react|header)/);
  await page.goto('/');
  const services = page.locator('bio-header').getByRole('button', { name: 'Services' });
  await services.click();
  await expect(services).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(services).not.toHaveAttribute('aria-busy');
});

test('so is a press that comes before any script of the widgets', async ({ page }) => {
  const letGo = await holdBack(page, /\/biosystem\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const services = page.locator('bio-header').getByRole('button', { name: 'Services' });
  await services.click();
  letGo();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
});

for (const [way, open] of Object.entries<(page: Page) => Promise<unknown>>({
  'a link': (page) => page.locator('bio-hero a[href="#audit"]').click(),
  'a method': (page) =>
    page.evaluate(() =>
      (document.querySelector('bio-audit-wizard') as HTMLElement & { show(): void }).show(),
    ),
  'an attribute': (page) =>
    page.evaluate(() => document.querySelector('bio-audit-wizard')?.setAttribute('open', '')),
  'a property': (page) =>
    page.evaluate(() => Reflect.set(document.querySelector('bio-audit-wizard') ?? {}, 'open', true)),
}))
  test(`a sleeping wizard is opened by ${way}`, async ({ page }) => {
    await page.goto('/');
    await waitForMethods(page, 'bio-audit-wizard');
    await open(page);
    await expect(auditDialog(page)).toBeVisible();
  });

test('an address with its hash opens a sleeping wizard', async ({ page }) => {
  await page.goto('/#audit');
  await expect(auditDialog(page)).toBeVisible();
});

test('what is scheduled on a card is noted by a form that slept', async ({ page }) => {
  await onSlowLine(page);
  await page.goto('/');
  await scheduleLink(page).click();
  await expect(field.areasOfConcern(page)).not.toHaveValue('');
});

test('a setting that the page changes is shown by widgets that slept', async ({ page }) => {
  await page.goto('/biocheck');
  await page.waitForFunction(() => Object.hasOwn(document.querySelector('bio-footer') ?? {}, 'config'));
  const footer = page.locator('bio-footer');
  await page.evaluate(() => document.querySelector('bio-site')?.setAttribute('phone', '(555) 010-0199'));
  await expect(footer.getByText('(555) 010-0199').first()).toBeVisible();
  await footer.evaluate((element) => Reflect.set(element, 'phone', '(555) 010-0200'));
  await expect(footer.getByText('(555) 010-0200').first()).toBeVisible();
});

test('what was typed into a sleeping form stays, on a line so slow that its code comes later', async ({
  page,
}) => {
  await onSlowLine(page);
  await page.route(/\/assets\/react/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/biocheck');
  const { fullName, phone } = newBooking();
  await field.fullName(page).fill(fullName);
  await field.phone(page).pressSequentially(phone, { delay: 100 });
  await expect.poll(() => isDefined(page, 'bio-contact-form')).toBe(true);
  await expect(field.fullName(page)).toHaveValue(fullName);
  await expect(field.phone(page)).toHaveValue(phone);
});

test('an inline tool that kept answers of this session is awake at once', async ({ page }) => {
  await onSlowLine(page);
  await page.goto('/');
  const quote = page.locator('bio-quote-builder');
  const client = quote.getByRole('textbox').first();
  await client.fill('Ada Lovelace');
  await expect.poll(() => isDefined(page, 'bio-quote-builder')).toBe(true);
  await expect(client).toHaveValue('Ada Lovelace');
  await page.reload();
  await expect.poll(() => isDefined(page, 'bio-quote-builder')).toBe(true);
  await expect(client).toHaveValue('Ada Lovelace');
});

test('a widget is told to analytics once, asleep or awake', async ({ page }) => {
  const heard = await listenTo(page, ['bio-track']);
  await page.goto('/biocheck');
  const views = () =>
    heard.filter(
      ({ detail: { name, params } }) => name === 'view' && JSON.stringify(params).includes('bio-header'),
    );
  await expect.poll(views).toHaveLength(1);
  await page.locator('bio-header').hover();
  await expect.poll(() => isDefined(page, 'bio-header')).toBe(true);
  await page.waitForTimeout(300);
  expect(views()).toHaveLength(1);
});

test('where the code cannot be had, links lead on', async ({ page }) => {
  await onSlowLine(page);
  await page.route(/\/assets\/.*(react|service-cards)/, (route) => route.abort());
  await page.goto('/');
  await scheduleLink(page).click();
  await expect(page).toHaveURL(`${SITE}/#contact`);
});
