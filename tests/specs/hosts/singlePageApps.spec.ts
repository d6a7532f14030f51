/** Hosts that change what they show without loading a page. */
import { readFileSync } from 'node:fs';
import { chromium, expect, type Page, test } from 'playwright/test';
import { chromiumLaunchOptions } from '../../../scripts/tools/chromium';
import { closeIcon, dialog } from '../../pages/auditWizard';
import { book, expectFilledIn, expectSuccess, fillIn, newBooking, sendButton } from '../../pages/contactForm';
import { card, ESTIMATOR, heading, nextButton } from '../../pages/estimator';
import { expectBooked } from '../../support/desk';
import { startFaultyEndpoint } from '../../support/faultyEndpoint';
import { addOn, service } from '../../support/firm';
import { FORM, openForeignPage, SCRIPT, serve } from '../../support/foreignPage';
import { exampleOf } from '../../support/hostRecipes';
import { watchPageErrors } from '../../support/pageReports';
import { sampleEntries } from '../../support/sample';
import { FOREIGN_SITE } from '../../support/urls';

/** How a router puts the content of a route into the page. */
const exchanges: Record<string, string> = {
  innerHTML: 'route.innerHTML = html',
  'a parsed document, as pjax does': `route.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)`,
  'a view transition': 'document.startViewTransition(() => { route.innerHTML = html })',
  'a fragment of new elements':
    'route.replaceChildren(document.createRange().createContextualFragment(html))',
};

/** A single-page app of two routes, which the address names. */
const app = (exchange: string, outside = '<main id="route"></main>') => `
  <nav><a href="?route=form">Form</a> <a href="?route=faq">Questions</a> <a href="#audit">Free audit</a></nav>
  ${outside}
  <script>
    const routes = { form: ${JSON.stringify(`<h1>Form</h1>${FORM}`)}, faq: '<h1>Questions</h1><bio-faq></bio-faq>' };
    const route = document.querySelector('#route');
    let shown;
    function show() {
      const name = new URLSearchParams(location.search).get('route') ?? 'faq';
      if (name === shown) return;
      shown = name;
      const html = routes[name];
      ${exchange};
    }
    addEventListener('popstate', show);
    document.querySelector('nav').addEventListener('click', (event) => {
      const href = event.target.getAttribute('href') ?? '';
      if (!href.startsWith('?')) return;
      event.preventDefault();
      history.pushState(null, '', href);
      show();
    });
    show();
  </script>`;

const go = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name }).click();

for (const [name, exchange] of sampleEntries('exchanges of content', exchanges, 2))
  test(`Routers that exchange content: by ${name}, each route's widgets start, and a form keeps what was typed`, async ({
    page,
  }) => {
    const pageErrors = await watchPageErrors(page);
    await openForeignPage(page, SCRIPT + app(exchange));
    await expect(page.locator('bio-faq').getByRole('heading').first()).toBeVisible();
    await go(page, 'Form');
    const booking = newBooking();
    await fillIn(page, booking);
    await go(page, 'Questions');
    await expect(page.locator('bio-faq').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('bio-contact-form')).toHaveCount(0);
    await page.goBack();
    await expectFilledIn(page, booking);
    await sendButton(page).click();
    await expectSuccess(page);
    expect((await expectBooked(booking))['page']).toBe(page.url());
    expect(page.url()).toContain('?route=form');
    expect(pageErrors).toEqual([]);
  });

test('Routers that exchange content: a dialog in the part that stays opens from every route, and Back closes it', async ({
  page,
}) => {
  const outside = exampleOf('Routers that exchange content');
  await openForeignPage(page, SCRIPT + app('route.innerHTML = html', outside));
  for (const route of ['Form', 'Questions']) {
    await go(page, route);
    await go(page, 'Free audit');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: route, exact: true, level: 1 })).toBeVisible();
  }
  await go(page, 'Free audit');
  await closeIcon(dialog(page)).click();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('Turbo', () => {
  const TURBO = readFileSync('node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js', 'utf8');

  /** Two pages that link to each other. @returns the address of the first. */
  async function serveSite(page: Page, one: string, other: string): Promise<string> {
    const turbo = await serve(TURBO, { headers: { 'content-type': 'text/javascript' } });
    const head = `<script src="${turbo}" defer></script>${SCRIPT}`;
    const pageOf = (title: string, to: string, body: string) =>
      `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="${to}">To the other page</a></nav><h1>${title}</h1>${body}</body></html>`;
    const second = await serve('');
    const first = await serve(pageOf('One', second, one));
    // The second knows the first's address only now.
    await page.route(FOREIGN_SITE + second, async (route) => {
      const headers = { 'content-type': 'text/html;charset=utf-8' };
      await route.fulfill({ headers, body: pageOf('Two', first, other) });
    });
    return FOREIGN_SITE + first;
  }

  const follow = (page: Page) => page.getByRole('link', { name: 'To the other page' }).click();

  test('the widgets of each page start, a form keeps what was typed, and the script runs once', async ({
    page,
  }) => {
    const pageErrors = await watchPageErrors(page);
    await page.goto(await serveSite(page, FORM, '<bio-faq></bio-faq>'));
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    const booking = newBooking();
    await fillIn(page, booking);
    await follow(page);
    await expect(page.getByRole('heading', { name: 'Two', exact: true })).toBeVisible();
    await expect(page.locator('bio-faq').getByRole('heading').first()).toBeVisible();
    await page.goBack();
    await expectFilledIn(page, booking);
    await sendButton(page).click();
    await expectSuccess(page);
    expect(await expectBooked(booking)).toMatchObject({ page: page.url() });
    expect(await page.evaluate(() => 'sameDocument' in window), 'Turbo was there').toBe(true);
    await follow(page);
    await follow(page);
    await book(page);
    await expectSuccess(page);
    expect(pageErrors).toEqual([]);
  });

  test('a permanent estimator goes from page to page with its step', async ({ page }) => {
    const permanent = exampleOf('Turbo');
    await page.goto(await serveSite(page, permanent, permanent));
    await card(page, service.name).check();
    await nextButton(page).click();
    await card(page, addOn.name).check();
    await follow(page);
    await expect(page.getByRole('heading', { name: 'Two', exact: true })).toBeVisible();
    await expect(heading(page, 'addOns')).toBeVisible();
    await expect(card(page, addOn.name)).toBeChecked();
  });
});

test('The browser’s back and forward cache: a page that comes back goes on where it was', async () => {
  const endpoint = await startFaultyEndpoint();
  const browser = await chromium.launch({
    ...chromiumLaunchOptions({ headlessShell: false }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    // Playwright does not follow a page that comes out of the cache: it tells the endpoint how it finds the estimator.
    await page.addInitScript((address) => {
      addEventListener('pageshow', ({ persisted }) => {
        const root = document.querySelector('bio-estimator')?.shadowRoot;
        const id = root?.querySelector('[data-app]')?.textContent;
        if (persisted) navigator.sendBeacon(address, JSON.stringify({ id }));
      });
    }, endpoint.url);
    await openForeignPage(page, SCRIPT + ESTIMATOR);
    await card(page, service.name).check();
    await nextButton(page).click();
    await expect(heading(page, 'addOns')).toBeVisible();
    const shown = (await heading(page, 'addOns').textContent()) ?? '';
    await page.goto(FOREIGN_SITE + (await serve('<!doctype html><title>Elsewhere</title>')));
    await page.evaluate(() => history.back());
    await expect.poll(() => endpoint.arrived.map(({ id }) => id)).toEqual([expect.stringContaining(shown)]);
  } finally {
    await browser.close();
    endpoint.stop();
  }
});
