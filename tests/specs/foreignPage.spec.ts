/** One script tag and one tag on somebody else's page is enough. */
import { expect, test } from 'playwright/test';
import { readManifest, readWidgetFiles, releaseFile } from '../../scripts/outputs/widgetFiles';
import {
  alert,
  type Booking,
  book,
  expectError,
  expectFilledIn,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  sendButton,
} from '../pages/contactForm';
import { bookingsOf, expectAllBooked, expectBooked } from '../support/desk';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { triggerHydration } from '../support/hydration';
import { watchOurLines, watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { CLASSIC_FILE, DESK, FOREIGN_SITE, MODULE_FILE, SITE, STRANGER_SITE } from '../support/urls';

const CLASSIC_SCRIPT = `<script src="${CLASSIC_FILE}"></script>`;

/** A page with nothing but one script tag and the form. @returns its path. */
const servePlainPage = (script: string) =>
  serve(`<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>${script}${FORM}`);

for (const [kind, script] of [
  ['the ES module', SCRIPT],
  ['the classic file', CLASSIC_SCRIPT],
] as const) {
  test(`with ${kind} a booking lands in the desk from another origin`, async ({ page }) => {
    const pageErrors = await watchPageErrors(page);
    const url = `${FOREIGN_SITE}${await servePlainPage(script)}?utm_medium=email`;
    await page.goto(url);
    const booking = await book(page);
    await expectSuccess(page);
    expect(await expectBooked(booking)).toMatchObject({
      page: url,
      attribution: { first: { landingPage: url, utm_medium: 'email' } },
    });
    expect(pageErrors).toEqual([]);
  });

  test(`with ${kind} on a page that nobody allowed, the visitor reads the error`, async ({ page }) => {
    const lines = watchOurLines(page);
    await page.goto(STRANGER_SITE + (await servePlainPage(script)));
    await field.fullName(page).first().fill('Ada');
    const remedy = `add ${STRANGER_SITE} to ALLOWED_ORIGINS of the lead desk`;
    await expect.poll(() => lines).toEqual([expect.stringContaining(remedy)]);
    const booking = await book(page);
    await expectError(page);
    await expect(alert(page)).toBeFocused();
    await expectFilledIn(page, booking);
    expect(await bookingsOf(booking)).toHaveLength(0);
    expect(lines.filter((line) => line.includes(remedy))).toHaveLength(1);
  });
}

test('a page with the module downloads what the contact form needs, and no more', async ({ page }) => {
  const files: string[] = [];
  let checks = 0;
  page.on('response', async (response) => {
    if (!response.url().startsWith(SITE) || response.request().method() !== 'GET') return;
    const { pathname: file } = new URL(response.url());
    if (file === '/api/check') {
      checks++;
      return;
    }
    files.push(file);
    expect((await response.allHeaders())['content-encoding'], response.url()).toBe('br');
  });
  await page.goto(FOREIGN_SITE + (await servePlainPage(SCRIPT)));
  await book(page);
  await expectSuccess(page);

  // What these files weigh is held by the budgets in .size-limit.ts.
  const manifest = readManifest('dist');
  const needed = [
    'biosystem.js',
    'snapshots/contact-form.js',
    ...['islands', 'submitLead', 'origin'].map(releaseFile),
    ...(readWidgetFiles(manifest)['bio-contact-form'] ?? []),
  ];
  expect(files.toSorted()).toEqual([...new Set(needed)].map((file) => `/${file}`).toSorted());
  expect(checks, 'the endpoint is asked once whether it takes leads from here').toBe(1);
});

test('a page without any widget downloads the loader alone', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(SITE)) files.push(request.url());
  });
  await openForeignPage(page, `${SCRIPT}<p>Nothing here.`);
  await page.evaluate((address) => import(address), MODULE_FILE);
  expect(files).toEqual([MODULE_FILE]);
});

const placements: Record<string, string> = {
  'script before the element': SCRIPT + FORM,
  'script after the element': FORM + SCRIPT,
  'module loaded twice': `${SCRIPT}${FORM}<script type="module" src="${MODULE_FILE}?again"></script>`,
  'classic file loaded twice': `${CLASSIC_SCRIPT}${FORM}<script src="${CLASSIC_FILE}?again"></script>`,
  'classic file after the element': FORM + CLASSIC_SCRIPT,
  'classic file in the head, deferred': `<script defer src="${CLASSIC_FILE}"></script>${FORM}`,
  'module and classic file together': SCRIPT + FORM + CLASSIC_SCRIPT,
  'classic file first, module after it': CLASSIC_SCRIPT + FORM + SCRIPT,
  'tag put in later by a tag manager': `${FORM}<script>
      const script = document.createElement('script');
      script.type = 'module';
      script.src = '${MODULE_FILE}';
      document.head.append(script);
    </script>`,
  'element put in later as HTML': `${SCRIPT}<div id="place"></div><script type="module">
      place.innerHTML = '<section>${FORM}</section>';
    </script>`,
  'element made by createElement': `${SCRIPT}<script type="module">
      const form = document.createElement('bio-contact-form');
      form.endpoint = '${DESK}';
      document.body.append(form);
    </script>`,
  'element made and configured before the script is there': `<script>
      const form = document.createElement('bio-contact-form');
      form.endpoint = '${DESK}';
      document.documentElement.append(form);
    </script>${SCRIPT}`,
  'element cloned from a template': `${SCRIPT}<template id="source">${FORM}</template><script type="module">
      document.body.append(source.content.cloneNode(true));
    </script>`,
  'element imported from another document': `${SCRIPT}<script type="module">
      const other = new DOMParser().parseFromString('${FORM}', 'text/html');
      document.body.append(other.body.firstChild);
    </script>`,
  "inside another element's shadow root, classic file": `${CLASSIC_SCRIPT}<app-frame></app-frame><script>
      customElements.define('app-frame', class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<main>${FORM}</main>'; }
      });
    </script>`,
  'inside a dialog that opens later': `${SCRIPT}<dialog id="box">${FORM}</dialog><script type="module">
      box.showModal();
    </script>`,
  'hidden at first': `${SCRIPT}<div id="box" hidden>${FORM}</div><script type="module">box.hidden = false;</script>`,
};

/** As wide as what stands in them: without a width of its own a widget would vanish. */
const tightPlaces: Record<string, string> = {
  'an open dialog': `<dialog open>${FORM}</dialog>`,
  'an inline block': `<div style="display: inline-block">${FORM}</div>`,
  'a float': `<div style="float: left">${FORM}</div>`,
  'an absolute box': `<div style="position: absolute">${FORM}</div>`,
  'a table cell': `<table><td>${FORM}</table>`,
  'a flex item beside words': `<div style="display: flex; flex-wrap: wrap"><p>Book here.</p><div>${FORM}</div></div>`,
  'a centered column': `<div style="display: flex; flex-direction: column; align-items: center"><div>${FORM}</div></div>`,
  'a grid of automatic columns': `<div style="display: grid; justify-content: start">${FORM}</div>`,
};

for (const width of [390, 1280])
  test(`Width and centring: where a place takes its width from what stands in it, the form can be used at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [place, html] of sampleEntries(`tight places at ${width} px`, tightPlaces, 4)) {
      await openForeignPage(page, SCRIPT + html, {
        html: '<meta name="viewport" content="width=device-width">',
      });
      await triggerHydration(page, 'bio-contact-form');
      const { form, overflow } = await page.locator('bio-contact-form').evaluate((element) => ({
        form: element.getBoundingClientRect().width,
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(form, place).toBeGreaterThanOrEqual(280);
      expect(overflow, place).toBeLessThanOrEqual(0);
      await sendButton(page).click({ trial: true });
    }
  });

test('wherever and whenever script and element come, there is one working form', async ({ page }) => {
  test.slow();
  const pageErrors = await watchPageErrors(page);
  const bookings: Booking[] = [];
  for (const [placement, html] of sampleEntries('placements', placements, 8)) {
    await test.step(placement, async () => {
      await openForeignPage(page, html);
      bookings.push(await book(page));
      await expectSuccess(page);
      await expect(sendButton(page)).toHaveCount(1);
      expect(pageErrors).toEqual([]);
    });
  }
  await expectAllBooked(bookings);
});

test('a copy of a form that is in use is a fresh form, and both work', async ({ page }) => {
  await openForeignPage(page, SCRIPT + FORM);
  await fillIn(page, newBooking());
  await page.evaluate(() => {
    const form = document.querySelector('bio-contact-form');
    form?.after(form.cloneNode(true));
  });
  const [original, copy] = [
    page.locator('bio-contact-form').first(),
    page.locator('bio-contact-form').last(),
  ];
  await expect(field.fullName(copy)).toHaveValue('');
  const second = await book(copy);
  await expectSuccess(copy);
  await expect(field.fullName(original)).toHaveValue('Ada Lovelace');
  const first = await book(original);
  await expectSuccess(original);
  const ids = [await expectBooked(first), await expectBooked(second)].map((lead) => lead['id']);
  expect(new Set(ids).size).toBe(2);
});

test('A widget that is moved or taken away for a while: it keeps what was typed', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<div id="sidebar"></div>${FORM}`);
  const booking = newBooking();
  await fillIn(page, booking);
  await page.evaluate(() => {
    const form = document.querySelector('bio-contact-form');
    if (form) document.querySelector('#sidebar')?.append(form);
  });
  await expectFilledIn(page, booking);
  // Taken away for a while, as a tab or an accordion does.
  const form = await page.locator('bio-contact-form').elementHandle();
  await form?.evaluate((element) => element.remove());
  await expect(sendButton(page)).toHaveCount(0);
  await form?.evaluate((element) => document.body.append(element));
  await expectFilledIn(page, booking);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
});

test('an endpoint that answers with a redirect to a page has not booked anything', async ({ page }) => {
  const thanks = await serve('<h1>Thanks!</h1>');
  const hook = await serve('', { status: 303, headers: { location: thanks } });
  await openForeignPage(page, `${SCRIPT}<bio-contact-form endpoint="${hook}"></bio-contact-form>`);
  const booking = await book(page);
  await expectError(page);
  await expectFilledIn(page, booking);
});

test('the script leaves nothing on the page but its widgets and BioSystem', async ({ page }) => {
  for (const script of [SCRIPT, CLASSIC_SCRIPT]) {
    await openForeignPage(
      page,
      `<script>
        const scope = () => Object.getOwnPropertyNames(window);
        const prototypes = () => [Object, Array, String, Element, HTMLElement, Node, EventTarget, Document, Event]
          .flatMap(({ name, prototype }) => Object.getOwnPropertyNames(prototype).map((key) => name + '.' + key));
        window.before = [...scope(), 'before', ...prototypes()];
      </script>${script}${FORM}`,
    );
    await sendButton(page).waitFor();
    const { left, elements, sheets } = await page.evaluate<{
      left: string[];
      elements: string[];
      sheets: number;
    }>(`({
      left: [...scope(), ...prototypes()].filter((name) => !before.includes(name)),
      elements: Array.from(document.querySelectorAll('style, head > :not(title, script, link[rel=modulepreload])'), (e) => e.outerHTML),
      sheets: document.adoptedStyleSheets.length,
    })`);
    expect(left).toEqual(['BioSystem']);
    expect(elements).toEqual([]);
    expect(sheets).toBe(0);
  }
});
