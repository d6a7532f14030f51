/** A widget's own script, `/estimator.js` or `/configs/<id>/estimator.js`, is all that a page with one widget needs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { expectSuccess, fillIn, newBooking, sendButton } from '../pages/contactForm';
import {
  card,
  ESTIMATOR,
  expectConfirmation,
  heading,
  nextButton,
  requestEstimate,
} from '../pages/estimator';
import { fileNamed, ISLANDS, REACT } from '../support/builtFiles';
import { firstService } from '../support/firm';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchHydration } from '../support/hydration';
import { watchPageErrors } from '../support/pageReports';
import { onSlowNetwork, watchScripts } from '../support/slowNetwork';
import { snapshotMade } from '../support/snapshotMade';
import { startDesk } from '../support/startDesk';
import { FOREIGN_SITE, SITE } from '../support/urls';

const script = (url: string) => `<script type="module" src="${url}"></script>`;
const ESTIMATOR_SCRIPT = script(`${SITE}/estimator.js`);

test.beforeEach(({ page }) => onSlowNetwork(page));

/** The code of the widget and the islands never comes. */
const withoutCode = async (page: Page) => {
  for (const file of [REACT, fileNamed(ISLANDS)]) await page.route(file, () => {});
};

test('it shows the first two steps by itself, without any other file', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  const files: string[] = [];
  page.on('requestfinished', (request) => request.url().startsWith(SITE) && files.push(request.url()));
  await withoutCode(page);
  await openForeignPage(page, ESTIMATOR_SCRIPT + ESTIMATOR);
  await card(page, firstService.name).check();
  await nextButton(page).click();
  await expect(heading(page, 'addOns')).toBeFocused();
  await expect(heading(page, 'services')).toBeHidden();
  expect(files).toEqual([`${SITE}/estimator.js`]);
  expect(pageErrors).toEqual([]);
});

test('a whole walk from the first tick ends in a lead', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(page, ESTIMATOR_SCRIPT + ESTIMATOR);
  await requestEstimate(page);
  await expectConfirmation(page);
  expect(pageErrors).toEqual([]);
});

test('any other widget of the page works by it, too', async ({ page }) => {
  await openForeignPage(page, ESTIMATOR_SCRIPT + FORM);
  await fillIn(page, newBooking());
  await sendButton(page).click();
  await expectSuccess(page);
});

for (const [order, scripts] of [
  ['before', ESTIMATOR_SCRIPT + SCRIPT],
  ['after', SCRIPT + ESTIMATOR_SCRIPT],
] as const)
  test(`${order} the script for all widgets it shows one widget once`, async ({ page }) => {
    const pageErrors = await watchPageErrors(page);
    await watchHydration(page);
    await openForeignPage(page, scripts + ESTIMATOR);
    await card(page, firstService.name).check();
    await page.locator('bio-estimator[data-hydrated]').waitFor({ state: 'attached' });
    await expect(card(page, firstService.name)).toBeChecked();
    await expect(heading(page, 'services')).toHaveCount(1);
    expect(pageErrors).toEqual([]);
  });

test.describe('of a firm', () => {
  const itemNamed = (id: string, name: string) => ({
    id,
    name,
    description: 'Carried down.',
    group: 'services',
    price: { min: 40, max: 60 },
  });

  test('it shows the firm’s items in one round trip, and another firm’s by its code', async ({ page }) => {
    const folder = test.info().outputPath('firms');
    mkdirSync(join(folder, 'configs'), { recursive: true });
    for (const [id, name] of [
      ['junk', 'Sofa'],
      ['moves', 'Piano'],
    ] as const) {
      const config = {
        version: 1,
        company: { name: id, phone: '(503) 555-0138' },
        estimator: { items: [itemNamed('first', name), itemNamed('second', 'Wardrobe')] },
      };
      writeFileSync(join(folder, `configs/${id}.json`), JSON.stringify(config));
      writeFileSync(
        join(folder, `${id}.json`),
        JSON.stringify({ allowedOrigins: [FOREIGN_SITE], config: `configs/${id}.json` }),
      );
    }
    const desk = await startDesk({ FIRMS_DIR: folder, ALLOWED_ORIGINS: '' });
    try {
      const tag = (id: string) =>
        `<bio-estimator endpoint="${desk.url}/api/requests/${id}" config="${desk.url}/configs/${id}.json"></bio-estimator>`;
      const address = `${desk.url}/configs/junk/estimator.js`;
      await snapshotMade(address);
      const firmScript = script(address);
      const failed: string[] = [];
      page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
      const scripts = watchScripts(page);
      await openForeignPage(page, firmScript + tag('junk'));
      await expect(card(page, 'Sofa')).toBeVisible();
      expect(scripts).toEqual(['estimator']);
      // Before anything but the first state is there.
      const estimator = page.locator('bio-estimator');
      await estimator.evaluate(
        (element, url) => element.setAttribute('config', url),
        `${desk.url}/configs/moves.json`,
      );
      await estimator.hover();
      await expect(card(page, 'Piano')).toBeVisible();
      await expect(card(page, 'Sofa')).toHaveCount(0);

      await openForeignPage(page, firmScript + tag('moves'));
      await expect(card(page, 'Piano')).toBeVisible();
      await expect(card(page, 'Sofa')).toHaveCount(0);

      await openForeignPage(page, firmScript + ESTIMATOR.replaceAll(SITE, desk.url));
      await expect(card(page, firstService.name)).toBeVisible();
      expect(failed).toEqual([]);
    } finally {
      await desk.stop();
    }
  });
});
