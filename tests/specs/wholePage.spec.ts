/**
 * Home without scrolling: what is not near is not fetched, and yet the page is whole where it is shown without being scrolled: in
 * a screenshot of all of it, on paper, and in a search.
 */
import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { untilWhole } from '../support/sections';
import { idle } from '../support/time';

/** How far below the viewport a picture is near: Chromium's own limit on a fast connection, in px. */
const NEAR = 1250;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const pictures = (page: Page) => page.locator('main img');

/** Of those that the page shows at this width, the tops of those that have not come. */
const missing = (page: Page) =>
  pictures(page).evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((img) => img.checkVisibility({ visibilityProperty: true }))
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map((img) => img.getBoundingClientRect().top + scrollY),
  );

const expectAll = (page: Page) => expect.poll(() => missing(page)).toEqual([]);

/** Untouched, idle, and with nothing on its way. */
async function openAtRest(page: Page): Promise<void> {
  await withoutMap(page);
  await page.goto('/');
  await untilWhole(page);
  await idle(page);
  await page.waitForLoadState('networkidle');
}

for (const viewport of [...SCREENS, { width: 2560, height: 1440 }])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('no picture that is not near is fetched before the visitor scrolls, and each when it is near', async ({
      page,
    }) => {
      await openAtRest(page);
      const tops = await missing(page);
      expect(tops.length).toBeGreaterThan(8);
      const fetched = await pictures(page).evaluateAll((all) =>
        (all as HTMLImageElement[]).flatMap((img) =>
          img.naturalWidth > 0 ? img.getBoundingClientRect().top : [],
        ),
      );
      expect(fetched.length).toBeGreaterThan(0);
      for (const top of fetched) expect(top).toBeLessThan(viewport.height + NEAR);
      const gallery = page.locator('bio-gallery');
      await gallery.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(gallery.locator('img').first()).toHaveJSProperty('complete', true);
      await expect
        .poll(() =>
          gallery
            .locator('img')
            .first()
            .evaluate((img: HTMLImageElement) => img.naturalWidth),
        )
        .toBeGreaterThan(0);
    });
  });

for (const viewport of SCREENS)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a screenshot of the whole page loads all pictures, and shows every section and picture', async ({
      page,
    }) => {
      await watchShifts(page);
      await openAtRest(page);
      await page.screenshot({ fullPage: true });
      await expectAll(page);
      const colors = await colorsOf(page, 'main > :not(template, bio-scroll-top), bio-footer', 'main img');
      expect(colors.length).toBeGreaterThan(20);
      for (const [what, count] of colors) expect(count, what).toBeGreaterThan(20);
      expect(await shiftsOf(page)).toEqual([]);
    });

    test('on paper all pictures are there', async ({ page }) => {
      await openAtRest(page);
      const file = test.info().outputPath('page.pdf');
      await writeFile(file, await page.pdf());
      await expectAll(page);
    });

    test('so are they where a tool only emulates print', async ({ page }) => {
      await openAtRest(page);
      await page.emulateMedia({ media: 'print' });
      await expectAll(page);
    });

    test('a search finds text in every section, before any scrolling', async ({ page }) => {
      await openAtRest(page);
      for (const text of [
        'What your home might need',
        'See the difference',
        'Quick answers',
        'Where we work',
      ]) {
        await page.evaluate((wanted) => {
          getSelection()?.removeAllRanges();
          // Chromium's own; it searches widgets as find-in-page does.
          (window as unknown as { find: (text: string) => boolean }).find(wanted);
        }, text);
        await expect(page.getByRole('heading', { name: text })).toBeInViewport();
      }
    });
  });

test('a window that only changes its size loads nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAtRest(page);
  const before = (await missing(page)).length;
  await page.setViewportSize({ width: 1440, height: 860 });
  await page.setViewportSize({ width: 1440, height: 880 });
  await idle(page);
  await page.waitForLoadState('networkidle');
  expect((await missing(page)).length).toBe(before);
});

/** How many colors each of these has in a screenshot of the whole page. A blank one has a few at most. */
async function colorsOf(page: Page, ...selectors: string[]): Promise<[string, number][]> {
  const screenshot = (await page.screenshot({ fullPage: true })).toString('base64');
  const boxes = (
    await Promise.all(
      selectors.map((selector) =>
        page.locator(selector).evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => {
              const { left, top, width, height } = one.getBoundingClientRect();
              const name = one.getAttribute('alt') || one.localName;
              return { name, left, top: top + scrollY, width, height };
            })
            .filter(({ left, width, height }) => left >= 0 && left < innerWidth && width * height > 0),
        ),
      ),
    )
  ).flat();
  return page.evaluate(
    async ([png, wanted]) => {
      const SIDE = 100; // pixels are enough to see whether something is there
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      return wanted.map(({ name, left, top, width, height }) => {
        const canvas = new OffscreenCanvas(SIDE, SIDE);
        const context = canvas.getContext('2d');
        context?.drawImage(image, left, top, width, height, 0, 0, SIDE, SIDE);
        const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return [name, new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size] as [string, number];
      });
    },
    [screenshot, boxes] as const,
  );
}
