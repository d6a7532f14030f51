/** The gallery of the studio: every widget alive, and nothing that is tried there leaves it. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { alert, book, expectError, expectSuccess, newBooking, withoutMap } from '../pages/contactForm';
import { card, nextButton, heading as stepHeading } from '../pages/estimator';
import { queuedNote } from '../pages/queued';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { service } from '../support/firm';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { holdBack } from '../support/slowNetwork';
import { SITE } from '../support/urls';

const preview = (page: Page): Locator => page.frameLocator('iframe[title^="Preview"]').locator('html');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const list = (page: Page) => page.getByRole('navigation', { name: 'Widgets' });
const state = (page: Page, name: string) =>
  page.getByRole('group', { name: 'State' }).getByRole('button', { name, exact: true });
const handle = (page: Page) => page.getByRole('separator', { name: 'Width of the preview' });
const events = (page: Page) => page.getByRole('region', { name: 'Log of the events' }).getByRole('listitem');

async function open(page: Page, tag: string): Promise<void> {
  await page.goto(`${SITE}/studio/#gallery/${tag}`);
  await expect(preview(page).locator(tag)).toBeAttached();
}

/** Width of the page in the preview. */
const innerWidthOf = (page: Page) => preview(page).evaluate(() => innerWidth);

test('a link opens a widget; by keys another one is chosen, which keeps the focus; Back returns', async ({
  page,
}) => {
  await open(page, 'bio-faq');
  await expect(title(page, 'FAQ <bio-faq>')).toBeVisible();
  const plans = list(page).getByRole('link', { name: 'Plans', exact: true });
  await plans.focus();
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(title(page, 'Plans <bio-plans>')).toBeVisible();
  await expect(plans).toBeFocused();
  // What opens over the preview's page has no entry of its own in the browser's history.
  await list(page).getByRole('link', { name: 'Audit wizard' }).click();
  await preview(page).getByRole('link', { name: 'Request a free audit' }).click();
  await expect(preview(page).getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview(page).getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(title(page, 'Plans <bio-plans>')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'FAQ <bio-faq>')).toBeVisible();
});

test('the width is chosen, dragged, and moved by keys; the page never sticks out, and a reload keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await open(page, 'bio-faq');
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.getByLabel('Width', { exact: true }).selectOption('390');
  await expect.poll(() => innerWidthOf(page)).toBe(390);

  await handle(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => innerWidthOf(page)).toBe(400);
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '400');
  await page.keyboard.press('Home');
  await expect.poll(() => innerWidthOf(page)).toBe(280);

  await handle(page).scrollIntoViewIfNeeded();
  const box = await handle(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y, { steps: 5 });
  await page.mouse.move(x + 120, y, { steps: 2 }); // back, over the frame
  await page.mouse.up();
  await page.mouse.move(x, y);
  await expect.poll(() => innerWidthOf(page)).toBe(400);

  await page.getByLabel('Width', { exact: true }).selectOption('1200');
  await expect.poll(() => innerWidthOf(page)).toBe(1200);
  expect(await beyond()).toBe(0);
  await page.reload();
  await expect.poll(() => innerWidthOf(page)).toBe(1200);
});

const LEAD = {
  id: 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f10',
  kind: 'contact',
  endpoint: `${SITE}/api/requests`,
};
/** A request that waits in the real site's outbox, and is due. */
const QUEUED = { ...LEAD, timestamp: '2026-01-01', bytes: 2, keptAt: Date.now(), attempts: 1, dueAt: 0 };

/** Everything that this origin stores, but for the studio's own. */
const storedHere = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('bio-outbox');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onupgradeneeded = () => opening.result.createObjectStore('outbox');
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction('outbox').objectStore('outbox').getAll();
    const outbox = await new Promise((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    const names = (storage: Storage) => Object.keys(storage).filter((key) => !key.startsWith('studio'));
    return { outbox, local: names(localStorage), session: names(sessionStorage) };
  });

test('what is sent is answered by the simulated desk: nothing leaves, nothing is kept, the site’s outbox is left alone', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(request.url());
  });
  await page.addInitScript(() => {
    Math.random = () => 0.2; // a retry comes soon
  });
  await page.goto(`${SITE}/custom-elements.json`);
  await storedHere(page);
  await page.evaluate(async (lead) => {
    localStorage.setItem('bio:outbox', '1');
    const opening = indexedDB.open('bio-outbox');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const writing = opening.result.transaction('outbox', 'readwrite');
    writing.objectStore('outbox').put([lead], 'leads');
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    opening.result.close();
  }, QUEUED);

  await open(page, 'bio-contact-form');
  const form = preview(page).locator('bio-contact-form');
  await book(form);
  await expectSuccess(form);
  await state(page, 'Sent: stored').click();
  await expectSuccess(form);
  await state(page, 'Sent: refused').click();
  await expectError(form);
  await expect(form.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada Lovelace');
  await state(page, 'Sent: desk away').click();
  await expect(alert(form)).toBeVisible();
  await expect(queuedNote(form)).toBeVisible();
  // The desk is back: the request that waited is sent by itself.
  await page.getByLabel('The desk', { exact: true }).selectOption('Stores it');
  await expectSuccess(form);

  expect(await storedHere(page)).toEqual({ outbox: [[QUEUED]], local: ['bio:outbox'], session: [] });
  expect(sent).toEqual([]);
});

test('the events are listed as they happen, without a secret, and cleared', async ({ page }) => {
  await open(page, 'bio-contact-form');
  await book(preview(page).locator('bio-contact-form'), newBooking({ email: 'ada@example.com' }));
  await expect(events(page).filter({ hasText: 'bio-lead-sent' })).toHaveCount(1);
  await expect(events(page).filter({ hasText: 'ada@example.com' })).toHaveCount(1);
  await expect(events(page).filter({ hasText: 'secret' })).toHaveCount(0);
  const names = await events(page).locator('b').allTextContents();
  expect(names.indexOf('bio-lead-sent')).toBeLessThan(names.indexOf('bio-lead'));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(events(page)).toHaveCount(0);
});

test('a method is called from the reference', async ({ page }) => {
  await open(page, 'bio-audit-wizard');
  await page.getByRole('button', { name: 'Call show()' }).click();
  await expect(preview(page).getByRole('dialog')).toBeVisible();
});

test('a method that is called before the widget is there is called then', async ({ page }) => {
  const release = await holdBack(page, /audit-wizard[^/]*\.js/);
  await open(page, 'bio-audit-wizard');
  await page.getByRole('button', { name: 'Call show()' }).click();
  release();
  await expect(preview(page).getByRole('dialog')).toBeVisible();
});

test('another config, ground or language keeps what was done; the preview survives a reload of its page', async ({
  page,
}) => {
  await open(page, 'bio-estimator');
  await card(preview(page), service.name).check();
  await nextButton(preview(page)).click();
  await expect(stepHeading(preview(page), 'addOns')).toBeVisible();
  await page.getByLabel('Firm').selectOption('Built-in firm, other ZIP codes');
  await page.getByLabel('Background').selectOption('Brand color');
  const ground = () =>
    preview(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect.poll(ground).toBe('rgb(163, 47, 42)');
  await expect(stepHeading(preview(page), 'addOns')).toBeVisible();

  await page.getByLabel('Firm').selectOption('House painting, in Spanish');
  await expect(preview(page)).toHaveAttribute('lang', 'es');
  await expect(preview(page).getByRole('button', { name: 'Siguiente' })).toBeVisible();
  await page.getByLabel('Language').selectOption('English');
  await expect(nextButton(preview(page))).toBeVisible();

  await preview(page).evaluate(() => location.reload());
  await expect(nextButton(preview(page))).toBeVisible();
});

test('a link of the widget does not lead out of the preview, and says where it would', async ({ page }) => {
  await open(page, 'bio-footer');
  await preview(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByText('leads out of the preview')).toContainText('/privacy');
  await expect(preview(page).locator('bio-footer')).toBeAttached();
});

test('what somebody wrote into a config stays text', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' }); // it would load the example itself
  const page = await context.newPage();
  const hostile = `<img src="x" onerror="top.wasRun = true"><script>top.wasRun = true</script>`;
  const firm: unknown = JSON.parse(
    readFileSync('demo/public/examples/moving.json', 'utf8'),
    (key, value: unknown) =>
      ['name', 'description', 'label', 'heading', 'motto', 'area', 'color-accent'].includes(key)
        ? hostile
        : value,
  );
  await page.route('**/examples/moving.json', (route) => route.fulfill({ json: firm }));
  await open(page, 'bio-estimator');
  await page.getByLabel('Background').selectOption('Brand color');
  await page.getByLabel('Firm').selectOption('Moving');
  await expect(preview(page).locator('bio-estimator')).toContainText('onerror=');
  expect(await preview(page).locator('bio-estimator img').count()).toBe(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await context.close();
});

test('every widget is shown in its first state, with a clean console', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await withoutMap(page);
  await open(page, 'bio-estimator');
  const links = await list(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) {
    const tag = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    await link.click();
    // The log and the frame still show the widget before for a moment.
    await expect(preview(page).locator(tag)).toBeAttached();
    await expect(events(page).filter({ hasText: 'bio-ready' })).toHaveCount(1);
    await expect(link).toBeFocused();
  }
  // The page that was not found says so, and the map may be left while it is still asked for.
  const expected = /^warning: Page not found|^failed: https:\/\/www\.google\.com\/maps.*ERR_ABORTED/;
  expect(pageErrors.filter((line) => !expected.test(line))).toEqual([]);
});

for (const width of sample('widths of the gallery', [1440, 390], 1))
  test(`axe finds nothing at ${width} px, with events and everything unfolded, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await bringAxe(page);
    await open(page, 'bio-estimator');
    await expect(events(page).first()).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await page.getByLabel('Width', { exact: true }).selectOption('1200');
    await expectNoViolations(page, `${width} px`);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await beyond()).toBe(0);
  });
