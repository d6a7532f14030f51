/**
 * The recipes of docs/integrations.md for the page, as they stand there, with the queues that Google's and Meta's snippets
 * define before their scripts come: what those scripts would find in them.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { recipe } from '../../scripts/docs/markdown';
import { book, expectSuccess, newBooking } from '../pages/contactForm';
import { ESTIMATOR, expectConfirmation, requestEstimate } from '../pages/estimator';
import { expectBooked, expectRequested } from '../support/desk';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { DESK } from '../support/urls';

/** The stubs of the snippets of Tag Manager, of Google's tag and of the Meta Pixel. */
const TAG_MANAGER = '<script>window.dataLayer = window.dataLayer || [];</script>';
const GTAG = `${TAG_MANAGER}<script>function gtag(){dataLayer.push(arguments);}</script>`;
const PIXEL = `<script>
  var n = window.fbq = function () { n.callMethod ? n.callMethod.apply(n, arguments) : n.queue.push(arguments) };
  n.push = n; n.loaded = true; n.version = '2.0'; n.queue = [];
  fbq('init', '1234567890'); fbq('track', 'PageView');
</script>`;

const script = (file: string) => `<script>${readFileSync(`node_modules/${file}`, 'utf8')}</script>`;

/** What a queue holds: events of the data layer as they are, calls as lists. */
const queued = (page: Page, name: 'dataLayer' | 'fbq.queue'): Promise<unknown[]> =>
  page.evaluate((path) => {
    const queue = path.split('.').reduce<unknown>((from, key) => Reflect.get(Object(from), key), window);
    if (!Array.isArray(queue)) throw new Error(`The page has no ${path}.`);
    return queue.map((entry: unknown) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
    );
  }, name);

/** The calls of a function of the page with these first arguments. */
const calls = async (page: Page, name: 'dataLayer' | 'fbq.queue', ...first: string[]) =>
  (await queued(page, name)).filter(
    (call): call is unknown[] => Array.isArray(call) && first.every((text, index) => call[index] === text),
  );

async function sendBooking(page: Page) {
  const booking = newBooking();
  const form = page.locator('bio-contact-form');
  await book(form, booking);
  await expectSuccess(form);
  return expectBooked(booking);
}

async function sendEstimate(page: Page) {
  const form = page.locator('bio-estimator');
  const contact = await requestEstimate(form);
  await expectConfirmation(form);
  return expectRequested(contact);
}

test('Tag Manager gets each lead once, with the value of an estimate, and nothing personal', async ({
  page,
}) => {
  await openForeignPage(page, TAG_MANAGER + recipe('tag manager') + SCRIPT + FORM + ESTIMATOR);
  const events = async () =>
    (await queued(page, 'dataLayer')).filter(
      (entry) => Object(entry) && Reflect.get(Object(entry), 'event') === 'bio_lead_sent',
    );
  const contact = await sendBooking(page);
  expect(await events()).toEqual([
    { event: 'bio_lead_sent', lead_id: contact['id'], lead_kind: 'contact', lead_value: undefined },
  ]);
  const estimate = await sendEstimate(page);
  const price = Object(estimate['estimate']) as { min: number };
  expect((await events()).slice(1)).toEqual([
    { event: 'bio_lead_sent', lead_id: estimate['id'], lead_kind: 'estimate', lead_value: price.min },
  ]);
  expect(JSON.stringify(await queued(page, 'dataLayer'))).not.toMatch(/@example\.com|555-0100|Lovelace/);
});

/** Routers that run the inline scripts of a page again, in the same document, each time that they show it. */
const routers: Record<string, { head: string; body: string }> = {
  Turbo: { head: script('@hotwired/turbo/dist/turbo.es2017-umd.js'), body: '<body>' },
  htmx: { head: script('htmx.org/dist/htmx.min.js'), body: '<body hx-boost="true">' },
};

for (const [router, { head, body }] of Object.entries(routers))
  test(`a lead is counted once after pages that ${router} has shown`, async ({ page }) => {
    const recipes = ['tag manager', 'ads', 'analytics', 'enhanced'].map((name) => recipe(name)).join('');
    const own =
      "<script>window.BioSystem?.on('lead-sent', ({ id }) => dataLayer.push({ own: id })); window.visits = (window.visits ?? 0) + 1;</script>";
    const inside = `${body}${recipes}${own}${FORM}<a href="?visit">Next page</a>`;
    await openForeignPage(page, `${GTAG}${head}${SCRIPT}${inside}`);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    for (let visit = 2; visit < 6; visit++) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.waitForFunction((count) => Reflect.get(window, 'visits') >= count, visit);
    }
    await expect(page.locator('bio-contact-form')).toHaveCount(1);
    const { id } = await sendBooking(page);
    expect(await page.evaluate(() => 'sameDocument' in window), `${router} was there`).toBe(true);
    const pushed = await queued(page, 'dataLayer');
    const counted = (name: string, value: unknown) =>
      pushed.filter((entry) => Reflect.get(Object(entry), name) === value).length;
    expect(counted('lead_id', id)).toBe(1);
    expect(counted('own', id)).toBe(1);
    expect(await calls(page, 'dataLayer', 'event', 'conversion')).toHaveLength(1);
    expect(await calls(page, 'dataLayer', 'event', 'generate_lead')).toHaveLength(1);
  });

test('with consent mode nothing is stored or sent of the attribution until the visitor consents', async ({
  page,
}) => {
  await openForeignPage(page, recipe('consent') + SCRIPT + FORM);
  await page.evaluate(() => history.replaceState(null, '', '?gclid=EAIaIQ'));
  expect(await calls(page, 'dataLayer', 'consent', 'default')).toHaveLength(1);
  expect(await sendBooking(page)).not.toHaveProperty('attribution');
  expect(await page.evaluate(() => localStorage.getItem('bio:attribution'))).toBeNull();

  await page.evaluate('onConsent(true)');
  expect(await calls(page, 'dataLayer', 'consent', 'update')).toEqual([
    [
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
      },
    ],
  ]);
  expect(await sendBooking(page)).toMatchObject({ attribution: { last: { gclid: 'EAIaIQ' } } });
});

test('Analytics gets generate_lead after its value', async ({ page }) => {
  await openForeignPage(page, GTAG + recipe('analytics') + SCRIPT + ESTIMATOR);
  const lead = await sendEstimate(page);
  const { min } = Object(lead['estimate']) as { min: number };
  await expect.poll(() => calls(page, 'dataLayer', 'event', 'generate_lead')).toHaveLength(1);
  const found = await queued(page, 'dataLayer');
  const set = found.findIndex((call) => Array.isArray(call) && call[0] === 'set');
  const event = found.findIndex((call) => Array.isArray(call) && call[1] === 'generate_lead');
  expect(found[set]).toEqual(['set', { value: min, currency: 'USD' }]);
  expect(event).toBeGreaterThan(set);
  expect(found[event]).toEqual([
    'event',
    'generate_lead',
    { kind: 'estimate', id: lead['id'], event_id: lead['id'] },
  ]);
});

test('Google Ads gets one conversion with the id of the lead, which has the gclid', async ({ page }) => {
  await openForeignPage(page, GTAG + recipe('ads') + recipe('enhanced') + SCRIPT + FORM);
  await page.evaluate(() => history.replaceState(null, '', '?gclid=EAIaIQ'));
  const lead = await sendBooking(page);
  expect(lead).toMatchObject({ attribution: { last: { gclid: 'EAIaIQ' } } });
  expect(await calls(page, 'dataLayer', 'event', 'conversion')).toEqual([
    ['event', 'conversion', { send_to: 'AW-123456789/AbCdEfGhIj', transaction_id: lead['id'] }],
  ]);
  expect(await calls(page, 'dataLayer', 'set', 'user_data'), 'without consent').toEqual([]);
});

test('enhanced conversions get the email address before the conversion, with consent only', async ({
  page,
}) => {
  await openForeignPage(
    page,
    recipe('consent') + recipe('ads') + recipe('enhanced') + SCRIPT + FORM + ESTIMATOR,
  );
  await sendBooking(page);
  expect(await calls(page, 'dataLayer', 'set')).toEqual([]);
  await page.evaluate('onConsent(true)');
  const { email } = await sendBooking(page);
  expect(await calls(page, 'dataLayer', 'set')).toEqual([['set', 'user_data', { email }]]);
  const { contactInfo } = await sendEstimate(page);
  expect((await calls(page, 'dataLayer', 'set')).slice(1)).toEqual([
    ['set', 'user_data', { email: Object(contactInfo).email }],
  ]);
  const names = (await queued(page, 'dataLayer')).map((call) => (Array.isArray(call) ? call[1] : undefined));
  expect(names.indexOf('user_data')).toBeLessThan(names.lastIndexOf('conversion'));
});

test('the Meta Pixel gets Lead once, with the id of the lead for both sides', async ({ page }) => {
  await openForeignPage(page, PIXEL + SCRIPT + FORM);
  const { id } = await sendBooking(page);
  await expect
    .poll(() => calls(page, 'fbq.queue', 'track', 'Lead'))
    .toEqual([['track', 'Lead', { kind: 'contact', id, event_id: id }, { eventID: id }]]);
  expect((await calls(page, 'fbq.queue', 'trackCustom')).map(([, name]) => name)).toContain(
    'view_contact_form',
  );
});

test('forms are filled in as documented', async ({ page }) => {
  const email = (where: Page) => where.locator('bio-contact-form').getByRole('textbox', { name: 'Email' });
  await openForeignPage(page, recipe('prefill') + SCRIPT + FORM);
  await expect(email(page)).toHaveValue('ana@example.com');
  await openForeignPage(
    page,
    `<script src="${new URL('/biosystem.js', DESK)}"></script><script>${recipe('prefill call')}</script>${FORM}`,
  );
  await expect(email(page)).toHaveValue('ana@example.com');
  await openForeignPage(page, SCRIPT + FORM, { html: recipe('prefill query') });
  await page.goto(`${page.url()}?email=query@example.com`);
  await expect(email(page)).toHaveValue('query@example.com');
});
