/** Our own site as it is served: nothing complains, nothing moves, and it reads the same without script. */
import { expect, type Page, test } from 'playwright/test';
import { DESK } from './addresses';
import { expectBooked } from './desk';
import { differences, lookOf } from './look';
import { shiftsOf, watchShifts } from './shifts';
import { holdBack } from './slowLine';
import { awake, book, expectSuccess, field, openOurSite, PHONE, watchAwake, withoutMap } from './visitor';
import { watchComplaints } from './watch';

const WIDTHS = [390, 820, 1440];

/** Two frames later, by when every shift has been told. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

test('a whole visit leaves the console free of errors, warnings and policy violations', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await withoutMap(page);
  await openOurSite(page, '/');
  const booking = await book(page);
  await expectSuccess(page);
  await expectBooked(booking);
  await settled(page);
  expect(complaints).toEqual([]);
});

for (const width of WIDTHS) {
  test(`nothing moves while the page comes alive at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    // The form must be in view to be seen moving, and the scripts late enough to be seen arriving.
    const letGo = await holdBack(page, /\/assets\/.*\.js$/);
    await watchAwake(page);
    await page.goto('/#contact', { waitUntil: 'commit' });
    await expect(page.locator('bio-contact-form')).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const before = await lookOf(page);
    letGo();
    await awake(page, 'bio-contact-form');
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(differences(before, await lookOf(page))).toEqual([]);
  });
}

test('once the form is alive, the shared style sheet alone serves it', async ({ page }) => {
  await openOurSite(page, '/');
  const { styles, sheets } = await page.evaluate(() => {
    const root = document.querySelector('bio-contact-form')?.shadowRoot;
    return { styles: root?.querySelectorAll('style').length, sheets: root?.adoptedStyleSheets.length };
  });
  expect({ styles, sheets }).toEqual({ styles: 0, sheets: 1 });
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
 * Neither of two pages that are compared gets our faces: one that got them after its first paint would do without
 * (`font-display: optional`), and by that alone the two would differ.
 */
const withoutFaces = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

for (const width of [390, 1440]) {
  test(`without script every section has the size that it has with script at ${width} px`, async ({
    page,
    browser,
  }) => {
    const viewport = { width, height: 844 };
    await page.setViewportSize(viewport);
    await withoutFaces(page);
    await openOurSite(page, '/#home'); // to a place on it: all of it is laid out, as it is without script
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const without = await context.newPage();
    await withoutFaces(without);
    await without.goto('/');
    // Without script, the forms say below their fields that they need one.
    for (const form of await without.locator('bio-quote-builder, bio-contact-form').all())
      await form.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('noscript')?.remove());
    await expect.poll(async () => (await places(without)).join('\n')).toBe((await places(page)).join('\n'));
    await context.close();
  });
}

/** The page from its top to the last field: below it, only a page without script says that it needs one. */
async function picture(page: Page): Promise<Buffer> {
  const box = await field.hearAboutUs(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  const height = Math.ceil((box?.y ?? 0) + (box?.height ?? 0));
  // The button that floats opens something by script: without, it does not show itself.
  await page.locator('bio-estimator[mode=panel]').evaluate(({ style }) => (style.display = 'none'));
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
}

for (const width of [390, 1440]) {
  test(`without script the booking page looks the same at ${width} px`, async ({ page, browser }) => {
    const viewport = { width, height: 844 };
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // nothing waits to be revealed
    await withoutFaces(page);
    await openOurSite(page);
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });
    const without = await context.newPage();
    await withoutFaces(without);
    await without.goto('/biocheck');
    await expect.poll(async () => (await picture(without)).equals(await picture(page))).toBe(true);
    await context.close();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads completely, and says how to reach the firm', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/BioSystem/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Book your free BioCheck™' })).toBeVisible();
    await expect(page.locator('bio-contact-form').getByRole('textbox')).toHaveCount(5);
    await expect(page.locator('bio-quote-builder').getByRole('textbox')).toHaveCount(4);
    for (const tag of ['bio-contact-form', 'bio-quote-builder'])
      await expect(page.locator(tag).getByText(/JavaScript.*by phone/)).toContainText(PHONE);
  });
});

test('each face is there, in one file: what an English page is written with', async ({ page }) => {
  await openOurSite(page, '/');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.fonts, ({ family, status }) => ({ family, status }));
  });
  const loaded = faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
  expect(loaded.filter((family) => !family.includes('Fallback'))).toEqual([
    'Bricolage Grotesque',
    'Instrument Sans',
  ]);
  expect(faces.filter(({ status }) => status === 'error')).toEqual([]);
});

const bothFaces = ['Bricolage Grotesque', 'Instrument Sans'];
for (const [kind, asked, line] of [
  ['good', bothFaces, { roundTrip: 30, guess: 50, saveData: false }],
  ['never measured', bothFaces, { roundTrip: 30, guess: 125, saveData: false }],
  ['long', [], { roundTrip: 150, guess: 125, saveData: false }],
  ['mostly long', [], { roundTrip: 30, guess: 150, saveData: false }],
  ['metered', [], { roundTrip: 30, guess: 50, saveData: true }],
] as const)
  test(`on a ${kind} line the head asks for ${asked.length} faces ahead of the first paint`, async ({
    page,
  }) => {
    await page.addInitScript(({ roundTrip, guess, saveData }) => {
      const connection = { saveData, effectiveType: '4g', rtt: guess };
      Object.defineProperty(navigator, 'connection', { value: connection });
      for (const [moment, value] of Object.entries({ requestStart: 5, responseStart: 5 + roundTrip }))
        Object.defineProperty(PerformanceResourceTiming.prototype, moment, { value });
      const wanted: string[] = [];
      document.fonts.load = (font) => {
        wanted.push(font);
        return Promise.resolve([]);
      };
      Object.assign(window, { wanted });
    }, line);
    await page.goto('/');
    const wanted = await page.evaluate(() => (window as unknown as { wanted: string[] }).wanted);
    expect(wanted).toEqual(asked.map((face) => `1em "${face}"`));
  });

test('a letter beyond that fetches the rest of its face', async ({ page }) => {
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

test('files with a hash in their name are kept for good, compressed, and open to other sites', async ({
  page,
}) => {
  const answers = page.waitForResponse(/\/assets\/react-.*\.js$/);
  await openOurSite(page, '/');
  expect(await (await answers).allHeaders()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
  });
});

test('an address that does not exist is answered with 404', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect((await request.get('/..%2fpackage.json')).status()).toBe(404);
  expect((await request.get(DESK)).status()).toBe(405);
});
