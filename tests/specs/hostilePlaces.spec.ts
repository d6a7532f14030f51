/** Where and how a host page shows a widget: guards against undefined elements, shadow roots, zoom, sandboxes, its own ids. */
import { type ElementHandle, expect, type Page, test } from 'playwright/test';
import { defaultBusiness } from '../../src/content/business';
import {
  closeIcon,
  dialog,
  expectConfirmation,
  LINK,
  newInfo,
  requestAudit,
  WIZARD,
} from '../pages/auditWizard';
import { book, expectSuccess, sendButton } from '../pages/contactForm';
import {
  closeButton,
  expectConfirmation as expectEstimate,
  launchButton,
  PANEL,
  panel,
  requestEstimate,
} from '../pages/estimator';
import { expectBooked } from '../support/desk';
import { keepLeads } from '../support/everyWidget';
import { submenu } from '../support/firm';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { sample, sampleEntries } from '../support/sample';
import { CLASSIC_FILE, DESK, FOREIGN_SITE, MODULE_FILE, SITE } from '../support/urls';
import { backFromNewEntry } from '../support/waysBack';

const guards: Record<string, string> = {
  visibility: ':not(:defined) { visibility: hidden }',
  'visibility, important': ':not(:defined) { visibility: hidden !important }',
  display: ':not(:defined) { display: none }',
  'display, important, of one tag': 'bio-contact-form:not(:defined) { display: none !important }',
  'opacity, with a transition': '* { transition: opacity 0.1s } :not(:defined) { opacity: 0 }',
  'pointer events': ':not(:defined) { pointer-events: none }',
  'the whole body': 'body:has(:not(:defined)) { visibility: hidden }',
  'the whole body, by opacity': 'html:has(:not(:defined)) body { opacity: 0; pointer-events: none }',
  'the root': 'html:has(:not(:defined)) { opacity: 0 }',
  'an element around all, by opacity': '.page:has(:not(:defined)) { opacity: 0 }',
  'an element around all, by display': '.page:has(:not(:defined)) { display: none }',
};

/** The ways to put a form into a page. */
const kinds: Record<string, string> = {
  'the module': SCRIPT + FORM,
  'the classic file': `<script defer src="${CLASSIC_FILE}"></script>${FORM}`,
  // As the studio writes it.
  'the snippet': `<link rel="modulepreload" href="${SITE}/snapshots/contact-form.js">${SCRIPT}
    <style>.space-for-contact-form { container-type: inline-size }
      :where(.space-for-contact-form) { inline-size: -webkit-fill-available }
      bio-contact-form:not(:defined) { display: block; min-block-size: 900px }</style>
    <div class="space-for-contact-form">${FORM}</div>`,
};

const guarded = Object.fromEntries(
  Object.entries(guards).flatMap(([guard, css]) =>
    Object.entries(kinds).map(([kind, html]) => [`${guard}, with ${kind}`, { css, html }]),
  ),
);

const isSeen = (page: Page) =>
  page
    .locator('bio-contact-form')
    .evaluate((form) => form.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

test('Pages that hide undefined elements: the form is shown, and books', async ({ page }) => {
  test.slow();
  for (const [name, { css, html }] of sampleEntries('guards', guarded, 5))
    await test.step(name, async () => {
      await openForeignPage(page, `<style>${css}</style><div class="page"><h1>Somebody</h1>${html}</div>`);
      await expect.poll(() => isSeen(page)).toBe(true);
      await expectBooked(await bookSoon(page));
    });
});

async function bookSoon(page: Page) {
  const booking = await book(page);
  await expectSuccess(page);
  return booking;
}

test('a page that waits for the definition of a tag shows it', async ({ page }) => {
  await openForeignPage(
    page,
    `<style>body:not(.ready) { opacity: 0 }</style><script>
      void customElements.whenDefined('bio-contact-form').then(() => document.body.classList.add('ready'));
    </script>${SCRIPT}${FORM}`,
  );
  await expect.poll(() => isSeen(page)).toBe(true);
});

test('a page that waits for the definitions of a list of tags is shown', async ({ page }) => {
  await openForeignPage(
    page,
    `<style>.page { opacity: 0 } .ready { opacity: 1 }</style><main class="page"><bio-hero></bio-hero>${FORM}<bio-faq></bio-faq></main>
    <script>
      const tags = ['bio-hero', 'bio-contact-form', 'bio-faq'];
      void Promise.all(tags.map((tag) => customElements.whenDefined(tag)))
        .then(() => document.querySelector('main').classList.add('ready'));
    </script>${SCRIPT}`,
  );
  await expect.poll(() => isSeen(page)).toBe(true);
});

test("a form in a closed part of the page, or with the page's hidden attribute, waits", async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<div style="display: none">${FORM}</div>${FORM.replace(' ', ' hidden ')}`,
  );
  await page.waitForFunction(() => document.querySelectorAll('bio-contact-form')[1]?.shadowRoot);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => customElements.get('bio-contact-form') === undefined)).toBe(true);
});

/** A page with a component whose shadow root holds the form, inside the site's settings. */
const component = (mode: 'open' | 'closed', defined: string, after = '') =>
  `<bio-site endpoint="${DESK}"><app-frame></app-frame></bio-site><script type="module">${defined}
    customElements.define('app-frame', class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: '${mode}' });
        root.innerHTML = '<main><bio-contact-form></bio-contact-form></main>';
        ${after}
      }
    });</script>`;

test("Shadow roots: in a component's the form loads by itself, and takes the settings around the component", async ({
  page,
}) => {
  for (const html of [
    SCRIPT + component('open', ''),
    component('open', `await import('${MODULE_FILE}');`), // defined when the script has looked already
    `${SCRIPT}<script type="module">await import('${MODULE_FILE}'); document.body.insertAdjacentHTML('beforeend', '<bio-site endpoint="${DESK}"><app-frame></app-frame></bio-site>');</script>${component('open', '').replace(/^.*<script/s, '<script')}`,
  ]) {
    await openForeignPage(page, html);
    await expectBooked(await bookSoon(page));
  }
});

/** A form in a closed shadow root, which its page names to us. */
const IN_CLOSED_ROOT = component(
  'closed',
  `await import('${MODULE_FILE}');`,
  'BioSystem.discover(root); globalThis.root = root;',
);

test('Shadow roots: BioSystem.discover() finds the form in a closed one', async ({ page }) => {
  await openForeignPage(page, SCRIPT + IN_CLOSED_ROOT);
  await page.waitForFunction(() =>
    (Reflect.get(globalThis, 'root') as ShadowRoot)
      .querySelector('bio-contact-form')
      ?.shadowRoot?.querySelector('form'),
  );
});

test("links and dialogs work inside a component's shadow root", async ({ page }) => {
  await openForeignPage(
    page,
    SCRIPT +
      component('open', '').replace(
        '<bio-contact-form></bio-contact-form>',
        LINK + '<a href="#estimate">Estimate</a>' + WIZARD + PANEL,
      ),
  );
  await page.getByRole('link', { name: 'Free audit' }).click();
  await requestAudit(dialog(page));
  await expectConfirmation(dialog(page));
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Estimate' }).click();
  await expect(panel(page)).toBeVisible();
  await backFromNewEntry(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('links and dialogs work inside a closed shadow root', async ({ page }) => {
  await keepLeads(page);
  const inside = `<a href="#estimate">Estimate</a>${LINK}${WIZARD}${PANEL}`;
  await openForeignPage(
    page,
    SCRIPT + IN_CLOSED_ROOT.replace('<bio-contact-form></bio-contact-form>', inside),
  );
  const root = await page.waitForFunction(() => Reflect.get(globalThis, 'root') as ShadowRoot | undefined);
  const main = (await root.evaluateHandle((it) => it?.querySelector('main'))) as ElementHandle<HTMLElement>;
  const find = (selector: string) => main.waitForSelector(selector);
  /** Playwright's locators do not see into closed roots. */
  const focused = () =>
    root.evaluate((it) => {
      let element = it?.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.getAttribute('name') ?? element?.textContent;
    });
  const open = () =>
    root.evaluate((it) =>
      [...(it?.querySelectorAll('*') ?? [])]
        .filter(({ shadowRoot }) => shadowRoot?.querySelector(':modal'))
        .map(({ localName }) => localName),
    );

  for (const state of ['an island', 'hydrated'])
    for (const [link, tag] of [
      ['Free audit', 'bio-audit-wizard'],
      ['Estimate', 'bio-estimator'],
    ] as const)
      for (const close of [() => page.keyboard.press('Escape'), () => backFromNewEntry(page)])
        await test.step(`${tag}, ${state}`, async () => {
          await (await find(`role=link[name="${link}"]`)).click();
          await expect.poll(open).toEqual([tag]);
          await close();
          await expect.poll(open).toEqual([]);
          await expect.poll(focused).toBe(link);
          await expect(page).not.toHaveURL(/#/);
        });

  await (await find('role=link[name="Free audit"]')).press('Enter');
  await expect.poll(focused).toBe(defaultBusiness.texts.en.audit.steps.info.heading);
  for (const [name, text] of Object.entries(newInfo())) await (await find(`[name=${name}]`)).fill(text);
  for (let press = 0; press < 4; press++) await (await find('role=button[name="Next"]')).click();
  await (await find('role=button[name="Submit"]')).click();
  await find('text=/24 business hours/');
  await (await find('role=button[name="Close"]')).click();
  await expect.poll(open).toEqual([]);
});

const zoomed = ['html { zoom: 2 }', 'html { zoom: 0.5 }', 'body { zoom: 2 }'].flatMap((zoom) =>
  [1280, 390].map((width) => ({ zoom, width })),
);
for (const { zoom, width } of sample('zoomed pages', zoomed, 3))
  test(`on a page with ${zoom} the header's menu is within a viewport of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForeignPage(
      page,
      `<style>${zoom}</style><body>${SCRIPT}<bio-header></bio-header><p style="height: 3000px"></p>`,
    );
    const header = page.locator('bio-header');
    const menu = header.locator('summary').filter({ hasText: 'Menu' }).first();
    await header.getByText(submenu.label, { exact: true }).first().waitFor({ state: 'attached' });
    if (await menu.isVisible()) await menu.click();
    await header.getByText(submenu.label, { exact: true }).locator('visible=true').click();
    for (const { label } of submenu.links) {
      const link = header.getByRole('link', { name: label, exact: true });
      await link.focus(); // a list that is longer than the window scrolls
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
  });

// Chromium runs no module scripts there (crbug.com/717643).
test('on a page that is XML the classic file shows the form, which books, and opens the audit', async ({
  page,
}) => {
  const script = `<script defer="defer" src="${CLASSIC_FILE}"></script>`;
  const xhtml = (inside: string) =>
    serve(
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>XML</title></head><body>${inside}</body></html>`,
      { headers: { 'content-type': 'application/xhtml+xml;charset=utf-8' } },
    );
  await page.goto(FOREIGN_SITE + (await xhtml(script + FORM + LINK + WIZARD)));
  const booked = await book(page.locator('bio-contact-form'));
  await expectSuccess(page.locator('bio-contact-form'));
  await expectBooked(booked);
  await page.getByRole('link', { name: 'Free audit' }).click();
  await expect(dialog(page)).toBeVisible();
});

for (const css of ['html { zoom: 2 }', 'body { zoom: 0.5 }'])
  test(`on a page with ${css} dialog, panel and floating button are within the viewport`, async ({
    page,
  }) => {
    await openForeignPage(
      page,
      `<style>${css}</style><body>${SCRIPT}<p style="height: 3000px"><a href="#audit">Audit</a></p>
        <bio-audit-wizard></bio-audit-wizard><bio-estimator mode="panel"></bio-estimator>`,
    );
    await expect(launchButton(page)).toBeInViewport({ ratio: 1 });
    await launchButton(page).click();
    await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
    await closeButton(page).click();
    await page.getByRole('link', { name: 'Audit' }).click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 0.99 });
    await closeIcon(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test("a link to an element of the page's own opens no panel", async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<a href="#estimate">Ours</a><bio-estimator mode="panel"></bio-estimator>
      <h2 id="estimate" style="margin-top: 2000px">Our estimate</h2>`,
  );
  await launchButton(page).hover();
  await page.getByRole('link', { name: 'Ours' }).click();
  await expect(page.getByRole('heading', { name: 'Our estimate' })).toBeInViewport();
  await page.waitForFunction(() => customElements.get('bio-estimator'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the floating button violates no policy of Trusted Types', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  for (const header of ['content-security-policy', 'content-security-policy-report-only']) {
    await openForeignPage(page, `${SCRIPT}<bio-estimator mode="panel"></bio-estimator>`, {
      headers: { [header]: "require-trusted-types-for 'script'; trusted-types 'none'" },
    });
    await launchButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  expect(pageErrors).toEqual([]);
});

const sandboxes = [
  'allow-scripts',
  'allow-scripts allow-same-origin',
  'allow-scripts allow-forms',
  'allow-scripts allow-modals',
  'allow-scripts allow-same-origin allow-forms allow-modals',
];
const framed = Object.fromEntries(
  sandboxes.flatMap((sandbox) =>
    Object.entries({ 'the module': kinds['the module'], 'the classic file': kinds['the classic file'] }).map(
      ([kind, html = '']) => [`${kind} with sandbox="${sandbox}"`, { sandbox, html }],
    ),
  ),
);

for (const [name, { sandbox, html }] of sampleEntries('sandboxes', framed, 2))
  test(`in a frame with ${name} form, audit and estimate are sent`, async ({ page }) => {
    test.slow();
    // An opaque origin is on no list of the desk.
    await page.route(DESK, (route) =>
      route.fulfill({
        status: 201,
        json: {},
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    );
    const path = await serve(
      `<!doctype html><title>In a frame</title>${LINK}<a href="#estimate">Estimate</a>${html}${WIZARD}${PANEL}`,
    );
    await openForeignPage(
      page,
      `<iframe title="Booking" sandbox="${sandbox}" src="${FOREIGN_SITE}${path}" width="700" height="650"></iframe>`,
    );
    const frame = page.frameLocator('iframe').locator('body');
    const form = frame.locator('bio-contact-form');
    await book(form);
    await expectSuccess(form);
    await expect(sendButton(form)).toBeVisible();
    await frame.getByRole('link', { name: 'Free audit' }).click();
    await requestAudit(dialog(frame));
    await expectConfirmation(dialog(frame));
    await frame.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(frame.getByRole('dialog')).toHaveCount(0);
    await frame.getByRole('link', { name: 'Estimate', exact: true }).click();
    await requestEstimate(panel(frame));
    await expectEstimate(panel(frame));
  });
