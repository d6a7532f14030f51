/** Prices and words that the owner changes in the inbox, on a phone: the pages show them without a build. */
import { mkdtempSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { contactLead, hashOf, PASSWORD, sendLead, signIn } from '../support/inbox';
import { type MailServer, startMailServer } from '../support/mailServer';
import { type Desk, startDesk } from '../support/startDesk';

let desk: Desk;
let mails: MailServer;
test.beforeEach(async () => {
  mails = await startMailServer();
  desk = await startDesk({
    ...mails.env,
    MAIL_FROM: 'desk@firm.example',
    MAIL_PHONE: '',
    DATA_DIR: mkdtempSync('test-results/facts-'),
    INBOX_PASSWORD_HASH: hashOf(PASSWORD),
    COUNT_VISITS: '1',
  });
});
test.afterEach(async () => {
  await desk.stop();
  mails.stop();
});
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

test('the desk mails, and the manifest names, what is published', async ({ page }) => {
  test.setTimeout(240_000);
  await openFacts(page);
  const change = async (search: string, field: string, value: string) => {
    await page.getByRole('searchbox', { name: 'Find a price or a word' }).fill(search);
    await page.getByRole('textbox', { name: field, exact: true }).fill(value);
  };
  await change('company phone', 'Phone', '(770) 555-0177');
  await change('company name', 'Name', 'Brightwater');
  await expect(
    page.getByText('The picture of shared links and the icons show it after the next build.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(page.getByText('Pages show version 1')).toBeVisible({ timeout: 60_000 });

  await sendLead(desk, contactLead());
  await expect.poll(() => mails.mailsTo('ana@example.com')).toHaveLength(1);
  const [mail] = mails.mailsTo('ana@example.com');
  expect(mail?.text).toContain('call us at (770) 555-0177');
  expect(mail?.text?.trim()).toMatch(/Brightwater$/);
  const manifest = await fetch(`${desk.url}/site.webmanifest`);
  expect(await manifest.json()).toMatchObject({ name: 'Brightwater' });
  expect(await (await fetch(`${desk.url}/es/`)).text()).toContain('content="Brightwater"');
});

test('COUNT_VISITS=1 alone is enough for the pages of the desk', async ({ page }) => {
  await expect.poll(async () => /<bio-site [^>]*counts/.test(await shown()), { timeout: 60_000 }).toBe(true);
  const report = page.waitForRequest((request) => request.url().endsWith('/api/events'));
  await page.goto(`${desk.url}/#contact`);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana');
  expect((await (await report).response())?.status()).toBe(204);
});
