/** The studio's frame: its views by hand and by keys, at every width, without a network, on a plain file server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import sirv from 'sirv';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { startDesk } from '../support/startDesk';
import { SITE } from '../support/urls';

const VIEWS = ['Edit', 'Design', 'Publish', 'Code for your page', 'Check my page', 'Widgets'];

/** In the menu, or in that of the views which belong to publishing. */
const viewLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^(?:Studio|Publish)$/ })
    .getByRole('link', { name, exact: true })
    .first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const FIRST = 'What do you make?';
/** Its code is there, and has been rendered. */
const opened = async (page: Page, name: string) => {
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
};

for (const width of sample('widths of the studio', [1440, 390], 1))
  test(`every view opens at ${width} px, with a clean console; nothing sticks out, axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const pageErrors = await watchPageErrors(page);
    await bringAxe(page);
    await page.goto(`${SITE}/studio/`);
    await opened(page, FIRST);
    await expectNoViolations(page, `${FIRST}, ${width} px`);
    const menu = await page.getByRole('navigation', { name: 'Studio' }).boundingBox();
    if (width < 900) expect(menu?.height, 'the menu takes one line').toBeLessThan(60);
    for (const name of VIEWS) {
      await viewLink(page, name).click();
      await opened(page, name);
      await expect(page).toHaveTitle(`${name} · Studio · BioSystem widgets`);
      await expectNoViolations(page, `${name}, ${width} px`);
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, `pixels beyond ${width} px in ${name}`).toBe(0);
    }
    expect(pageErrors).toEqual([]);
  });

test('by keys a view is opened and read from its beginning; Back returns to the one before', async ({
  page,
}) => {
  await page.goto(`${SITE}/studio/`);
  await opened(page, FIRST);
  await viewLink(page, 'Design').focus();
  await page.keyboard.press('Enter');
  await opened(page, 'Design');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await opened(page, FIRST);
});

test('a link to a view opens it; one to no view opens the first', async ({ page }) => {
  await page.goto(`${SITE}/studio/#check`);
  await opened(page, 'Check my page');
  await page.goto(`${SITE}/studio/#nothing`);
  await opened(page, FIRST);
});

test.describe('without a service worker, which would have the files', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [what, file] of [
    ['code', '**/studio/assets/Theme-*.js'],
    ['data', '**/custom-elements.json'],
  ] as const)
    test(`a view whose ${what} cannot be had says so; the others work, and loaded again it is there`, async ({
      page,
    }) => {
      await page.route(file, (route) => route.abort());
      await page.goto(`${SITE}/studio/#share`);
      await opened(page, 'Publish');
      await viewLink(page, 'Design').click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'This view could not be shown.' }),
      ).toBeVisible();
      await viewLink(page, 'Widgets').click();
      await opened(page, 'Widgets');
      await viewLink(page, 'Design').click();
      await page.unroute(file);
      await page.getByRole('button', { name: 'Load it again' }).click();
      await expect(page.getByRole('heading', { name: 'Your brand’s color' })).toBeVisible();
    });
});

test('a firm of one’s trade is begun with its prices, and gone on with at the page itself', async ({
  page,
}) => {
  await page.goto(`${SITE}/studio/`);
  await page.getByLabel('Name of the firm').fill('Third Ramp');
  await page.getByRole('button', { name: 'Moving', exact: true }).click();
  await opened(page, 'Edit');
  await expect(page.getByLabel('Name of the draft')).toHaveValue('Third Ramp');
  await expect(page.frameLocator('iframe').first().getByText('Two movers and a truck')).toBeVisible();
  await page.goto(`${SITE}/studio/`);
  await opened(page, 'Edit');
});

test('no other page loads anything of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(SITE, { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path) => path.startsWith('/studio'))).toEqual([]);
});

test('it asks no other server for anything', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`${SITE}/studio/`);
  for (const name of VIEWS) {
    await viewLink(page, name).click();
    await opened(page, name);
  }
  expect([...new Set(asked)].filter((origin) => origin !== 'null')).toEqual([SITE]);
});

test('once it was loaded, every view and a widget work without a network', async ({ page }) => {
  const desk = await startDesk({});
  await page.goto(`${desk.url}/studio/`);
  await opened(page, FIRST);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await desk.stop();
  await page.reload();
  for (const name of VIEWS) {
    await viewLink(page, name).click();
    await opened(page, name);
  }
  await page.goto(`${desk.url}/studio/#gallery/bio-estimator`);
  await expect(page.frameLocator('iframe').first().getByRole('checkbox').first()).toBeVisible();
});

test('a plain file server is enough, also below the root', async ({ page }) => {
  const files = sirv('dist/site', { dev: false, extensions: [] });
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!path.startsWith('/widgets/')) {
      response.writeHead(404).end();
      return;
    }
    request.url = path.slice('/widgets'.length).replace(/\/(?=\?|$)/, '/index.html');
    files(request, response, () => void response.writeHead(404).end());
  }).listen(0);
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/widgets/studio/`);
    for (const name of VIEWS) {
      await viewLink(page, name).click();
      await opened(page, name);
    }
    await page.goto(`${page.url().split('#')[0]}#gallery/bio-estimator`);
    await expect(page.frameLocator('iframe').first().getByRole('checkbox').first()).toBeVisible();
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
