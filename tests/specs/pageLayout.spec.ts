/** Sections that are laid out late: the page is as high as it will be, is whole once it has been idle, and nothing blocks. */
import { expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { nextButton } from '../pages/quoteBuilder';
import { isCode } from '../support/builtFiles';
import { watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { sample } from '../support/sample';
import { layOutAll, skippedSections, untilWhole } from '../support/sections';
import { holdIdle, settled } from '../support/time';
import { PAGES } from '../support/urls';

const HEIGHT = 844;
const WIDTHS = [390, 820, 1440];
/** How far a page's height may be from its final one. */
const TOLERANCE = 0.01;

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The page's height at every half screen on the way down. */
const heightsOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const heights = [document.documentElement.scrollHeight];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
      heights.push(document.documentElement.scrollHeight);
    }
    return heights;
  });

for (const width of WIDTHS)
  for (const path of sample(`pages at ${width} px`, PAGES.slice(1), 1).concat('/'))
    test(`${path} is as high as it will be, before scrolling and while, at ${width} px (else: npm run section-heights)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await withoutMap(page);
      await holdIdle(page);
      await page.goto(path);
      expect(await skippedSections(page)).toContain('bio-footer');
      const heights = await heightsOnTheWay(page);
      await layOutAll(page);
      const final = await pageHeight(page);
      for (const height of heights) expect(Math.abs(height - final)).toBeLessThanOrEqual(final * TOLERANCE);
    });

test('with the fallback fonts too', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await holdIdle(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto('/');
    const height = await pageHeight(page);
    await layOutAll(page);
    const final = await pageHeight(page);
    expect(Math.abs(height - final), `${width} px`).toBeLessThanOrEqual(final * TOLERANCE);
  }
});

test('sections are laid out one in an idle task, so that none blocks the visitor for long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    const isSkipped = (section: Element) => getComputedStyle(section).contentVisibility === 'auto';
    window.laidOutAtOnce = [];
    window.requestIdleCallback = (callback, options) =>
      whenIdle((deadline) => {
        const before = [...document.querySelectorAll('main > *, bio-footer')].filter(isSkipped);
        callback(deadline);
        const after = before.filter(isSkipped);
        if (after.length < before.length) window.laidOutAtOnce.push(before.length - after.length);
      }, options);
  });
  await page.goto('/');
  await untilWhole(page);
  const numbers = await page.evaluate(() => window.laidOutAtOnce);
  expect(numbers.length).toBeGreaterThan(5);
  expect(Math.max(...numbers)).toBe(1);
});

declare global {
  interface Window {
    /** How many sections each idle task laid out. */
    laidOutAtOnce: number[];
  }
}

/** Where each section begins, and whether the browser keeps its styles and layout up to date. */
const sectionsOf = (page: Page) =>
  page.locator('main > *, bio-footer').evaluateAll((all) =>
    all.map((section) => {
      const content = section.shadowRoot?.querySelector('[data-app]');
      return {
        top: Math.round(section.getBoundingClientRect().top + scrollY),
        isStyled: content?.checkVisibility({ contentVisibilityAuto: true }),
      };
    }),
  );

const DIALOGS = { audit: 'bio-audit-wizard', estimate: 'bio-estimator' };

for (const width of WIDTHS)
  for (const [hash, tag] of Object.entries(DIALOGS))
    test(`the dialog of ${tag} leaves what is not in view behind it alone, and moves nothing, at ${width} px`, async ({
      page,
    }) => {
      await watchHydration(page);
      await page.setViewportSize({ width, height: HEIGHT });
      await withoutMap(page);
      await page.goto('/');
      await untilWhole(page);
      await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: 'instant' }));
      const before = await sectionsOf(page);
      // The first time its markup opens, the second time its code opens it.
      for (let time = 0; time < 2; time++) {
        await page.evaluate((to) => (location.hash = to), hash);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
        const behind = await sectionsOf(page);
        expect(behind.map(({ top }) => top)).toEqual(before.map(({ top }) => top));
        expect(behind.filter(({ isStyled }) => isStyled === false).length).toBeGreaterThan(5);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        expect(await sectionsOf(page)).toEqual(before);
      }
    });

test('laying sections out above moves nothing for a visitor who has scrolled past them', async ({ page }) => {
  await watchShifts(page);
  const releaseIdle = await holdIdle(page);
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await settled(page);
  // Chromium keeps the place of what was laid out when the scrolling went on, which is so for all but a single jump.
  await page.evaluate(() => scrollBy({ top: -9, behavior: 'instant' }));
  await settled(page);
  const footer = page.locator('bio-footer');
  await expect(footer).toBeInViewport();
  const top = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  expect((await skippedSections(page)).length).toBeGreaterThan(3);
  const before = await top();
  await releaseIdle();
  await untilWhole(page);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  expect(await shiftsOf(page)).toEqual([]);
});

test('the End key goes to the end of an idle page, and stays there', async ({ page }) => {
  await page.goto('/');
  await untilWhole(page);
  const height = await pageHeight(page);
  await page.keyboard.press('End');
  const rest = () => page.evaluate(() => Math.round(scrollY + innerHeight));
  await expect.poll(rest).toBe(height);
  expect(await pageHeight(page)).toBe(height);
});

test('a search finds text far below, and shows it', async ({ page }) => {
  await page.goto('/');
  await untilWhole(page);
  await page.evaluate(() => {
    // Chromium's own; it searches widgets as find-in-page does.
    (window as unknown as { find: (text: string) => boolean }).find('Where we work');
  });
  await expect(page.getByRole('heading', { name: 'Where we work' })).toBeInViewport();
});

test('assistive technology has the whole page before any scrolling', async ({ page }) => {
  await page.goto('/');
  await untilWhole(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const headings = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
  for (const heading of ['What your home might need', 'See the difference', 'Quick answers', 'Where we work'])
    expect(headings).toContain(heading);
});

for (const path of ['/', '/es/'])
  test(`the home page ${path} of a phone is below 11,000 px, with everything laid out`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await withoutMap(page);
    await page.goto(path);
    await layOutAll(page);
    // The web fonts come as text is laid out; the fallback fonts are wider.
    await expect.poll(() => pageHeight(page)).toBeLessThan(11_000);
  });

test('on paper all text is dark, and all testimonials are there', async ({ page }) => {
  await withoutMap(page);
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const headings = page.locator('main, bio-footer').getByRole('heading');
  expect(await headings.count()).toBeGreaterThan(15);
  const pale = await headings.evaluateAll((all) =>
    all
      .filter((heading) => {
        const [red = 255, green = 255, blue = 255] =
          getComputedStyle(heading)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return Math.max(red, green, blue) > 100;
      })
      .map(({ textContent }) => textContent),
  );
  expect(pale).toEqual([]);
  const quotes = page.locator('bio-testimonials figure');
  const edges = await quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges).size, 'one below the other').toBe(1);
  await expect(page.locator('bio-testimonials [part~="controls"]')).toBeHidden();
});

test('Instant Estimator in the menu leads to both ways to a price', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto('about:blank'); // from `/#packages` to itself nothing is loaded
    await page.goto('/#packages');
    await expect(page.getByRole('link', { name: 'Get a price range in a minute' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('textbox', { name: 'Client Name' })).toBeInViewport({ ratio: 1 });
  }
});

for (const path of ['/', '/es/'])
  test(`${path}: in the bar each text stands whole in one line, at any width, with the fallback fonts too`, async ({
    page,
  }) => {
    await withoutMap(page);
    for (const fonts of ['with', 'without']) {
      if (fonts === 'without') await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 390, 820, 1000, 1100, 1200, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: HEIGHT });
        const broken = await page.locator('bio-header').evaluate(({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll(':is(a, button, summary) :is(span, b), a, button') ?? [])]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth !== 1)
            .filter((one) => one.clientHeight > 44 || one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.outerHTML),
        );
        expect(broken, `${width} px, ${fonts} the web fonts`).toEqual([]);
      }
    }
  });

test('text beside a form keeps its width in a tall window', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.goto('/');
  for (const words of await page.locator('.split > .words').all())
    expect((await words.boundingBox())?.width).toBeGreaterThan(400);
});

test.describe('on a phone the quote is folded to its first question', () => {
  const client = (page: Page) => page.getByRole('textbox', { name: 'Client Name' });
  const address = (page: Page) => page.locator('bio-quote-builder').getByRole('textbox', { name: 'Address' });

  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: HEIGHT }));

  test('which unfolds it, and leads on as it is', async ({ page }) => {
    await page.goto('/#packages');
    await expect(client(page)).toBeVisible();
    await expect(address(page)).toBeHidden();
    await client(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(address(page)).toBeFocused();
    await page.evaluate(() => document.activeElement?.shadowRoot?.querySelector('textarea')?.blur());
    await expect(address(page)).toBeVisible();
    await page.reload();
    await expect(address(page)).toBeHidden();
    await nextButton(page.locator('bio-quote-builder')).click();
    await expect(page.getByRole('heading', { name: 'Select Core Services' })).toBeFocused();
  });

  test('before any code is here, too', async ({ page }) => {
    await page.route(isCode, (route) => route.abort());
    await page.goto('/#packages');
    await expect(address(page)).toBeHidden();
    await client(page).fill('Ada');
    await expect(address(page)).toBeVisible();
  });

  test('and unfolded after a reload, where it was begun', async ({ page }) => {
    await page.goto('/#packages');
    await client(page).fill('Ada');
    await page.reload();
    await expect(address(page)).toBeVisible();
    await expect(client(page)).toHaveValue('Ada');
  });
});

test('the buttons of a form further down stand at its end, as screenshots of the whole page show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  for (const [path, form] of [
    ['/services/biorinse', 'bio-estimator:not([mode])'],
    ['/', 'bio-quote-builder'],
  ] as const) {
    await page.goto(path);
    await untilWhole(page);
    const widget = page.locator(form);
    const field = await widget.locator('input:visible').last().boundingBox();
    const next = await widget.getByRole('button', { name: 'Next' }).boundingBox();
    expect(next?.y, form).toBeGreaterThan(field?.y ?? Infinity);
  }
});

test('where the web fonts are missing, bold text has a bold font of its own', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const name of ['Beyond clean. Built to last.', 'Request your quote', 'Quick answers']) {
    const heading = page.getByRole('heading', { name });
    await heading.evaluate((element) => {
      element.scrollIntoView();
      window.inspected = element;
    });
    const { result } = await session.send('Runtime.evaluate', { expression: 'inspected' });
    await session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
    const names = async () => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ postScriptName }) => postScriptName);
    };
    // Text that was not laid out yet, for it has just been scrolled to, has no fonts.
    await expect.poll(names, name).toEqual([expect.stringMatching(/bold/i)]);
  }
});

declare global {
  interface Window {
    inspected: Element;
  }
}
