/** Our own site as it is served: no errors, no layout shifts, and the same content without script. */
import { expect, type Page, test } from 'playwright/test';
import { book, expectSuccess, field, openOurSite, sendButton, withoutMap } from '../pages/contactForm';
import { REACT } from '../support/builtFiles';
import { computedStylesOf, differences } from '../support/computedStyles';
import { expectBooked } from '../support/desk';
import { company, PHONE } from '../support/firm';
import { hydrate, watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { holdBack, onConnection } from '../support/slowNetwork';
import { holdIdle, settled } from '../support/time';
import { DESK } from '../support/urls';

const WIDTHS = [390, 820, 1440];

test('a whole visit leaves the console free of errors, warnings and policy violations', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await withoutMap(page);
  await openOurSite(page, '/');
  const booking = await book(page);
  await expectSuccess(page);
  await expectBooked(booking);
  await settled(page);
  expect(pageErrors).toEqual([]);
});

for (const width of sample('widths of a hydrating page', WIDTHS, 1)) {
  test(`nothing moves while the page hydrates at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    // The form must be in view to be seen moving, and the scripts late enough to be seen arriving.
    const release = await holdBack(page, /\/(v|assets)\/.*\.js$/);
    await watchHydration(page);
    await page.goto('/#contact', { waitUntil: 'commit' });
    await expect(page.locator('bio-contact-form')).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const before = await computedStylesOf(page);
    release();
    await hydrate(page, 'bio-contact-form');
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(differences(before, await computedStylesOf(page))).toEqual([]);
  });
}

/** The style sheet of the sections below the first screens. */
const SHEET = '**/assets/sections-*.css*';

test('the first screens are shown before the style sheet of the sections comes', async ({ page }) => {
  await withoutMap(page);
  await onConnection(page, { roundTrip: 10, guess: 50, saveData: false }); // a busy machine's own decides on the fonts
  await page.route('**/*.woff2', (route) => route.abort()); // which page has them depends on when they come
  await openOurSite(page, '/');
  await settled(page);
  const whole = await computedStylesOf(page);
  const release = await holdBack(page, SHEET);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Get my free property check' }).first()).toHaveCSS(
    'cursor',
    'pointer',
  );
  release();
  await page.waitForLoadState();
  await settled(page);
  expect(differences(whole, await computedStylesOf(page))).toEqual([]);
});

test('the style sheet of the sections is asked for again where it did not come', async ({ page }) => {
  await page.route(SHEET.slice(0, -1), (route) => route.abort()); // not what is asked for again, with a query
  await openOurSite(page, '/');
  await expect(page.locator('bio-faq summary').first()).toHaveCSS('cursor', 'pointer');
});

test('without the style sheet of the sections their forms are there all the same', async ({ page }) => {
  await page.route(SHEET, (route) => route.abort());
  await openOurSite(page, '/');
  await expect(page.locator('bio-faq summary').first()).toHaveCSS('cursor', 'auto');
  await expect(page.locator('bio-faq summary').first()).toBeVisible();
});

test('a style sheet that hangs does not hold back the page for ever', async ({ page }) => {
  await page.clock.install();
  await page.route(SHEET.slice(0, -1), () => {});
  const release = await holdBack(page, `${SHEET.slice(0, -1)}?again`);
  await watchHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.clock.runFor(8_000); // as long as a press waits for code
  await expect(page.locator('bio-footer')).toBeAttached();
  await expect(page.locator('bio-faq summary').first()).toBeHidden(); // rather than without styles
  release();
  await expect(page.locator('bio-faq summary').first()).toHaveCSS('cursor', 'pointer');
  await hydrate(page, 'bio-faq');
});

test('a style sheet that hangs twice does not hide the sections for ever', async ({ page }) => {
  await page.clock.install();
  await page.route(SHEET, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.clock.runFor(8_000);
  await expect(page.locator('bio-footer')).toBeAttached();
  await expect(page.locator('bio-faq summary').first()).toBeHidden();
  await page.clock.runFor(8_000);
  await expect(page.locator('bio-faq summary').first()).toBeVisible();
});

test('once widgets are hydrated, only the shared style sheets style them', async ({ page }) => {
  await openOurSite(page, '/');
  await hydrate(page, 'bio-faq');
  const styling = await page.evaluate(() => {
    const roots = ['bio-contact-form', 'bio-faq'].map((tag) => document.querySelector(tag)?.shadowRoot);
    const [form = [], faq = []] = roots.map((root) => root?.adoptedStyleSheets ?? []);
    return {
      styles: roots.map((root) => root?.querySelectorAll('style, link').length),
      areThere: form.length > 0,
      areShared: form.length === faq.length && form.every((sheet, index) => sheet === faq[index]),
    };
  });
  expect(styling).toEqual({ styles: [0, 0], areThere: true, areShared: true });
});

/** The places of all sections, but for the carousel: without script it has no controls. */
const places = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main > *, bio-header, bio-footer'), (element) => {
      const { x, width, height } = element.getBoundingClientRect();
      return element.localName === 'bio-testimonials' ? '' : [element.localName, x, width, height].join(' ');
    }),
  );

/**
 * Neither of two pages that are compared gets our fonts: one that got them after its first paint would do without
 * (`font-display: optional`), and by that alone the two would differ.
 */
const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

for (const width of sample('widths without script', [390, 1440], 1)) {
  test(`without script every section has the size that it has with script at ${width} px`, async ({
    page,
    browser,
  }) => {
    const viewport = { width, height: 844 };
    await page.setViewportSize(viewport);
    await withoutFonts(page);
    await openOurSite(page, '/#home'); // to a place on it: all of it is laid out, as it is without script
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const without = await context.newPage();
    await withoutFonts(without);
    await without.goto('/');
    // Without script, this form says that it needs one.
    for (const form of await without.locator('bio-quote-builder').all())
      await form.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('noscript')?.remove());
    await expect.poll(async () => (await places(without)).join('\n')).toBe((await places(page)).join('\n'));
    await context.close();
  });
}

/** The page from its top to the last field. */
async function picture(page: Page): Promise<Buffer> {
  const box = await field.hearAboutUs(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  const height = Math.ceil((box?.y ?? 0) + (box?.height ?? 0));
  // The button that floats opens something by script: without, it does not show itself.
  await page.locator('bio-estimator[mode=panel]').evaluate(({ style }) => (style.display = 'none'));
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
}

for (const width of sample('widths of the booking page', [390, 1440], 1)) {
  test(`without script the booking page looks the same at ${width} px`, async ({ page, browser }) => {
    const viewport = { width, height: 844 };
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // nothing waits to be revealed
    await withoutFonts(page);
    await openOurSite(page);
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });
    const without = await context.newPage();
    await withoutFonts(without);
    await without.goto('/biocheck');
    await expect.poll(async () => (await picture(without)).equals(await picture(page))).toBe(true);
    await context.close();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads completely, and says how to reach the firm', async ({ page }) => {
    await page.goto('/');
    expect(await page.title()).toContain(company.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Book your free BioCheck™' })).toBeVisible();
    await expect(page.locator('bio-contact-form').getByRole('textbox')).toHaveCount(5);
    await expect(page.locator('bio-quote-builder').getByRole('textbox')).toHaveCount(4);
    await expect(sendButton(page)).toBeVisible();
    await expect(page.locator('bio-quote-builder noscript p')).toContainText(`by phone: ${PHONE}`);
  });
});

test('each font is loaded, in one file with the characters of an English page', async ({ page }) => {
  await openOurSite(page, '/');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.fonts, ({ family, status }) => ({ family, status }));
  });
  const loaded = fonts.filter(({ status }) => status === 'loaded').map(({ family }) => family);
  const isOurs = (family: string) => !family.includes('Fallback');
  expect(loaded.filter(isOurs)).toEqual(['Bricolage Grotesque', 'Instrument Sans']);
  // A face in the place of ours is one of this computer's, which has Arial, Roboto, or neither.
  expect(fonts.filter(({ family, status }) => isOurs(family) && status === 'error')).toEqual([]);
});

for (const [kind, isUsed, line] of [
  ['good', true, { roundTrip: 30, guess: 50, saveData: false }],
  ['never measured', true, { roundTrip: 30, guess: 125, saveData: false }],
  ['long', false, { roundTrip: 150, guess: 125, saveData: false }],
  ['mostly long', false, { roundTrip: 30, guess: 150, saveData: false }],
  ['metered', false, { roundTrip: 30, guess: 50, saveData: true }],
] as const)
  test(`on a ${kind} connection the web fonts are ${isUsed ? 'fetched before the first paint' : 'left out'}`, async ({
    page,
  }) => {
    await onConnection(page, line);
    await page.addInitScript(() => {
      window.wantedFonts = [];
      document.fonts.load = (font) => {
        window.wantedFonts.push(font);
        return Promise.resolve([]);
      };
    });
    const becomeIdle = await holdIdle(page);
    await page.goto('/');
    const wanted = () => page.evaluate(() => window.wantedFonts);
    const both = ['1em "Bricolage Grotesque"', '1em "Instrument Sans"'];
    expect(await wanted()).toEqual(isUsed ? both : []);
    const family = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(family.startsWith('"Bricolage Grotesque", ')).toBe(isUsed);
    await becomeIdle();
    if (!line.saveData) await expect.poll(wanted, 'for the next page').toEqual(both);
  });

test('on a slow connection the next page has the web fonts that the first one has fetched', async ({
  page,
}) => {
  await onConnection(page, { roundTrip: 150, guess: 150, saveData: false });
  const fetched = page.waitForResponse(/instrument-sans-core/);
  await page.goto('/biocheck');
  await expect(page.locator('html')).toHaveAttribute('data-fallback-fonts');
  await (await fetched).finished();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await expect(page.locator('html')).not.toHaveAttribute('data-fallback-fonts');
});

test('a character beyond those fetches the rest of its font', async ({ page }) => {
  await page.goto('/biocheck');
  const rest = page.waitForResponse(/instrument-sans-rest/);
  await page.evaluate(() => {
    const name = document.createElement('p');
    name.textContent = 'Zoë';
    name.style.fontFamily = 'Instrument Sans';
    document.body.append(name);
  });
  expect((await rest).ok()).toBe(true);
});

test('the page is sent with the headers that protect it', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-|\*|http:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('files with a hash in their name are cached for ever, compressed, and open to other sites', async ({
  page,
}) => {
  const answers = page.waitForResponse(REACT);
  await openOurSite(page, '/');
  expect(await (await answers).allHeaders()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
  });
});

test('a URL that does not exist is answered with 404', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect((await request.get('/..%2fpackage.json')).status()).toBe(404);
  expect((await request.get(DESK)).status()).toBe(405);
});

declare global {
  interface Window {
    wantedFonts: string[];
  }
}
