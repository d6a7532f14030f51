/** The documentation on a plain file server, at the root and below it, with a script that is late or never comes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import sirv from 'sirv';
import { watchPageErrors } from '../support/pageReports';

let server: Server;

/** @returns the address at which a folder is served. */
async function serve(folder: string, path: string): Promise<string> {
  const files = sirv(folder, { dev: true });
  server = createServer((request, response) => {
    request.url = request.url?.startsWith(path) ? request.url.slice(path.length - 1) : '/outside';
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}${path}`;
}

test.afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const firstWidget = (page: Page) => page.locator('.live').first();
const inFrame = (page: Page) => firstWidget(page).frameLocator('iframe').locator('bio-estimator');

/** What a reader does: copies code, searches, follows what was found, and a link of the menu. */
async function read(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = page.locator('.vp-doc div.language-css').first();
  await code.hover();
  await code.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('--bio-color-accent: #1f5f8b;');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('change a price');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 3, name: 'Change a price' })).toBeInViewport();
  await page.getByRole('navigation').getByRole('link', { name: 'Theming' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Theming');
}

for (const [name, folder, path, docs, isLive] of [
  ['beside the studio, below the root', 'dist', '/some/folder/', 'docs/', true],
  ['alone, at the root', 'dist/docs', '/', '', false],
] as const) {
  test(`${name}: a reader copies, searches and sees a widget`, async ({ page }) => {
    const errors = await watchPageErrors(page);
    const host = await serve(folder, path);
    await page.goto(`${host}${docs}theming/`);
    await expect(firstWidget(page).getByRole('button', { name: 'Server HTML' })).toBeVisible({
      visible: isLive,
    });
    await expect(inFrame(page).getByRole('heading', { name: 'What needs care?' })).toBeVisible();
    await firstWidget(page).getByLabel('Language').selectOption('Deutsch');
    await expect(inFrame(page).getByRole('heading', { name: 'Was braucht Pflege?' })).toBeVisible();
    await read(page);
    const isOfStudio = (error: string) => /studio\/preview\.html|status of 404/.test(error);
    expect(isLive ? errors : errors.filter((error) => !isOfStudio(error))).toEqual([]);
  });

  test(`${name}: everything can be read before there is a script`, async ({ page }) => {
    const host = await serve(folder, path);
    let bringScript = () => {};
    const late = new Promise<void>((resolve) => {
      bringScript = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(`${host}${docs}theming/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'The header' })).toBeAttached();
    await expect(inFrame(page).getByRole('heading', { name: 'What needs care?' })).toBeVisible();
    bringScript();
    await read(page);
  });

  test(`${name}: everything can be read without a script`, async ({ browser }) => {
    const host = await serve(folder, path);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${host}${docs}theming/`);
    await expect(
      page.getByText('The search, the colors and the live widgets need JavaScript.'),
    ).toBeVisible();
    await expect(inFrame(page).getByRole('heading', { name: 'What needs care?' })).toBeVisible();
    for (const dead of ['Search', 'Copy', 'Server HTML'])
      await expect(page.getByRole('button', { name: dead })).toHaveCount(0);
    await page.getByRole('link', { name: 'all pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Languages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Languages' })).toBeVisible();
    await context.close();
  });
}
