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
  await page.getByRole('searchbox', { name: 'Find a price or a word' }).fill('biorinse price card lowest');
  await page.getByRole('textbox', { name: 'BioRinse: price on the card, lowest' }).fill(value);
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
  await change('your firm phone', 'Phone', '(770) 555-0177');
  await change('your firm name', 'Name', 'Brightwater');
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

test('a service and a question come and go', async ({ page }) => {
  test.setTimeout(240_000);
  await bringAxe(page);
  await openFacts(page);
  const topic = (name: string) =>
    page.locator('details').filter({ has: page.getByText(name, { exact: true }) });
  await topic('Services').locator('summary').click();
  await topic('Services').getByRole('button', { name: 'Add a service' }).click();
  const form = page.getByRole('group', { name: 'Add a service' });
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(form.getByText('Fill this in.')).toHaveCount(1);
  await expectNoViolations(page);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Roof wash');
  await form.getByRole('textbox', { name: 'Name (Español)' }).fill('Lavado de techos');
  await form.getByRole('textbox', { name: 'Lowest' }).fill('300');
  await form.getByRole('textbox', { name: 'Highest' }).fill('640');
  await form.getByRole('button', { name: 'Add it' }).click();
  await topic('Questions and answers').locator('summary').click();
  const [question] = await topic('Questions and answers').getByRole('listitem').first().allInnerTexts();
  await topic('Questions and answers')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(page.getByText('Pages show version 1')).toBeVisible({ timeout: 60_000 });

  const read = async (path: string) => {
    const answer = await fetch(desk.url + path);
    return { status: answer.status, html: await answer.text() };
  };
  expect((await read('/services/roof-wash')).html).toContain('$300–$640');
  expect((await read('/es/services/roof-wash')).html).toContain('Lavado de techos');
  expect((await read('/')).html).not.toContain(question?.split('\n')[0]);

  await topic('Services').locator('summary').click();
  await topic('Services').getByRole('button', { name: 'Remove Roof wash' }).click();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('Pages show version 2')).toBeVisible({ timeout: 60_000 });
  expect((await read('/services/roof-wash')).status).toBe(404);
  expect((await read('/')).html).not.toContain('roof-wash');
});

test('COUNT_VISITS=1 alone is enough for the pages of the desk', async ({ page }) => {
  await expect.poll(async () => /<bio-site [^>]*counts/.test(await shown()), { timeout: 60_000 }).toBe(true);
  const report = page.waitForRequest((request) => request.url().endsWith('/api/events'));
  await page.goto(`${desk.url}/#contact`);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana');
  expect((await (await report).response())?.status()).toBe(204);
});
