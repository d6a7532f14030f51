/** How the site's pages look, whatever stands on them: in the dark, in print, and with one main action in a screen. */
import { expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { sample } from '../support/sample';
import { layOutAll } from '../support/sections';
import { holdBack, onConnection } from '../support/slowNetwork';
import { PAGES } from '../support/urls';

const groundOf = (page: Page) =>
  page.evaluate(() => {
    const [, ...channels] =
      /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Math.max(...channels.map(Number));
  });

for (const path of sample('dark pages', PAGES, 3))
  test.describe(`${path} in the dark`, () => {
    test.use({ colorScheme: 'dark' });

    test('is dark, readable, and light in print', async ({ page }) => {
      await bringAxe(page);
      await withoutMap(page);
      await page.goto(path);
      await layOutAll(page);
      expect(await groundOf(page)).toBeLessThan(60);
      await expectNoViolations(page, 'in the dark');
      await page.emulateMedia({ media: 'print' });
      expect(await groundOf(page)).toBeGreaterThan(200);
    });
  });

test('without a wish for the dark, pages are light', async ({ page }) => {
  await withoutMap(page);
  await page.goto('/');
  expect(await groundOf(page)).toBeGreaterThan(200);
});

/** At each quarter of a screen on the way down, the main actions that are in view together. */
const mainActionsTogether = (page: Page) =>
  page.evaluate(async () => {
    const elementsIn = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
      ]);
    const actions = elementsIn(document).filter((element) => element.part.contains('button-primary'));
    const isInView = (element: HTMLElement) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return (
        width > 0 &&
        top >= 0 &&
        bottom <= innerHeight &&
        element.checkVisibility({ visibilityProperty: true })
      );
    };
    const together = new Set<string>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 4) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const seen = actions.filter(isInView).map(({ textContent }) => textContent);
      if (seen.length > 1) together.add(seen.join(' + '));
    }
    return [...together];
  });

for (const path of sample('pages with one action', PAGES.slice(1), 3).concat('/'))
  test(`${path}: one main action in a screen`, async ({ page }) => {
    await withoutMap(page);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await layOutAll(page);
      expect(await mainActionsTogether(page), `${width} px`).toEqual([]);
    }
  });

/** Its fonts come only when they are released. */
async function openSlowly(page: Page): Promise<() => void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutMap(page);
  await watchShifts(page);
  await onConnection(page, { roundTrip: 150, guess: 150, saveData: false });
  const release = await holdBack(page, /bricolage-grotesque-core/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-fallback-fonts');
  return release;
}

test('on a slow first visit the headings take the site’s face, and nothing moves', async ({ page }) => {
  const release = await openSlowly(page);
  release();
  await expect(page.locator('bio-footer')).toHaveAttribute('data-own-face');
  await expect(page.locator('bio-hero')).toHaveAttribute('data-own-face');
  expect(await shiftsOf(page)).toEqual([]);
});

test('a section in view that would move keeps the fallback', async ({ page }) => {
  const release = await openSlowly(page);
  await page.locator('bio-hero h1').evaluate((heading) => {
    heading.textContent = 'Will MW';
    Object.assign(heading.style, { display: 'inline-block', fontSize: '40px' });
    heading.after(document.createElement('progress'));
  });
  const before = await shiftsOf(page);
  release();
  await expect(page.locator('bio-footer')).toHaveAttribute('data-own-face');
  await expect(page.locator('bio-hero')).not.toHaveAttribute('data-own-face');
  expect(await shiftsOf(page)).toEqual(before);
});
