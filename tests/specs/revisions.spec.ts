/** A lead that is corrected: the correction counts, and only the device that made the lead can correct it. */
import { expect, type Page, test } from 'playwright/test';
import { book, expectError, expectSuccess, field, sendButton } from '../pages/contactForm';
import { accepted, answer, type FaultyEndpoint, startFaultyEndpoint } from '../support/faultyEndpoint';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { listenTo } from '../support/pageReports';

let endpoint: FaultyEndpoint;
test.beforeEach(async () => {
  endpoint = await startFaultyEndpoint();
});
test.afterEach(() => endpoint.stop());

const open = (page: Page) =>
  openForeignPage(page, `${SCRIPT}<bio-contact-form endpoint="${endpoint.url}"></bio-contact-form>`);

/** Corrects the phone number of a form that could not be sent, and sends it. */
async function correct(page: Page, phone: string): Promise<void> {
  await field.phone(page).fill(phone);
  await sendButton(page).click();
}

/** What the endpoint got, each with its number and its phone number. */
const arrivals = () => endpoint.arrived.map(({ revision, phone }) => [revision, phone]);
const distinct = (name: string) => new Set(endpoint.arrived.map((lead) => lead[name]));

test('a correction counts although the clock of the device was set back before it', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Math.random = () => 0; // nothing delays what the outbox sends again
  });
  endpoint.answer = answer(503);
  await open(page);
  const { phone } = await book(page);
  await expectError(page);
  await page.clock.setSystemTime('2001-01-01');
  endpoint.answer = accepted;
  await correct(page, '2');
  await expectSuccess(page);
  await page.clock.fastForward('24:00:00');
  // The next visit would send what is still queued.
  await open(page);
  const later = await book(page);
  await expectSuccess(page);
  expect(arrivals()).toEqual([
    [1, phone],
    [2, '2'],
    [1, later.phone],
  ]);
});

test('two tabs with the same draft count the revisions of their lead together', async ({ page }) => {
  endpoint.answer = answer(400);
  await open(page);
  const { phone } = await book(page);
  await expectError(page);
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open(location.href); // the browser copies the drafts of the tab
  });
  const other = await opened;
  await expect(field.phone(other)).toHaveValue(phone);
  await correct(page, '2');
  await expectError(page);
  await expect.poll(arrivals).toHaveLength(2);
  endpoint.answer = accepted;
  await correct(other, '3');
  await expectSuccess(other);
  expect(arrivals()).toEqual([
    [1, phone],
    [2, '2'],
    [3, '3'],
  ]);
  expect(distinct('id').size).toBe(1);
  expect(distinct('secret').size).toBe(1);
});

test('the secret of a lead is sent to its endpoint, and shown to nothing else', async ({ page }) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()));
    if (request.url() !== endpoint.url) seen.push(request.postData() ?? '');
  });
  await page.addInitScript(() => Reflect.set(window, 'dataLayer', []));
  const heard = await listenTo(page, ['bio-lead', 'bio-lead-queued', 'bio-lead-sent', 'bio-track']);
  endpoint.answer = answer(503);
  await open(page);
  await book(page);
  await expectError(page);
  endpoint.answer = accepted;
  await correct(page, '2');
  await expectSuccess(page);
  await expect.poll(() => heard.map(({ name }) => name)).toContain('bio-lead-sent');
  const [{ id, secret } = { id: '', secret: '' }] = endpoint.arrived;
  expect(secret).toMatch(/^[\da-f-]{36}$/);
  const shown = [
    ...seen,
    JSON.stringify(heard),
    await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))),
  ];
  expect(shown.join()).toContain(id);
  expect(shown.join()).not.toContain(secret);
});
