/** On a stranger's page that names the snapshot of its config, a firm of its own is shown as early as the built-in one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { REACT } from '../support/builtFiles';
import { openForeignPage } from '../support/foreignPage';
import { isDefined, watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { holdBack, onSlowNetwork, watchScripts } from '../support/slowNetwork';
import { snapshotMade } from '../support/snapshotMade';
import { type Desk, startDesk } from '../support/startDesk';
import { idle } from '../support/time';
import { FOREIGN_SITE } from '../support/urls';

const PHONE = '(503) 555-0138';

/** A firm with its own currency, colors and texts. */
const config = {
  version: 1,
  company: { name: 'Junk Gone', phone: PHONE },
  currency: 'EUR',
  theme: { 'color-accent': '#7a1fa2' },
  estimator: {
    items: [
      {
        id: 'sofa',
        name: 'Sofa',
        description: 'Carried down.',
        group: 'services',
        price: { min: 40, max: 60 },
      },
      {
        id: 'piano',
        name: 'Piano',
        description: 'By four.',
        group: 'services',
        price: { min: 200, max: 300 },
      },
      { id: 'sweep', name: 'Sweeping', group: 'addOns', price: { min: 20, max: 30 } },
    ],
  },
  texts: { de: { estimator: { title: 'Sofort-Preis' } } },
};

let desk: Desk;
test.beforeAll(async () => {
  const folder = test.info().outputPath('firms');
  mkdirSync(join(folder, 'configs'), { recursive: true });
  const add = (id: string, content: object) => {
    writeFileSync(join(folder, `configs/${id}.json`), JSON.stringify(content));
    writeFileSync(
      join(folder, `${id}.json`),
      JSON.stringify({ allowedOrigins: [FOREIGN_SITE], config: `configs/${id}.json` }),
    );
  };
  add('junk', config);
  add('mistaken', { ...config, currency: 'none', hours: 'all day' });
  desk = await startDesk({ FIRMS_DIR: folder, ALLOWED_ORIGINS: '' });
  await snapshotMade(`${desk.url}/configs/junk/estimator.js`);
});
test.afterAll(() => desk.stop());
test.beforeEach(({ page }) => onSlowNetwork(page));

interface Pasted {
  id?: string;
  widget?: string;
  attributes?: string;
  query?: string;
  html?: string;
}

/** Pastes what the studio's snippet writes, with something below it. */
const paste = (
  page: Page,
  { id = 'junk', widget = 'estimator', attributes = '', query = '', html }: Pasted = {},
) => {
  const address = `${desk.url}/configs/${id}.json`;
  return openForeignPage(
    page,
    `<meta name="viewport" content="width=device-width"><body>
<link rel="modulepreload" href="${desk.url}/configs/${id}/${widget}.js${query}" data-config="${address}">
<script type="module" src="${desk.url}/biosystem.js"></script>
<bio-${widget} endpoint="${desk.url}/api/requests/${id}" config="${address}" ${attributes}></bio-${widget}>
<p id="below">Below`,
    html === undefined ? {} : { html },
  );
};

const sofa = (page: Page) => page.getByRole('checkbox', { name: 'Sofa' });
const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const top = (page: Page) => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top);
const toHydrate = (page: Page) => page.locator('bio-estimator[data-hydrated]').waitFor({ state: 'attached' });

for (const width of [390, 1280])
  test(`it is shown without any code of the widget or its config, and hydrated without a move or a message, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const pageErrors = await watchPageErrors(page);
    const scripts = watchScripts(page);
    const configs: string[] = [];
    page.on('request', (request) => request.url().endsWith('.json') && configs.push(request.url()));
    await watchShifts(page);
    await watchHydration(page);
    await paste(page);
    await expect(sofa(page)).toBeVisible();
    await expect(page.locator('bio-estimator')).toHaveAttribute('data-ready');
    await idle(page);
    expect(await isDefined(page, 'bio-estimator')).toBe(false);
    expect(scripts.filter((name) => name !== 'islands').toSorted()).toEqual(['biosystem', 'estimator']);
    const [before, shifts] = [await top(page), await shiftsOf(page)];
    const inside = await page.locator('bio-estimator form').elementHandle();
    const screenshot = await page.screenshot({ fullPage: true });
    await page.locator('bio-estimator').dispatchEvent('pointerover', { pointerType: 'mouse' });
    await toHydrate(page);
    await idle(page);
    expect(await inside?.evaluate((form) => form.isConnected)).toBe(true);
    expect(screenshot.equals(await page.screenshot({ fullPage: true }))).toBe(true);
    expect(await top(page)).toBe(before);
    expect(await shiftsOf(page)).toEqual(shifts);
    expect(configs).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

test('what is ticked before React counts, and the second step needs no code', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await watchHydration(page);
  const release = await holdBack(page, REACT);
  await paste(page);
  await sofa(page).check();
  await nextButton(page).click();
  await expect(page.getByRole('checkbox', { name: 'Sweeping' })).toBeVisible();
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  await page.getByRole('checkbox', { name: 'Sweeping' }).check();
  release();
  await toHydrate(page);
  await expect(page.getByRole('checkbox', { name: 'Sweeping' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(sofa(page)).toBeChecked();
  expect(pageErrors).toEqual([]);
});

test('a config that was changed meanwhile is shown at the next visit: the widget hydrates from what it shows', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  await watchHydration(page);
  await page.route('**/configs/junk.json', (route) =>
    route.fulfill({
      json: { ...config, estimator: { items: config.estimator.items.slice(1) } },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await paste(page);
  await sofa(page).check();
  await toHydrate(page);
  await idle(page);
  await expect(sofa(page)).toBeChecked();
  expect(pageErrors).toEqual([]);
});

test('it has the firm’s phone, and another one where the page names it', async ({ page }) => {
  await page.route(REACT, (route) => route.abort());
  for (const [attributes, phone] of [
    ['', PHONE],
    ['phone="(555) 010-0199"', '(555) 010-0199'],
  ] as const) {
    await paste(page, { attributes });
    await sofa(page).check();
    await nextButton(page).click();
    await nextButton(page).click();
    const link = page.getByRole('alert').getByRole('link');
    await expect(link).toHaveText(phone);
  }
});

test('a service that an attribute selects is ticked at once', async ({ page }) => {
  await paste(page, { attributes: 'services="piano"' });
  await expect(page.getByRole('checkbox', { name: 'Piano' })).toBeChecked();
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
});

test('a page in another language has the snapshot that was made for it, or does without', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  await watchHydration(page);
  const html = '<html lang="de">';
  await paste(page, { query: '?lang=de', html });
  await expect(sofa(page)).toBeVisible();
  await idle(page);
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  await sofa(page).check();
  await toHydrate(page);
  await expect(sofa(page)).toBeChecked();
  await paste(page, { html });
  await toHydrate(page); // its code shows it
  await expect(sofa(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a config with mistakes is shown as early, and they are reported without waiting for a visitor', async ({
  page,
}) => {
  const release = await holdBack(page, REACT);
  const reported = page.waitForEvent('console', (line) => line.text().includes('hours'));
  await paste(page, { id: 'mistaken' });
  await expect(sofa(page)).toBeVisible();
  release();
  expect((await reported).text()).toContain('currency');
});

test('a snapshot that cannot be had costs nothing but time', async ({ page }) => {
  await page.route('**/configs/junk/*.js', (route) => route.fulfill({ status: 503 }));
  await paste(page);
  await expect(sofa(page)).toBeVisible();
  expect(await isDefined(page, 'bio-estimator')).toBe(true);
});

test('one of another config, and one that the page does not name, are not asked for', async ({ page }) => {
  const scripts = watchScripts(page);
  const address = `${desk.url}/configs/junk.json`;
  await openForeignPage(
    page,
    `<link data-config="${desk.url}/configs/other.json" href="${desk.url}/configs/other/estimator.js">
<script type="module" src="${desk.url}/biosystem.js"></script><bio-estimator config="${address}"></bio-estimator>`,
  );
  await expect(sofa(page)).toBeVisible();
  expect(scripts.filter((name) => name === 'estimator')).toHaveLength(1); // its code
});

/** Chooses a config at an address in the studio of the desk. @returns the snippet. */
async function chooseConfig(page: Page, address: string): Promise<() => Promise<string>> {
  await page.goto(`${desk.url}/studio/#snippet`);
  await page.getByRole('combobox', { name: 'Services, prices and words' }).selectOption('address');
  await page.getByRole('textbox', { name: 'Address of the config' }).fill(address);
  return async () => {
    await expect(page.getByRole('button', { name: 'Copy snippet' })).toBeVisible();
    return (
      (await page.getByRole('region', { name: 'Your snippet' }).locator('code').first().textContent()) ?? ''
    );
  };
}

const FIRMS_SITE = 'https://junk-gone.example';

test('the studio names the script that a desk has for a config; pasted, the widget is shown before its code', async ({
  page,
}) => {
  const snippet = await (await chooseConfig(page, `${desk.url}/configs/junk.json`))();
  const script = `<script type="module" src="${desk.url}/configs/junk/estimator.js"></script>`;
  expect(snippet).toContain(script);
  expect(snippet).not.toContain('modulepreload');
  await watchShifts(page);
  await watchHydration(page);
  // Without the snapshot nothing moves either: the snippet reserves the height.
  for (const [pasted, isEarly] of [
    [snippet, true],
    [snippet.replace('configs/junk/estimator', 'biosystem'), false],
  ] as const)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openForeignPage(
        page,
        `<meta name="viewport" content="width=device-width"><body style="font-family:sans-serif">${pasted}<p id="below">Below`,
      );
      if (isEarly) {
        await expect(sofa(page)).toBeVisible();
        expect(await isDefined(page, 'bio-estimator')).toBe(false);
      }
      const before = await top(page);
      // Again and again: the code of the islands, which hears it, may still be on its way.
      await expect(async () => {
        await page.locator('bio-estimator').dispatchEvent('pointerover', { pointerType: 'mouse' });
        await expect(page.locator('bio-estimator[data-hydrated]')).toBeAttached({ timeout: 1_000 });
      }).toPass();
      expect(await top(page), `${width} px`).toBe(before);
      expect(await shiftsOf(page)).toEqual([]);
    }
});

test('for a config elsewhere the studio offers the snapshot as a file, which the snippet then names', async ({
  page,
}) => {
  const headers = { 'access-control-allow-origin': '*' };
  let file: string | undefined;
  await page.context().route(`${FIRMS_SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/facts/junk.json') return route.fulfill({ json: config, headers });
    if (pathname === '/facts/junk/estimator.js' && file !== undefined)
      return route.fulfill({ body: file, contentType: 'text/javascript', headers });
    return route.fulfill({ status: 404, headers });
  });
  const snippet = await chooseConfig(page, `${FIRMS_SITE}/facts/junk.json`);
  const offer = page.getByRole('button', { name: 'Download estimator.js' });
  await expect(offer).toBeVisible();
  expect(await snippet()).not.toContain('modulepreload');
  const downloading = page.waitForEvent('download');
  await offer.click();
  const stream = await (await downloading).createReadStream();
  file = (await stream.toArray()).join('');
  await expect.poll(snippet).toContain(`href="${FIRMS_SITE}/facts/junk/estimator.js"`);
  // The same data as a desk makes of the same config, which adds where the script finds its files.
  const [data = ''] = (await (await fetch(`${desk.url}/configs/junk/estimator.js`)).text()).split(
    ',"script":',
  );
  expect(file.includes(data)).toBe(true);
  const pageErrors = await watchPageErrors(page);
  await watchHydration(page);
  await openForeignPage(page, await snippet());
  await expect(sofa(page)).toBeVisible();
  expect(await isDefined(page, 'bio-estimator')).toBe(false);
  await sofa(page).check();
  await toHydrate(page);
  await expect(sofa(page)).toBeChecked();
  expect(pageErrors.filter((line) => !line.includes('ALLOWED_ORIGINS'))).toEqual([]);
});

test('while fifty snapshots are made, the desk answers at once', async () => {
  const names = [
    'faq',
    'hero',
    'map',
    'plans',
    'about',
    'footer',
    'header',
    'estimator',
    'gallery',
    'biocheck',
  ];
  const urls = ['fr', 'it', 'nl', 'pt', 'pl'].flatMap((lang) =>
    names.map((name) => `${desk.url}/configs/junk/${name}.js?lang=${lang}`),
  );
  const made = new AbortController();
  /** Whoever would wait too long is answered with 503, and asks again. */
  const make = async (url: string): Promise<number> => {
    const { status } = await fetch(url);
    return status === 503 ? make(url) : status;
  };
  const making = Promise.all(urls.map(make)).finally(() => made.abort());
  const times: number[] = [];
  while (!made.signal.aborted) {
    const began = performance.now();
    await (await fetch(`${desk.url}/healthz`)).text();
    times.push(performance.now() - began);
  }
  expect(new Set(await making)).toEqual(new Set([200]));
  // Where making them held requests up, it would most of them; a busy machine holds any program up for a moment.
  const sorted = times.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(200);
});
