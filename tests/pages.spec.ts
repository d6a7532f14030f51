/** Every page of our own site, whatever stands on it: clean console, no violations, nothing moves, nothing sticks out. */
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from './axe';
import { watchComplaints } from './watch';

const PAGES = [
  '/',
  '/services/biorinse',
  '/services/bioblast',
  '/services/bioseal',
  '/services/biobuild',
  '/services/bioguide',
  '/services/add-ons',
  '/biocare',
  '/biocheck',
  '/privacy',
  '/terms',
];

/** No map is fetched in a test: its placeholder is what a visitor sees who has no connection to it. */
const withoutMap = (page: Page) =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );

/** Opens a page, waits until every widget on it is alive, and goes through it to its end and back. */
async function visit(page: Page, path: string): Promise<void> {
  await withoutMap(page);
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForFunction(
    () => document.querySelectorAll('bio-site :not(:defined):not([mode="panel"])').length === 0,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

for (const path of PAGES) {
  test(`${path} complains of nothing, and neither does axe`, async ({ page }) => {
    const complaints = await watchComplaints(page);
    await bringAxe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    await expectNoViolations(page, '1440 px');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page, '390 px');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    expect(complaints).toEqual([]);
  });

  test(`nothing moves or sticks out on ${path} from 320 px up`, async ({ page }) => {
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const { shifts, scrollWidth, clientWidth } = await page.evaluate(() => ({
        shifts: window.shifts,
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(shifts, `layout shifts at ${width} px`).toEqual([]);
      expect(scrollWidth, `width of the page at ${width} px`).toBe(clientWidth);
    }
  });
}

test('titles and descriptions differ from page to page', async ({ request }) => {
  const pages = await Promise.all(PAGES.map(async (path) => (await request.get(path)).text()));
  for (const pattern of [/<title>(.*?)<\/title>/s, /<meta\s+name="description"\s+content="(.*?)"/s]) {
    const found = pages.map((html) => pattern.exec(html)?.[1]);
    expect(new Set(found).size).toBe(PAGES.length);
    expect(found).not.toContain(undefined);
  }
});
