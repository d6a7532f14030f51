/** The estimator of a firm with more or fewer items than the built-in one, sliders and choices: whole at once, and still. */
import { expect, type Page, test } from 'playwright/test';
import { heading, nextButton, withConfig } from '../pages/estimator';
import { blueDoor } from '../support/blueDoor';
import { REACT } from '../support/builtFiles';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { hydrate, watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { prerendered } from '../support/prerendered';
import { holdBack } from '../support/slowNetwork';
import { copySnippet } from '../support/studioSnippet';
import { settled } from '../support/time';
import { FOREIGN_SITE } from '../support/urls';

const WIDTHS = [390, 1280];
const TEXT = `<p>${'And so on. '.repeat(40)}</p>`;
const pageOf = (inside: string) =>
  `<meta name="viewport" content="width=device-width"><body style="font-family:sans-serif">${TEXT}${inside}<p id="below">Below</p>`;

const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

/** Notes each height of the element, with the place of what stands below, in the frames in which they change. */
const watchHeights = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heights: string[] = [];
    Object.assign(window, { heights });
    const look = () => {
      const rect = document.querySelector('bio-estimator')?.getBoundingClientRect();
      const below = document.querySelector('#below')?.getBoundingClientRect();
      const height = rect && below && `${rect.height} px high, then ${below.top}`;
      if (height && heights.at(-1) !== height) heights.push(height);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const heightsOf = (page: Page) => page.evaluate(() => (window as unknown as { heights: string[] }).heights);

for (const items of [3, 14])
  test.describe(`with ${items} items`, () => {
    test.beforeEach(async ({ page }) => {
      await watchHydration(page);
      await watchShifts(page);
      await watchHeights(page);
    });

    test('under the studio’s snippet nothing moves', async ({ page }) => {
      const config = await serve(JSON.stringify(blueDoor(items)), {
        headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      });
      const snippet = await copySnippet(page, {
        'What you paste it into': 'html',
        'Services, prices and words': 'address',
        'Address of the config': FOREIGN_SITE + config,
      });
      await page.route(/\.js$/, async (route) => {
        await settled(page);
        await route.continue();
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 2000 });
        await openForeignPage(page, pageOf(snippet));
        await hydrate(page, 'bio-estimator');
        await expect(slider(page, 'Hours')).toBeVisible();
        expect(await shiftsOf(page), `${width} px`).toEqual([]);
        expect(await heightsOf(page), `${width} px`).toHaveLength(1);
        const wasted = await page.locator('bio-estimator').evaluate((element) => {
          const card = element.shadowRoot?.querySelector('[part=card]');
          return element.getBoundingClientRect().height - (card?.getBoundingClientRect().height ?? 0);
        });
        expect(wasted, 'height that was reserved and is not needed').toBeLessThanOrEqual(60);
      }
    });

    test('server HTML has every control, and React takes it over in its place', async ({ page }) => {
      const pageErrors = await watchPageErrors(page);
      const markup = await prerendered(withConfig(blueDoor(items)));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 2000 });
        const release = await holdBack(page, REACT);
        await openForeignPage(page, pageOf(markup + SCRIPT));
        const hours = page.locator('bio-estimator output');
        await expect(slider(page, 'Hours')).toHaveValue('4');
        await slider(page, 'Hours').fill('6.5');
        await expect(hours).toHaveText('6.5');
        await radio(page, 'Months', '3').click({ force: true });
        release();
        await page.locator('bio-estimator[data-hydrated]').waitFor({ state: 'attached' });
        await expect(slider(page, 'Hours')).toHaveValue('6.5');
        await expect(hours).toHaveText('6.5');
        await expect(radio(page, 'Months', '3')).toBeChecked();
        await slider(page, 'Hours').fill('7');
        await expect(hours).toHaveText('7');
        await radio(page, 'Months', '2').click({ force: true });
        await expect(radio(page, 'Months', '2')).toBeChecked();
        expect(await heightsOf(page), `${width} px`).toHaveLength(1);
        await nextButton(page).click();
        await expect(heading(page, 'property')).toBeVisible();
        await expect(slider(page, 'Miles')).toBeVisible();
        await page.unroute(REACT);
        await page.evaluate(() => sessionStorage.clear());
      }
      expect(pageErrors).toEqual([]);
    });
  });
