/** The documented snippet for site builders: with it nothing on a page moves. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { card, heading, nextButton } from '../pages/estimator';
import { service } from '../support/firm';
import { openForeignPage, serve } from '../support/foreignPage';
import { hydrate, waitForMethods, watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { sample } from '../support/sample';
import { openSnippet } from '../support/studioSnippet';
import { settled } from '../support/time';
import { DESK, SITE } from '../support/urls';

const [, documented = ''] =
  /```html\n(<script[^`]*?padding-top[^`]*)```/.exec(readFileSync('docs/site-builder.md', 'utf8')) ?? [];
const SNIPPET = documented
  .replaceAll('https://your-desk.example/api/requests', DESK)
  .replaceAll('https://your-desk.example', SITE);
const TEXT = `<p>${'And so on. '.repeat(40)}</p>`;

/** A page of somebody's with plain text, on a network so slow that it is painted anew between any two files. */
async function open(page: Page, inside: string, headers?: Record<string, string>): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await settled(page);
    await route.continue();
  });
  await openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width"><body style="font-family:sans-serif">${TEXT}${inside}${TEXT}`,
    { ...(headers && { headers }) },
  );
  await nextButton(page).waitFor();
  await waitForMethods(page, 'bio-estimator');
}

for (const width of sample('widths of the snippet', [320, 390, 600, 820, 1440], 2))
  test(`at ${width} px nothing moves while it loads, hydrates and is used`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1400 });
    await watchShifts(page);
    await watchHydration(page);
    await open(page, SNIPPET);
    expect(await shiftsOf(page), 'it loads').toEqual([]);
    const below = () =>
      page
        .locator('body > p') // not one of the widget's
        .last()
        .evaluate((element) => element.getBoundingClientRect().top);
    const before = await below();
    await hydrate(page, 'bio-estimator');
    expect(await below(), 'it hydrates').toBe(before);
    await card(page, service.name).check();
    const wasted = before - (await below());
    expect(wasted, 'height that was reserved and is not needed').toBeLessThanOrEqual(60);
    await nextButton(page).click();
    await expect(heading(page, 'addOns')).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });

test('the page below moves without it: the measure is not blind', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1400 });
  await watchShifts(page);
  await open(page, SNIPPET.replace(/<div.*<\/div>/, ''));
  expect(await shiftsOf(page)).not.toEqual([]);
});

test('under a policy without inline styles the page’s own sheet keeps the place', async ({ page }) => {
  await openSnippet(page);
  await page.getByText('Content Security Policy', { exact: true }).click();
  const rules = await page.getByRole('region', { name: 'Rules for your style sheet' }).innerText();
  const sheet = await serve(`body { font-family: sans-serif }\n${rules}`, {
    headers: { 'content-type': 'text/css' },
  });
  await watchShifts(page);
  const inside = `<link rel="stylesheet" href="${sheet}">${SNIPPET}`;
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 1400 });
    await open(page, inside, { 'content-security-policy': "style-src 'self'" });
    expect(await shiftsOf(page), `${width} px`).toEqual([]);
  }
});
