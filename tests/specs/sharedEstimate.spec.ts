/** A visitor shows an estimate to somebody else: by a link that opens it again, without saying who asked. */
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import * as estimator from '../pages/estimator';
import { formatPrices } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
const RANGE = formatPrices(estimator.estimateOf(estimator.FULL));

/** Presses Share on a device without a menu for that. @returns the link that was copied. */
async function copyLink(page: Page, context: BrowserContext): Promise<URL> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shareButton(page).click();
  await expect(page.getByText('Copied. Paste it into a message.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(RANGE);
  return new URL(copied.split('\n').at(-1) ?? '');
}

for (const [where, html] of Object.entries({
  'in the page': estimator.ESTIMATOR,
  'in the panel': estimator.PANEL,
}))
  test(`a shared link opens the same estimate ${where}, and says nothing of the visitor`, async ({
    page,
    context,
    browser,
  }) => {
    await openForeignPage(page, SCRIPT + html);
    await page.goto(`${page.url()}?lang=1&gclid=click&utm_source=mail`);
    if (html === estimator.PANEL) await estimator.launchButton(page).click();
    await estimator.walkToContact(page, estimator.FULL);
    await estimator.fillContact(page, estimator.newContact());
    await page.getByRole('button', { name: 'Back to my estimate' }).click();
    const link = await copyLink(page, context);
    expect([...link.searchParams.keys()]).toEqual(['lang', 'services', 'answers']);
    for (const secret of ['Ada', '555', 'example.com', '30009']) expect(link.href).not.toContain(secret);

    const other = await (await browser.newContext()).newPage();
    await other.goto(link.href);
    await expect(estimator.heading(other, 'result')).toBeFocused();
    await expect(estimator.heading(other, 'result')).toBeInViewport();
    await expect(estimator.range(other)).toHaveText(RANGE);
    await other.context().close();
  });

test('what is changed after a link was opened stays over a reload, and the link opened anew is the shared one', async ({
  page,
  context,
}) => {
  await openForeignPage(page, SCRIPT + estimator.ESTIMATOR);
  await estimator.walkToResult(page, estimator.FULL);
  const link = await copyLink(page, context);
  await page.goto(link.href);
  await page.getByRole('button', { name: 'Change my answers' }).click();
  for (const { name } of estimator.itemsOf(estimator.FULL).slice(1, 2))
    await estimator.card(page, name).uncheck();
  await page.reload();
  await expect(estimator.heading(page, 'services')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('where the browser lets nobody share or copy, the link is shown to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openForeignPage(page, SCRIPT + estimator.ESTIMATOR);
  await estimator.walkToResult(page, estimator.FULL);
  await shareButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Copy this:' })).toHaveValue(/\?services=.*answers=/);
});

test('the result shows pictures of the answers, what is included and what happens next', async ({ page }) => {
  await openForeignPage(page, SCRIPT + estimator.ESTIMATOR);
  await estimator.walkToResult(page, estimator.FULL);
  const pictures = page.locator('bio-estimator img');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  const included = page.getByRole('region', { name: 'What is included' });
  for (const { name } of estimator.itemsOf(estimator.FULL))
    await expect(included.getByText(name, { exact: true })).toBeVisible();
  await expect(included.getByText('Not included').first()).toBeVisible();
});
