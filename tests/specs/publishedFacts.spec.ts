/** Prices and words that the owner changes in the inbox, on a phone: the pages show them without a build. */
import { mkdtempSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { hashOf, PASSWORD, signIn } from '../support/inbox';
import { type Desk, startDesk } from '../support/startDesk';

let desk: Desk;
test.beforeEach(async () => {
  desk = await startDesk({
    DATA_DIR: mkdtempSync('test-results/facts-'),
    INBOX_PASSWORD_HASH: hashOf(PASSWORD),
    COUNT_VISITS: '1',
  });
});
test.afterEach(() => desk.stop());
test.use({ viewport: { width: 390, height: 844 } });

const PAGE = '/services/biorinse';

async function openFacts(page: Page): Promise<void> {
  await signIn(page, desk);
  await page.getByRole('link', { name: 'Prices and words' }).click();
}

async function changePrice(page: Page, value: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a price or a word' }).fill('services biorinse card min');
  await page.getByRole('textbox', { name: 'BioRinse, card, min' }).fill(value);
}

const shown = async () => (await fetch(desk.url + PAGE)).text();

test('a price changed on a phone is on the page within a minute, and one step back takes it away', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await bringAxe(page);
  await openFacts(page);
  await expect(page.getByText('Pages show what the site was built with.')).toBeVisible();
  await expectNoViolations(page);
  await changePrice(page, 'a lot');
  await expect(page.getByText('Type a number, such as 275 or 7.50.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeDisabled();
  await changePrice(page, '333');
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('Pages show version 1')).toBeVisible({ timeout: 60_000 });
  await expect.poll(shown, { timeout: 60_000 }).toContain('$333–$975');

  const visitor = await browser.newPage();
  const problems: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await visitor.goto(desk.url + PAGE);
  await expect(visitor.getByText('$333–$975').first()).toBeVisible();
  // Script shows the same: the widgets hydrate with the facts that the page names.
  await visitor.locator('bio-header summary').first().click(); // the menu
  await expect
    .poll(() =>
      visitor.evaluate(() => {
        const state = (tag: string) =>
          Reflect.get(document.querySelector(tag) ?? {}, Symbol.for('bio.lifecycle'));
        return state('bio-header');
      }),
    )
    .toBe('hydrated');
  await expect(visitor.getByText('$333–$975').first()).toBeVisible();
  expect(problems).toEqual([]);
  await visitor.close();

  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByText('Pages show what the site was built with.')).toBeVisible({ timeout: 60_000 });
  await expect.poll(shown, { timeout: 60_000 }).toContain('$275–$975');
});

test('COUNT_VISITS=1 alone is enough for the pages of the desk', async ({ page }) => {
  await expect.poll(async () => /<bio-site [^>]*counts/.test(await shown()), { timeout: 60_000 }).toBe(true);
  const report = page.waitForRequest((request) => request.url().endsWith('/api/events'));
  await page.goto(`${desk.url}/#contact`);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana');
  expect((await (await report).response())?.status()).toBe(204);
});
