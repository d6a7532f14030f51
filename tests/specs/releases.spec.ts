/** A page that was opened before a release, or comes from a cache, finishes what it began. */
import { expect, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import {
  book,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  openOurSite,
  sendButton,
  withoutMap,
} from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { expectBooked, expectRequested } from '../support/desk';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrate, watchHydration } from '../support/hydration';
import { type ReleasedSite, startReleasedSite } from '../support/releases';
import { sampleEntries } from '../support/sample';

let site: ReleasedSite;

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  site = await startReleasedSite();
});
test.afterEach(() => site.stop());

/** The names of the files of a release that the page asks for from now on. */
function watchFiles(page: Page, version: string): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = request.url().split(`/v/${version}/`);
    if (file) files.push(file);
  });
  return files;
}

/** A page of somebody else's with the script and the contact form of the site. */
const openForm = (page: Page, { script = '/biosystem.js', before = '' } = {}) =>
  openForeignPage(
    page,
    `${before}<script type="module" src="${site.url}${script}"></script><bio-contact-form endpoint="${site.url}/api/requests"></bio-contact-form>`,
  );

test('a contact form that was filled in partly is finished and sent after a release', async ({ page }) => {
  await openOurSite(page, `${site.url}/biocheck`);
  const booking = newBooking();
  await field.fullName(page).fill(booking.fullName);
  await site.release();
  const files = watchFiles(page, site.next);
  await fillIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
  expect(files).toEqual([]);
});

test('a contact form that nobody had touched before a release loads its code, and sends', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ); // nothing is fetched ahead
  await page.goto(`${site.url}/biocheck`);
  await expect(page.locator('html')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await site.release();
  const booked = await book(page);
  await expectSuccess(page);
  await expectBooked(booked);
});

test('an estimator at its second step is finished and sent after a release', async ({ page }) => {
  await page.goto(`${site.url}/`);
  await estimator.launchButton(page).click();
  const box = estimator.panel(page);
  await estimator.answerServices(box, estimator.QUICK);
  await estimator.nextButton(box).click();
  await expect(estimator.heading(box, 'addOns')).toBeVisible();
  await site.release();
  const contact = estimator.newContact();
  await estimator.nextButton(box).click();
  await estimator.answerProperty(box, estimator.QUICK);
  await estimator.nextButton(box).click();
  await estimator.computeButton(box).click();
  await estimator.bookButton(box).click();
  await estimator.fillContact(box, contact);
  await estimator.photoInput(page).setInputFiles([audit.png('roof.png')]);
  await expect(estimator.photos(page)).toHaveCount(1);
  await estimator.confirmButton(box).click();
  await estimator.expectConfirmation(box);
  expect((await expectRequested(contact))['uploadedImages']).toHaveLength(1);
});

test('an audit that was open is finished and sent after a release, with a photo', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/#audit`);
  const box = audit.dialog(page);
  await expect(audit.heading(box)).toBeFocused();
  await site.release();
  const info = await audit.walkToSubmit(box);
  await audit.photoInput(box).setInputFiles([audit.png('roof.png')]);
  await expect(audit.photos(box)).toHaveCount(1);
  await audit.submitButton(box).click();
  await audit.expectConfirmation(box);
  expect((await audit.expectRequested(info))['photos']).toHaveLength(1);
});

test('a form that a script puts into an old page after a release is shown, and sends', async ({ page }) => {
  await openForeignPage(page, `<script type="module" src="${site.url}/biosystem.js"></script>`);
  await page.waitForFunction(() => 'BioSystem' in window);
  await site.release();
  const files = watchFiles(page, site.next);
  await page.evaluate((endpoint) => {
    document.body.innerHTML = `<bio-contact-form endpoint="${endpoint}"></bio-contact-form>`;
  }, `${site.url}/api/requests`);
  const booked = await book(page);
  await expectSuccess(page);
  await expectBooked(booked);
  expect(files).toEqual([]);
});

/** What comes from a cache after a release, by the path under which a page asks for it. */
const cached = {
  'the script': '/biosystem.js',
  'the snapshot': '/snapshots/contact-form.js',
};

for (const [name, path] of sampleEntries('cached files', cached, 1))
  test(`with ${name} of before a release in a cache, a form on a foreign page sends`, async ({ page }) => {
    const body = await (await fetch(site.url + path)).text();
    await site.release();
    await page.route(site.url + path, (route) =>
      route.fulfill({
        body,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    const isOld = path === cached['the script'];
    const own = watchFiles(page, isOld ? site.old : site.next);
    const others = watchFiles(page, isOld ? site.next : site.old);
    await openForm(page, {
      before: `<link rel="modulepreload" href="${site.url}${cached['the snapshot']}">`,
    });
    const booked = await book(page);
    await expectSuccess(page);
    await expectBooked(booked);
    // All code is of the release of the script, the snapshot too.
    expect(own).toContain('snapshots/contact-form.js');
    expect(others).toEqual([]);
  });

const mixed = {
  'an old page and the new script': '/biocheck',
  'a new page and the old script': '/biosystem.js',
};
for (const [name, old] of sampleEntries('mixed releases', mixed, 1))
  test(`${name} work together`, async ({ page }) => {
    const response = await fetch(site.url + old);
    const body = await response.text();
    const headers = Object.fromEntries(
      [...response.headers].filter(([header]) => /^content-(type|security)/.test(header)),
    );
    await site.release();
    await page.route(site.url + old, (route) => route.fulfill({ body, headers }));
    await openOurSite(page, `${site.url}/biocheck`);
    const booked = await book(page);
    await expectSuccess(page);
    await expectBooked(booked);
  });

test('the script of one release goes on with its own files', async ({ page }) => {
  await site.release();
  const files = watchFiles(page, site.next);
  await openForm(page, { script: `/v/${site.old}/biosystem.js` });
  const booked = await book(page);
  await expectSuccess(page);
  await expectBooked(booked);
  expect(files).toEqual([]);
});

test('what a release changed under the same name is new after it', async () => {
  expect(await (await fetch(`${site.url}/biosystem.js`)).text()).toContain(site.old);
  await site.release();
  expect(await (await fetch(`${site.url}/biosystem.js`)).text()).toContain(site.next);
  expect(await (await fetch(`${site.url}/snapshots/contact-form.js`)).text()).toContain(site.next);
});

const forms: Record<string, { tag: string; html: string; send: (page: Page) => Promise<unknown> }> = {
  'contact form': {
    tag: 'bio-contact-form',
    html: FORM,
    async send(page) {
      const booking = await book(page);
      await expectSuccess(page);
      await expectBooked(booking);
    },
  },
  'audit wizard': {
    tag: 'bio-audit-wizard',
    html: audit.LINK + audit.WIZARD,
    async send(page) {
      await page.getByRole('link', { name: 'Free audit' }).click();
      const box = audit.dialog(page);
      const info = audit.newInfo();
      await audit.fillInfo(box, info);
      for (let press = 0; press < 4; press++) await audit.nextButton(box).click();
      await audit.submitButton(box).click();
      await audit.expectConfirmation(box);
      await audit.expectRequested(info);
    },
  },
  estimator: {
    tag: 'bio-estimator',
    html: estimator.ESTIMATOR,
    async send(page) {
      const contact = await estimator.requestEstimate(page);
      await estimator.expectConfirmation(page);
      await expectRequested(contact);
    },
  },
  'quote builder': {
    tag: 'bio-quote-builder',
    html: quote.QUOTE,
    async send(page) {
      const client = await quote.quickQuote(page);
      await expect(quote.confirmation(page)).toBeVisible();
      await quote.expectQuoted(client);
    },
  },
};

for (const [name, { tag, html, send }] of sampleEntries('forms without files', forms, 2))
  test(`a hydrated ${name} sends where no file of ours can be had any more`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchHydration(page);
    await openForeignPage(page, SCRIPT + html);
    await hydrate(page, tag);
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await send(page);
  });

test('where the new release is all there is, a form that has answered still sends', async ({ page }) => {
  await openOurSite(page, `${site.url}/biocheck`);
  await site.release({ keep: false });
  expect((await fetch(`${site.url}/v/${site.old}/biosystem.js`)).status).toBe(404);
  const booked = await book(page);
  await expectSuccess(page);
  await expectBooked(booked);
});
