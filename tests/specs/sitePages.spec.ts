/** Every page of our own site, whatever stands on it: clean console, no violations, nothing moves, nothing sticks out. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { fileNamed } from '../support/builtFiles';
import { PHONE } from '../support/firm';
import { hydrateAll } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { skippedSections, untilWhole } from '../support/sections';
import { onSlowNetwork } from '../support/slowNetwork';
import { holdIdle } from '../support/time';
import { PAGES, SITE } from '../support/urls';

/** Opens a page, with its widgets not hydrated yet, and scrolls through it. */
async function visit(page: Page, path: string): Promise<void> {
  await withoutMap(page);
  await watchShifts(page);
  await page.goto(path);
  await scrollThrough(page);
}

/** To its end and back. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // The header follows the scrolling a frame later.
    for (let frames = 0; frames < 3; frames++) await frame();
  });

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const WIDTHS = [1440, 390];

for (const path of sample('clean pages', PAGES.slice(1), 5).concat('/')) {
  const widths = path === '/' ? WIDTHS : sample(`widths of ${path}`, WIDTHS, 1);
  test(`${path}: a clean console, nothing moves or sticks out, axe finds nothing`, async ({ page }) => {
    const pageErrors = await watchPageErrors(page);
    await bringAxe(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, path);
      await expectNoViolations(page, `before hydration, ${width} px`);
      await hydrateAll(page);
      await scrollThrough(page);
      expect(await shiftsOf(page), `layout shifts at ${width} px`).toEqual([]);
      await expectNoViolations(page, `hydrated, ${width} px`);
      for (const resized of [width, ...(width === 1440 ? [820] : [320])]) {
        await page.setViewportSize({ width: resized, height: 844 });
        expect(await sticksOut(page), `pixels beyond ${resized} px`).toBe(0);
      }
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // A picture that cannot be had makes way for a quiet ground: all that the page brought have to be there still, those at the
    // side of a scroller too, which are loaded when they are nearly in view, or for print.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const brought = (await (await page.request.get(path)).text()).match(/<img /g)?.length ?? 0;
    const shown = () =>
      page
        .locator('img')
        .evaluateAll(
          (all) => (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length,
        );
    await expect.poll(shown, 'pictures that are shown').toBe(brought);
    expect(pageErrors).toEqual([]);
  });
}

/** What a script of the page undoes or repairs, it does within that time: 8 s after the page is opened it gives code up. */
const LATER = '00:15';

for (const path of sample('pages later', PAGES, 4))
  test(`${path}: 15 seconds after it was loaded, nothing has moved and nothing is missing`, async ({
    page,
  }) => {
    const pageErrors = await watchPageErrors(page);
    await withoutMap(page);
    await watchShifts(page);
    await page.clock.install();
    await page.goto(path, { waitUntil: 'load' });
    const firstScreen = () =>
      page
        .locator('bio-header, main > :first-child')
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().height)));
    const before = await firstScreen();
    await page.clock.fastForward(LATER);
    expect(await firstScreen()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

test('no page asks for more than a few files until somebody touches it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await onSlowNetwork(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  for (const path of sample('pages at rest', PAGES, 5)) {
    files.length = 0;
    await page.goto(path);
    await expect.poll(() => files).toContainEqual(expect.stringMatching(fileNamed('biosystem')));
    await page.waitForLoadState('networkidle');
    const pictures = files.filter((file) => file.includes('/pictures/'));
    // The page itself, two fonts, the loader, what it fetches when the page is loaded, the icon.
    expect(files.length - pictures.length, `${path}: ${files.join(' ')}`).toBeLessThanOrEqual(6);
    // Those in view, and those that a visitor who scrolls will see next.
    expect(pictures.length, `${path}: ${pictures.join(' ')}`).toBeLessThanOrEqual(3);
  }
});

for (const deviceScaleFactor of [2, 3])
  test(`a phone with ${deviceScaleFactor} pixels per CSS pixel downloads no picture that is much larger than it shows`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor });
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const length = Number(response.headers()['content-length']);
      if (response.request().resourceType() === 'image') sizes.set(response.url(), length);
    });
    await visit(page, `${SITE}/`);
    await expect.poll(() => sizes.size).toBeGreaterThan(10);
    await page.waitForLoadState('networkidle');
    for (const [url, size] of sizes) expect(size, url).toBeLessThan(70_000);
    await page.close();
  });

test('no section that is laid out later holds a field: the browser would do it at once, and all of it', async ({
  page,
}) => {
  await holdIdle(page);
  for (const path of sample('pages with fields', PAGES, 5)) {
    await page.goto(path);
    const fields = page.locator('main :is(input:not([type=range]), select, textarea)');
    const late = await fields.evaluateAll((all) =>
      all.flatMap((field) => {
        const parentOf = (element: Element) =>
          element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
        for (let element = parentOf(field); element; element = parentOf(element))
          if (getComputedStyle(element).contentVisibility === 'auto') return element.localName;
        return [];
      }),
    );
    expect(late, path).toEqual([]);
  }
  await page.goto('/');
  expect((await skippedSections(page)).length).toBeGreaterThan(3);
});

test('what is put into a page, such as a link that fetches code, styles nothing else anew', async ({
  page,
  browser,
}) => {
  await onSlowNetwork(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await untilWhole(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    document.head.append(document.createElement('link'));
    await frame();
    await frame();
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const styled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  expect(styled).not.toEqual([]); // the link itself at least
  expect(Math.max(...styled)).toBeLessThanOrEqual(1);
});

test('who goes to a place on the page lands there: what lies between is laid out', async ({ page }) => {
  await holdIdle(page);
  await page.goto('/');
  const reviews = page.locator('#testimonials');
  await expect(reviews).toHaveCSS('content-visibility', 'auto');
  await page.evaluate(() => (location.hash = 'testimonials'));
  await expect(reviews).toHaveCSS('content-visibility', 'visible');
  await expect
    .poll(() => reviews.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(24); // below the header, where a section begins with a padding of its own
});

for (const width of sample('other widths of the home page', [320, 820], 1))
  test(`nothing moves on the home page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/');
    await hydrateAll(page);
    await scrollThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

for (const [what, path, begin] of sample(
  'pages in pieces',
  [
    ['the header', '/', '<bio-header'],
    ['the first section', '/', '<bio-hero'],
    ['the footer of a short page', '/terms', '<bio-footer'],
    ['the floating button', '/', '<bio-estimator mode="panel"'],
  ] as const,
  2,
))
  test(`nothing moves where the page arrives in pieces that part ${what}`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const start = html.indexOf(begin);
    const end = html.indexOf('</bio-', start);
    const pieces = [
      html.slice(0, start),
      ...html.slice(start, end).split(/(?=<(?:button|svg|span|a|p|\/span|\/button))/),
      html.slice(end),
    ];
    const site = createServer((request, response) => {
      if (request.url !== path) {
        response.writeHead(307, { location: SITE + request.url }).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      void (async () => {
        for (const piece of pieces) {
          response.write(piece);
          await setTimeout(50); // long enough that what is there is painted
        }
        response.end();
      })();
    });
    await new Promise<void>((resolve) => site.listen(0, resolve));
    await watchShifts(page);
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}${path}`);
    await expect(page.getByRole('button', { name: 'Price in a minute' })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    site.close();
  });

for (const scheme of ['light', 'dark'])
  test(`the header of a page that was not found has the color of its text, where it is ${scheme}`, async ({
    page,
  }) => {
    await page.goto('/nowhere');
    await page.evaluate((value) => document.documentElement.style.setProperty('--bio-scheme', value), scheme);
    const colorOf = (locator: string) =>
      page.locator(locator).evaluate((element) => getComputedStyle(element).color);
    // It fades to its color.
    await expect.poll(() => colorOf('bio-header [part~=logo]')).toBe(await colorOf('bio-not-found h1'));
  });

test('on the dark header of a service page the focus has a light ring', async ({ page }) => {
  await page.goto('/services/bioseal');
  const link = page.locator('bio-service-detail').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
});

test('titles and descriptions differ from page to page', async ({ request }) => {
  const pages = await Promise.all(PAGES.map(async (path) => (await request.get(path)).text()));
  for (const pattern of [/<title>(.*?)<\/title>/s, /<meta\s+name="description"\s+content="(.*?)"/s]) {
    const found = pages.map((html) => pattern.exec(html)?.[1]);
    expect(new Set(found).size).toBe(PAGES.length);
    expect(found).not.toContain(undefined);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads, and says how to reach the firm', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('bio-footer').getByRole('link', { name: PHONE }), path).toBeVisible();
      expect(await page.getByRole('heading').count(), path).toBeGreaterThan(3);
    }
  });
});
