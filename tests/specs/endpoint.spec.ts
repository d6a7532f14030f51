/** Endpoints that are wrong, and endpoints that are unusual. */
import { expect, type Page, test } from 'playwright/test';
import { book, expectError, expectFilledIn, expectSuccess } from '../pages/contactForm';
import { queuedNote } from '../pages/queued';
import { brokenStorage } from '../support/brokenStorage';
import { bookingsOf } from '../support/desk';
import { answer, type FaultyEndpoint, startFaultyEndpoint } from '../support/faultyEndpoint';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { listenTo, watchOurLines } from '../support/pageReports';
import { sample } from '../support/sample';
import { SITE } from '../support/urls';

let endpoint: FaultyEndpoint;
test.beforeEach(async () => {
  endpoint = await startFaultyEndpoint();
});
test.afterEach(() => endpoint.stop());

const contactForm = (url = endpoint.url) =>
  `${SCRIPT}<bio-contact-form endpoint="${url}"></bio-contact-form>`;

/** The content types of the leads that the page sends, as they go out. */
function watchTypes(page: Page): string[] {
  const types: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') types.push(request.headers()['content-type'] ?? '');
  });
  return types;
}
const JSON_TYPE = 'application/json';
const TEXT_TYPE = 'text/plain;charset=UTF-8';

for (const bad of sample('bad endpoints', ['htp://example.com/leads', 'example.com/leads', 'leads'], 1))
  test(`the endpoint "${bad}" is reported at once, its lead is kept, and goes where the next page says`, async ({
    page,
  }) => {
    const lines = watchOurLines(page);
    const heard = await listenTo(page, ['bio-lead-queued', 'bio-lead-sent']);
    const types = watchTypes(page);
    await openForeignPage(page, contactForm(bad));
    await expect.poll(() => lines).toEqual([expect.stringContaining(`attribute endpoint="${bad}"`)]);
    const booking = await book(page);
    await expectError(page);
    await expect(queuedNote(page)).toBeVisible();
    await expectFilledIn(page, booking);
    expect(heard).toMatchObject([{ name: 'bio-lead-queued', detail: { reason: 'endpoint' } }]);
    expect(lines).toEqual([expect.any(String), expect.stringContaining('is kept on this device')]);
    expect(types, 'nothing is sent anywhere').toEqual([]);

    await openForeignPage(page, `${SCRIPT}<bio-faq></bio-faq>`);
    await page.waitForLoadState('networkidle');
    expect(types).toEqual([]);
    await openForeignPage(page, `${SCRIPT}<bio-estimator endpoint="${endpoint.url}"></bio-estimator>`);
    await expect.poll(() => endpoint.arrived).toMatchObject([{ ...booking }]);
    await expect.poll(() => heard.map(({ name }) => name)).toEqual(['bio-lead-queued', 'bio-lead-sent']);
  });

test('an endpoint that is no address, on a device without storage: the visitor reads the error', async ({
  page,
}) => {
  await page.addInitScript(brokenStorage['full'] ?? '');
  await openForeignPage(page, contactForm('htp://example.com/leads'));
  const booking = await book(page);
  await expectError(page);
  await expect(queuedNote(page)).toBeHidden();
  await expectFilledIn(page, booking);
});

test('an endpoint that answers no preflight gets the lead as text, and the next one at once', async ({
  page,
}) => {
  endpoint.preflight = false;
  const types = watchTypes(page);
  await openForeignPage(page, contactForm());
  const first = await book(page);
  await expectSuccess(page);
  await openForeignPage(page, contactForm());
  const second = await book(page);
  await expectSuccess(page);
  expect(endpoint.arrived).toMatchObject([{ ...first }, { ...second }]);
  expect(types).toEqual([JSON_TYPE, TEXT_TYPE, TEXT_TYPE]);
});

test('where its answer cannot be read either, nothing is proven, and few copies are sent', async ({
  page,
}) => {
  test.setTimeout(180_000);
  endpoint.preflight = false;
  endpoint.answer = (_, response) => {
    response.writeHead(200).end('ok'); // no CORS
  };
  const types = watchTypes(page);
  await openForeignPage(page, contactForm());
  await book(page);
  await expectError(page);
  await expect(queuedNote(page)).toBeVisible();
  const attempts = () => types.filter((type) => type === JSON_TYPE).length;
  // The 1st, 2nd, 4th, 8th … attempt sends a copy. Each reload makes one, and the page makes its own in between.
  const copiesAfter = (count: number) => Math.floor(Math.log2(count)) + 1;
  const surplus = () => endpoint.arrived.length - copiesAfter(attempts());
  const expectCopies = () => expect.poll(surplus, 'copies beyond what the attempts allow').toBe(0);
  await expect.poll(attempts).toBeGreaterThan(0);
  await expectCopies();
  while (attempts() < 4) {
    const before = attempts();
    await page.reload();
    // Where the reload has ended an attempt, the next one follows when its tab counts as closed.
    await expect.poll(attempts, { timeout: 60_000 }).toBeGreaterThan(before);
    await expectCopies();
  }
  expect(new Set(endpoint.arrived.map(({ id }) => id)).size).toBe(1);
});

for (const path of sample('mistyped endpoints of a desk', ['/api/request', '/api', '/requests', '/'], 2))
  test(`the endpoint ${path} of a desk: the visitor reads the error, the author where leads are taken`, async ({
    page,
  }) => {
    const lines = watchOurLines(page);
    const heard = await listenTo(page, ['bio-lead-failed', 'bio-error']);
    await openForeignPage(page, contactForm(SITE + path));
    const booking = await book(page);
    await expectError(page);
    await expect(queuedNote(page)).toBeHidden();
    await expectFilledIn(page, booking);
    await expect.poll(() => heard.map(({ name }) => name)).toEqual(['bio-error', 'bio-lead-failed']);
    expect(lines.join('\n')).toContain(`cannot send leads to ${SITE}${path}: none are taken there`);
    expect(lines.join('\n')).toContain('Leads are taken at /api/requests.');
    expect(await bookingsOf(booking)).toEqual([]);
  });

test('a page of another origin reads that a script, a picture or a config of a desk is not there', async ({
  page,
}) => {
  await openForeignPage(page, '');
  for (const path of ['/biosystm.js', '/v/0.0.1/biosystem.js', '/pictures/none.webp', '/busines.json']) {
    const read = await page.evaluate(async (url) => {
      const response = await fetch(url);
      return [response.status, ((await response.json()) as { detail?: string }).detail];
    }, SITE + path);
    expect(read).toEqual([404, expect.stringContaining('no file at this address')]);
  }
});

test('a redirect is not followed: the lead goes to nobody else', async ({ page }) => {
  const other = await startFaultyEndpoint();
  endpoint.answer = answer(307, '', { location: other.url });
  const line = page.waitForEvent('console', (message) => message.text().includes('(redirect'));
  await openForeignPage(page, contactForm());
  await book(page);
  await expectError(page);
  expect((await line).text()).toContain('name the address that it leads to');
  expect(other.arrived).toEqual([]);
  other.stop();
});
