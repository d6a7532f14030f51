/** The snippet that the README gives site builders: with it nothing on a page moves. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { DESK, SITE } from './addresses';
import { card, heading, nextButton } from './estimator';
import { openForeignPage } from './publish';
import { shiftsOf, watchShifts } from './shifts';
import { awake, waitForMethods, watchAwake } from './visitor';

const [, documented = ''] =
  /```html\n(<link[^`]*?room-for-estimator[^`]*)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
const SNIPPET = documented
  .replaceAll('https://your-desk.example/api/requests', DESK)
  .replaceAll('https://your-desk.example', SITE);
const TEXT = `<p>${'And so on. '.repeat(40)}</p>`;

/** A page of somebody's in plain letters, on a line that takes its time for every file. */
async function open(page: Page, inside: string): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width"><body style="font-family:sans-serif">${TEXT}${inside}${TEXT}`,
  );
  await nextButton(page).waitFor();
  await waitForMethods(page, 'bio-estimator');
}

for (const width of [320, 390, 600, 820, 1440])
  test(`at ${width} px nothing moves: while it comes, wakes and is used`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1400 });
    await watchShifts(page);
    await watchAwake(page);
    await open(page, SNIPPET);
    expect(await shiftsOf(page), 'it comes').toEqual([]);
    const below = () =>
      page
        .locator('p')
        .last()
        .evaluate((element) => element.getBoundingClientRect().top);
    const before = await below();
    await awake(page, 'bio-estimator');
    expect(await below(), 'it wakes').toBe(before);
    await card(page, 'BioSeal').check();
    const wasted = before - (await below());
    expect(wasted, 'room that was kept free and is not needed').toBeLessThanOrEqual(50);
    await nextButton(page).click();
    await expect(heading(page, 'addOns')).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });

test('the page below moves without it: the measure is not blind', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1400 });
  await watchShifts(page);
  await open(page, SNIPPET.replace(/<style>.*<\/style>/s, ''));
  expect(await shiftsOf(page)).not.toEqual([]);
});
