/** The thank-you says that the estimate was sent exactly when it was, and the mail says what the page showed. */
import { expect, type Page, test } from 'playwright/test';
import {
  againButton,
  bookButton,
  confirmButton,
  ESTIMATOR,
  expectConfirmation,
  FULL,
  fillContact,
  newContact,
  QUICK,
  QUICK_RANGE,
  range,
  requestEstimate,
  walkToContact,
  walkToResult,
} from '../pages/estimator';
import { expectQueued } from '../pages/queued';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { type MailServer, startMailServer } from '../support/mailServer';
import { type Desk, startDesk } from '../support/startDesk';
import { FOREIGN_SITE } from '../support/urls';

let mailServer: MailServer;
let desk: Desk;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  desk = await startDesk({ ALLOWED_ORIGINS: FOREIGN_SITE, ...mailServer.env });
});
test.afterAll(async () => {
  await desk.stop();
  mailServer.stop();
});

const mailed = (page: Page) => page.getByText('We have sent your estimate to');
const noted = (page: Page) => page.getByText('Your estimate is with us');
const estimator = () => `<bio-estimator endpoint="${desk.url}/api/requests"></bio-estimator>`;

/** A text without what mail and page arrange in ways of their own. */
const withoutLayout = (text: string) => text.replaceAll(/^ {2}- |[\s:()]/gm, '');

test('the estimate is mailed line by line as the page showed it, and the thank-you says so', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + estimator());
  await walkToResult(page, FULL);
  const total = await range(page).innerText();
  const breakdown = page.getByRole('region', { name: 'How this adds up' }).getByRole('list').first();
  const shown = withoutLayout(await breakdown.innerText());
  await bookButton(page).click();
  const contact = newContact();
  await fillContact(page, contact);
  await confirmButton(page).click();
  await expectConfirmation(page);
  await expect(page.getByText(`We have sent your estimate to ${contact.email}: ${total}.`)).toBeVisible();
  await expect(noted(page)).toBeHidden();

  await expect.poll(() => mailServer.mailsTo(contact.email).length).toBe(1);
  const [mail] = mailServer.mailsTo(contact.email);
  const text = mail?.text ?? '';
  expect(mail?.subject).toBe('Your estimate');
  expect(shown).toContain(FULL.services[0]);
  expect(withoutLayout(text)).toContain(shown);
  expect(text).toContain('This is an estimate, not a final price.');
  expect(text).toContain('(678) 555-0100');
});

test('an estimate that waits for the network: the thank-you that follows says so', async ({
  page,
  context,
}) => {
  await openForeignPage(page, SCRIPT + estimator());
  await walkToContact(page);
  const contact = newContact();
  await fillContact(page, contact);
  await page.waitForLoadState('networkidle'); // the code for sending
  await context.setOffline(true);
  await confirmButton(page).click();
  await expectQueued(page);
  await expect(mailed(page)).toBeHidden();
  await context.setOffline(false);
  await expectConfirmation(page);
  await expect(mailed(page)).toContainText(contact.email);
  await expect.poll(() => mailServer.mailsTo(contact.email).length).toBe(1);
});

test('a desk without a mail server: the thank-you does not say so', async ({ page }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  const contact = await requestEstimate(page);
  await expectConfirmation(page);
  await expect(noted(page)).toContainText(`Your estimate is with us: ${QUICK_RANGE}`);
  await expect(noted(page)).toContainText(contact.email);
  await expect(mailed(page)).toBeHidden();
});

test('a page that delivers the request itself: nor does it then', async ({ page }) => {
  await openForeignPage(
    page,
    `<script>document.addEventListener('bio-lead', (event) => event.preventDefault())</script>${SCRIPT}${estimator()}`,
  );
  const contact = await requestEstimate(page);
  await expectConfirmation(page);
  await expect(noted(page)).toBeVisible();
  await expect(mailed(page)).toBeHidden();
  expect(mailServer.mailsTo(contact.email)).toEqual([]);
});

test('a request that looks like spam: nor does it then, and no mail is sent', async ({ page }) => {
  await openForeignPage(page, SCRIPT + estimator());
  await walkToContact(page);
  const contact = newContact();
  await fillContact(page, contact);
  // A robot fills in what no visitor sees, and takes no time.
  await page.locator('[name="remark"]').fill('x', { force: true });
  await page.evaluate(() => {
    performance.now = () => 0;
  });
  await confirmButton(page).click();
  await expectConfirmation(page);
  await expect(mailed(page)).toBeHidden();
  expect(mailServer.mailsTo(contact.email)).toEqual([]);
});

test('a sixth request of a day to one address: nor does it then, and no mail is sent', async ({
  page,
  request,
}) => {
  await openForeignPage(page, SCRIPT + estimator());
  const sent = page.waitForRequest((one) => one.url().endsWith('/api/requests'));
  const contact = await requestEstimate(page);
  await expect(mailed(page)).toContainText(contact.email);
  const lead = (await sent).postDataJSON() as Record<string, unknown>;
  for (let nth = 2; nth <= 5; nth++) {
    const data = { ...lead, id: crypto.randomUUID() };
    const response = await request.post(`${desk.url}/api/requests`, { data });
    expect(await response.json()).toMatchObject({ estimateMailed: true });
  }
  await againButton(page).click();
  await requestEstimate(page, { contact });
  await expectConfirmation(page);
  await expect(noted(page)).toContainText(contact.email);
  await expect(mailed(page)).toBeHidden();
  await expect.poll(() => mailServer.mailsTo(contact.email).length).toBe(5);
});

test('a request without the spam token that the desk asks for: nor does it then', async ({ page }) => {
  const strict = await startDesk({
    ALLOWED_ORIGINS: FOREIGN_SITE,
    GUARD_SECRET: 'a secret of the desk',
    ...mailServer.env,
  });
  try {
    const request = async (guard: string) => {
      const attributes = `endpoint="${strict.url}/api/requests"${guard}`;
      await openForeignPage(page, `${SCRIPT}<bio-estimator ${attributes}></bio-estimator>`);
      const contact = await requestEstimate(page);
      await expectConfirmation(page);
      return contact;
    };
    const { email } = await request(` guard="${strict.url}/api/token"`);
    await expect(mailed(page)).toContainText(email);
    const suspect = await request('');
    await expect(noted(page)).toContainText(suspect.email);
    await expect(mailed(page)).toBeHidden();
    expect(mailServer.mailsTo(suspect.email)).toEqual([]);
  } finally {
    await strict.stop();
  }
});

test('a config that still says whether estimates are mailed is explained in one line', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('emailsEstimate')) reports.push(message.text());
  });
  const config = JSON.stringify({ estimator: { emailsEstimate: true } });
  await openForeignPage(page, `${SCRIPT}<bio-estimator config='${config}'></bio-estimator>`);
  await walkToResult(page, QUICK);
  expect(reports).toEqual([expect.stringContaining('the lead desk itself says whether it mails estimates')]);
});
