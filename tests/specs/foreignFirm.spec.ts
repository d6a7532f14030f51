/** A config that names its company: nothing of the built-in firm is shown, announced or sent in that firm's name. */
import { expect, type Page, test } from 'playwright/test';
import { launchButton } from '../pages/estimator';
import { findBuiltIn } from '../support/builtInWords';
import { completeForm } from '../support/completeForm';
import { keepLeads } from '../support/everyWidget';
import { foreignFirms } from '../support/foreignFirms';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { watchHydration } from '../support/hydration';
import { watchOurLines, watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { CLASSIC_FILE, DESK, FOREIGN_SITE } from '../support/urls';

test.beforeEach(({ page }) => watchHydration(page));

const minimal = { company: { name: 'Bug Off' } };

/** What shows nothing for a firm without the facts, with the key that it needs. */
const NEEDS: Record<string, string> = {
  about: 'about',
  'add-ons': 'addOns',
  biocheck: 'biocheck',
  estimator: 'estimator.items',
  faq: 'faqs',
  gallery: 'gallery',
  map: 'company.area',
  plans: 'plans',
  'quote-builder': 'quote',
  'sample-report': 'sampleReport.surfaces',
  'service-card': 'services',
  'service-cards': 'services',
  'service-detail': 'servicePages',
  'system-wheel': 'wheel',
  testimonials: 'testimonials',
  trust: 'trust',
};
const ALWAYS = [
  'audit-wizard',
  'contact-form',
  'cta-banner',
  'footer',
  'header',
  'hero',
  'not-found',
  'scroll-top',
];
const ATTRIBUTES: Record<string, string> = {
  'service-card': 'service="ants"',
  'service-detail': 'service="ants"',
  header: 'page="home"',
};

const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
const escaped = (config: object) => JSON.stringify(config).replaceAll("'", '&#39;');
const elements = [...ALWAYS, ...Object.keys(NEEDS)]
  .map((name) => `<bio-${name} ${ATTRIBUTES[name] ?? ''}></bio-${name}>`)
  .join('');
const site = (config: string, inside = elements, lang = 'en') =>
  `<a href="#audit">Visit</a><bio-site id="firm" lang="${lang}" config='${config}' endpoint="${DESK}">${inside}</bio-site><p style="block-size: 3000px"></p>`;

/** Keeps every text and attribute that the widgets of the page show in any frame. */
async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenTexts: seen });
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!(root instanceof ShadowRoot) || element.matches('style, script')) continue;
        if (element.closest('[hidden]')) continue; // the message for missing code, which nobody sees
        for (const { name, value } of element.attributes)
          if (!['class', 'part', 'id', 'for', 'd', 'srcset'].includes(name) && !name.startsWith('data-'))
            seen.add(value);
        for (const node of element.childNodes)
          if (node instanceof Text && node.data.trim()) seen.add(node.data);
        if (element instanceof HTMLInputElement) seen.add(element.value);
      }
    };
    const everyFrame = () => {
      look(document);
      requestAnimationFrame(everyFrame);
    };
    requestAnimationFrame(everyFrame);
  });
  return async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts]);
  };
}

/** Hydrates every widget, also those that no interaction hydrates, and waits until they show this firm. */
async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#firm > *')) element.setAttribute('phone', '');
    for (const element of document.querySelectorAll('#firm > *')) element.removeAttribute('phone');
  });
  for (const element of await page.locator('#firm > *').all())
    await expect(element).toHaveAttribute('data-hydrated', '');
}

for (const [which, config] of sampleEntries('foreign firms', foreignFirms, 1)) {
  test(`a firm ${which}: every widget, every step, every lead without a word of the built-in firm`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const seen = await watchTexts(page);
    const leads = await keepLeads(page);
    const lang = 'locale' in config ? String(config.locale) : 'en';
    await openForeignPage(page, SCRIPT + site(escaped(config), elements, lang));
    await hydrateAll(page);
    const offers = (tag: string) => page.locator(`bio-${tag} form`).count();
    if (await offers('estimator')) await completeForm(page.locator('bio-estimator'), () => leads.length);
    if (await offers('quote-builder'))
      await completeForm(page.locator('bio-quote-builder'), () => leads.length);
    await completeForm(page.locator('bio-contact-form'), () => leads.length);
    await page.getByRole('link', { name: 'Visit', exact: true }).press('Enter');
    await completeForm(page.locator('bio-audit-wizard'), () => leads.length);
    for (const details of await page.locator('summary:visible').all()) await details.press('Enter');

    const texts = await seen();
    expect(texts).toContain((config as typeof minimal).company.name);
    expect(findBuiltIn(texts, config)).toEqual([]);
    expect(leads.length).toBeGreaterThanOrEqual(2);
    // These are the contract's names: of the form, and of the button that led to it.
    const sent = JSON.stringify(leads, (key, value: unknown) =>
      key === 'source' || key === 'intent' ? undefined : value,
    );
    expect(findBuiltIn(sent.split('"'), config)).toEqual([]);
  });
}

test('the search finds what a config leaves of the built-in firm; one that names its company inherits nothing by an id', async ({
  page,
}) => {
  const seen = await watchTexts(page);
  const changes = { services: [{ id: 'biorinse', name: 'Ants' }] };
  const named = { ...minimal, services: [{ ...changes.services[0], card: { min: 9, max: 99 } }] };
  const cards = '<bio-service-cards></bio-service-cards>';
  await openForeignPage(page, SCRIPT + site(escaped(named), cards));
  await expect(page.getByRole('heading', { name: 'Ants' })).toBeVisible();
  expect(findBuiltIn(await seen(), named)).toEqual([]);
  await openForeignPage(page, SCRIPT + site(escaped(changes), cards));
  await expect(page.getByRole('heading', { name: 'Ants' })).toBeVisible();
  expect(findBuiltIn(await seen(), changes)).not.toEqual([]);
});

for (const [how, script] of Object.entries({
  'one script tag': SCRIPT,
  'the classic file': `<script src="${CLASSIC_FILE}"></script>`,
})) {
  test(`${how}: widgets without facts show nothing, take no place, and say which key is missing`, async ({
    page,
  }) => {
    const lines = watchOurLines(page);
    await openForeignPage(page, site(escaped(minimal)) + script);
    await hydrateAll(page);
    for (const name of Object.keys(NEEDS)) {
      const element = page.locator(`bio-${name}`);
      await expect
        .poll(() => element.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight), name)
        .toBe(0);
      expect(await element.locator('[data-app]').innerHTML(), name).toBe('');
    }
    for (const name of ['contact-form', 'cta-banner', 'footer', 'header', 'hero', 'not-found'])
      await expect(page.locator(`bio-${name} [part]`).first(), name).toBeVisible();
    expect(lines.toSorted()).toEqual(
      Object.entries(NEEDS)
        .map(
          ([name, key]) =>
            `<bio-site id="firm"> config has no "${key}", so <bio-${name}> shows nothing. Expected "${key}" in the config, or a page without <bio-${name}>.`,
        )
        .toSorted(),
    );
  });
}

test('a config that takes its time: nothing of the built-in firm is there before it', async ({ page }) => {
  const seen = await watchTexts(page);
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/slow.json', async (route) => {
    await sent;
    await route.fulfill({ json: minimal, headers: json });
  });
  const asked = page.waitForRequest('**/slow.json');
  await openForeignPage(page, SCRIPT + site('/slow.json'));
  await asked;
  const before = await seen();
  send();
  await expect(page.getByRole('heading', { name: 'Bug Off' })).toBeVisible();
  expect(findBuiltIn(before, minimal)).toEqual([]);
  expect(findBuiltIn(await seen(), minimal)).toEqual([]);
});

for (const hydrated of [false, true])
  test(`a config that is set later takes the built-in firm away at once, ${hydrated ? '' : 'not '}hydrated`, async ({
    page,
  }) => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/late.json', async (route) => {
      await sent;
      await route.fulfill({ json: minimal, headers: json });
    });
    await openForeignPage(page, `${SCRIPT}<bio-hero></bio-hero><bio-contact-form></bio-contact-form>`);
    await expect(page.getByText('Beyond clean')).toBeVisible();
    if (hydrated) {
      await page.getByLabel('Full Name').fill('Ada');
      await expect(page.locator('bio-contact-form[data-hydrated]')).toBeAttached();
    }
    for (const tag of ['bio-hero', 'bio-contact-form'])
      await page.locator(tag).evaluate((element) => element.setAttribute('config', '/late.json'));
    await expect(page.getByText('BioCheck')).toHaveCount(0);
    await expect(page.getByText('Beyond clean')).toHaveCount(0);
    send();
    await expect(page.getByRole('heading', { name: 'Bug Off' })).toBeVisible();
    if (hydrated) await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  });

test('a panel without an offer has no button, and a link to it opens nothing', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  const path = await serve(JSON.stringify(minimal), { headers: json });
  await openForeignPage(
    page,
    `${SCRIPT}<a href="#estimate">Prices</a><bio-estimator mode="panel" config="${FOREIGN_SITE + path}"></bio-estimator>`,
  );
  await expect(launchButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Prices' }).click();
  await expect(page.locator('bio-estimator[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(pageErrors.filter((line) => !line.includes('config has no "estimator.items"'))).toEqual([]);
});
