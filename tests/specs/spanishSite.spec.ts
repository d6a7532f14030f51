/** Our own site in Spanish: every page, its way to the other language and back, and what is typed on the way. */
import { expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { REACT } from '../support/builtFiles';
import { company } from '../support/firm';
import { hydrate, hydrateAll, watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { PAGES, SITE, SPANISH_PAGES } from '../support/urls';

test.use({ locale: 'es-US' });

/** What is the same in both languages: names, numbers, addresses, and words that are. */
const SAME_IN_BOTH = new RegExp(
  [
    '^[^\\p{L}]*$',
    `^(?:© )?${company.name}$`,
    `^(?:(?:${company.cities.join('|')}) · )?Bio[A-Z]\\w+™?$`,
    `^(?:${[...company.cities, company.area, company.email].join('|')}|Facebook|Nextdoor|ZIP)$`,
  ].join('|'),
  'u',
);
const SAME_WORDS = new Set([
  'Essential',
  'Protect',
  'Premium+',
  'HydroShield',
  'FusionGuard',
  'InfinityCoat',
  'LineGuard',
  'Total',
  'No',
  'Error',
  'Plan',
  'Popular',
]);

/** Every text that visitors read or hear, inside of widgets too, but for what says that it is in another language. */
const textsOf = (page: Page, path: string): Promise<string[]> =>
  page.request.get(path).then(async (response) => {
    expect(response.status(), path).toBe(200);
    await page.setContent('<main></main>');
    return page.evaluate(
      (html) => {
        const parsed = Document.parseHTMLUnsafe(html);
        const language = parsed.documentElement.lang;
        const texts = new Set<string>();
        const add = (text: string | null) => texts.add((text ?? '').replace(/\s+/g, ' ').trim());
        const read = (node: Node): void => {
          if (node instanceof Element) {
            if (/^(?:script|style|noscript)$/.test(node.localName)) return;
            const lang = node.getAttribute('lang');
            if (lang && lang !== language) return;
            for (const name of ['aria-label', 'alt', 'placeholder', 'title']) add(node.getAttribute(name));
            if (node.shadowRoot) read(node.shadowRoot);
          }
          if (node instanceof Text) add(node.data);
          for (const child of node.childNodes) read(child);
        };
        read(parsed.body);
        add(parsed.title);
        add(parsed.querySelector('meta[name=description]')?.getAttribute('content') ?? '');
        return [...texts];
      },
      await response.text(),
    );
  });

for (const path of sample('pages in Spanish', PAGES, 4))
  test(`${path}: no text is left in English`, async ({ page }) => {
    const english = new Set(await textsOf(page, path));
    const spanish = await textsOf(page, `/es${path}`);
    expect(spanish.length).toBeGreaterThan(10);
    const same = spanish.filter(
      (text) => english.has(text) && !SAME_IN_BOTH.test(text) && !SAME_WORDS.has(text),
    );
    expect(same).toEqual([]);
  });

test('every page answers in Spanish, says so, and the two of them name each other', async ({ request }) => {
  const alternatesIn = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="https:\/\/[^/"]*([^"]*)"/g)].map(
      ([, tag, href]) => `${tag} ${href}`,
    );
  for (const path of PAGES) {
    const [english, spanish] = await Promise.all(
      [path, `/es${path}`].map(async (one) => {
        const response = await request.get(one);
        expect(response.status(), one).toBe(200);
        return response.text();
      }),
    );
    expect(english).toContain('<html lang="en">');
    expect(spanish).toContain('<html lang="es">');
    const isIndexed = !english?.includes('content="noindex"');
    const expected = isIndexed ? [`en ${path}`, `es /es${path}`, `x-default ${path}`] : [];
    expect(alternatesIn(english ?? ''), path).toEqual(expected);
    expect(alternatesIn(spanish ?? ''), `/es${path}`).toEqual(expected);
    if (isIndexed)
      expect(spanish).toMatch(new RegExp(`<link rel="canonical" href="https://[^/]*/es${path}"`));
    // Links stay in Spanish, but for those to the page in English.
    const own = [...(spanish ?? '').matchAll(/<a\b[^>]*\shref="(\/[^"]*)"[^>]*>/g)];
    const leaving = own.filter(
      ([link, href]) => !href?.startsWith('/es/') && !link.includes('hreflang="en"'),
    );
    expect(
      leaving.map(([link]) => link),
      `/es${path}`,
    ).toEqual([]);
  }
});

test('a path that is missing below /es is said to be in Spanish, with a way home', async ({ page }) => {
  const response = await page.goto('/es/servicios/nada');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(`${SITE}/es/`);
});

for (const path of sample('Spanish pages with widgets', SPANISH_PAGES, 2))
  test(`${path}: a clean console, nothing moves, axe finds nothing`, async ({ page }) => {
    const pageErrors = await watchPageErrors(page);
    await bringAxe(page);
    await withoutMap(page);
    await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expectNoViolations(page, 'before hydration');
    await hydrateAll(page);
    expect(await shiftsOf(page)).toEqual([]);
    await expectNoViolations(page, 'hydrated');
    const widths = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const width of [320, 1000, 1230]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await widths(), `pixels beyond ${width} px`).toBe(0);
    }
    expect(pageErrors).toEqual([]);
  });

const inHeader = (page: Page, name: string) =>
  page.locator('bio-header').getByRole('link', { name, exact: true });

test('on a phone the way to the other language is in the menu, and keeps the page, the place and the query', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withoutMap(page);
  await page.goto('/es/?utm_source=door#testimonials');
  await page.locator('bio-header summary').first().click();
  const english = inHeader(page, 'English').last();
  await expect(english).toBeInViewport();
  expect((await english.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await english.click();
  await expect(page).toHaveURL(`${SITE}/?utm_source=door#testimonials`);
  await expect(page.locator('bio-footer').getByRole('link', { name: 'Español' })).toHaveAttribute(
    'lang',
    'es',
  );
});

/** A form: where it stands, and what is typed into its fields and ticked. */
interface FilledIn {
  path: string;
  form: string;
  /** Opens it. */
  hash?: string;
  typed?: Readonly<Record<string, string>>;
  ticked?: readonly string[];
}

const FORMS: readonly FilledIn[] = [
  { path: '/biocheck', form: 'bio-contact-form', typed: { fullName: 'Ada', areasOfConcern: 'Moss' } },
  { path: '/', form: 'bio-quote-builder', typed: { clientName: 'Ada', address: '12 Main Street' } },
  {
    path: '/',
    form: 'bio-audit-wizard',
    hash: '#audit',
    typed: { fullName: 'Ada', serviceAddress: '12 Main Street' },
  },
  { path: '/services/bioseal', form: 'bio-estimator:not([mode])', ticked: ['bioblast', 'bioseal'] },
];

for (const { path, form, hash, typed = {}, ticked = [] } of FORMS)
  for (const isHydrated of sample(`states of ${form}`, [true, false], 1))
    test(`what is typed into ${form} is there in the other language, ${isHydrated ? '' : 'not '}hydrated`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await withoutMap(page);
      await watchHydration(page);
      if (!isHydrated) await page.route(REACT, (route) => route.abort());
      await page.goto(path + (hash ?? ''));
      if (isHydrated) await hydrate(page, form);
      const field = (name: string) => page.locator(form).locator(`[name=${name}]`);
      const box = (value: string) => page.locator(form).locator(`[value=${value}]`);
      const open = async () => {
        if (hash) await page.evaluate((to) => void (location.hash = to), hash);
      };
      for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
      for (const value of ticked) await box(value).setChecked(true);
      const heard = page.locator(form).locator('[name=hearAboutUs]');
      const hasChoice = (await heard.count()) > 0;
      if (hasChoice) await heard.selectOption('Referral');
      if (hash) await page.keyboard.press('Escape');
      await inHeader(page, 'Español').first().click();
      await expect(page).toHaveURL(`${SITE}/es${path}`);
      await open();
      for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
      for (const value of ticked) await expect(box(value)).toBeChecked();
      if (hasChoice) await expect(heard).toHaveJSProperty('selectedIndex', 3);
      const [first] = Object.keys(typed);
      const [firstTicked] = ticked;
      if (isHydrated) await expect(page.locator(form)).toHaveAttribute('data-hydrated');
      if (first) await field(first).fill('Ana');
      if (firstTicked) await box(firstTicked).setChecked(false);
      if (hash) await page.keyboard.press('Escape');
      await inHeader(page, 'English').first().click();
      await expect(page).toHaveURL(SITE + path);
      await open();
      if (first) await expect(field(first)).toHaveValue('Ana');
      if (firstTicked) await expect(box(firstTicked)).not.toBeChecked();
    });

test('the audit and the estimate go on where they were, with what was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withoutMap(page);
  await watchHydration(page);
  await page.goto('/services/bioseal');
  await hydrate(page, 'bio-estimator:not([mode])');
  const estimator = page.locator('bio-estimator:not([mode])');
  const go = (name: string) => estimator.getByRole('button', { name, exact: true }).click();
  await go('Next');
  await go('Next');
  await estimator.getByRole('radio', { name: 'Townhome' }).check();
  await page.goto('/services/bioseal#audit');
  const audit = page.getByRole('dialog');
  for (const name of ['fullName', 'serviceAddress', 'phone'])
    await audit.locator(`[name=${name}]`).fill('Ada 1');
  await audit.locator('[name=email]').fill('ada@example.com');
  await audit.getByRole('button', { name: 'Next', exact: true }).click();
  await audit.getByRole('checkbox', { name: /^Fence/ }).check();
  await page.keyboard.press('Escape');
  await expect(audit).toBeHidden();
  await inHeader(page, 'Español').first().click();
  await expect(page).toHaveURL(/\/es\/services\/bioseal/);
  await expect(estimator.locator('[name=propertyType]:checked')).toHaveValue(/adosada/);
  await page.goto('/es/services/bioseal#audit');
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Cerca/ })).toBeChecked();
});

const offer = (page: Page) => page.locator('.language-offer');

test('a page is offered in the language that a visitor prefers, and moves nothing', async ({ page }) => {
  await watchShifts(page);
  await bringAxe(page);
  await page.goto('/biocare');
  await expect(page).toHaveURL(`${SITE}/biocare`); // never forced
  const note = page.getByRole('complementary', { name: 'Idioma' });
  await expect(note).toHaveText(/¿Prefiere leer esta página en español\?/);
  await expect(note).toHaveAttribute('lang', 'es');
  await expectNoViolations(page, 'with the offer');
  expect(await shiftsOf(page)).toEqual([]);
  await note.getByRole('button', { name: 'No, gracias: cerrar este aviso' }).press('Enter');
  await expect(note).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/biocheck');
  await expect(page.locator('bio-header')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('whoever takes the offer is in the same place in Spanish, and is offered nothing more', async ({
  page,
}) => {
  await page.goto('/biocare?a=1#contact');
  await offer(page).getByRole('link').click();
  await expect(page).toHaveURL(`${SITE}/es/biocare?a=1#contact`);
  await expect(offer(page)).toBeHidden();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

for (const [language, isOffered] of [
  ['en-US', true],
  ['fr-FR', false],
] as const)
  test.describe(`to a visitor who reads ${language}`, () => {
    test.use({ locale: language });
    test(`a Spanish page is ${isOffered ? '' : 'not '}offered in English`, async ({ page }) => {
      await page.goto('/es/terms');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer(page)).toBeVisible({ visible: isOffered });
      if (isOffered) await expect(offer(page)).toHaveText(/Would you rather read this page in English\?/);
    });
  });

test('where the browser remembers nothing, nothing is offered', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is answered in Spanish: what is wrong, and thanks', async ({ page }) => {
    await page.goto('/es/biocheck');
    const form = page.locator('bio-contact-form');
    await form.locator('[name=fullName]').fill('Ada');
    await form.locator('button').click();
    await expect(page).toHaveTitle(/^Error: Agende/);
    await expect(page.getByRole('alert')).toHaveText(/Todavía no se ha enviado nada/);
    const again = page.locator('#contact');
    await expect(again.locator('[name=fullName]')).toHaveValue('Ada');
    for (const [name, text] of [
      ['phone', '(770) 555-0100'],
      ['email', `ada.${Date.now()}@example.com`],
      ['serviceAddress', '12 Main Street'],
    ] as const)
      await again.locator(`[name=${name}]`).fill(text);
    await again.locator('button').click();
    await expect(page).toHaveURL(`${SITE}/es/thank-you`);
    await expect(page.getByRole('status')).toHaveText(/^¡?Gracias/);
  });

  test('the other language is a link in the bar, and at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/services/bioseal');
    await expect(offer(page)).toBeHidden();
    await page.locator('bio-footer').getByRole('link', { name: 'Español' }).click();
    await inHeader(page, 'English').first().click();
    await expect(page).toHaveURL(`${SITE}/services/bioseal`);
  });
});
