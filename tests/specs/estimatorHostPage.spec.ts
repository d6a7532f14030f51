/** Whatever a page forbids or does to its elements, the estimator looks and works the same. */
import { expect, type Page, test } from 'playwright/test';
import { type Within } from '../pages/contactForm';
import {
  bookButton,
  card,
  computeButton,
  ESTIMATOR,
  expectConfirmation,
  heading,
  launchButton,
  nextButton,
  PANEL,
  panel,
  requestEstimate,
  still,
} from '../pages/estimator';
import { type ComputedStyles, computedStylesOf, differences } from '../support/computedStyles';
import { expectRequested } from '../support/desk';
import { service } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrate, watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { settled } from '../support/time';
import { CLASSIC_FILE, SITE } from '../support/urls';

/** With the mouse out of the way. */
const lookNow = async (page: Page): Promise<ComputedStyles> => {
  await page.mouse.move(0, 0);
  await still(page);
  return computedStylesOf(page, 'bio-estimator');
};

const POLICY = ["default-src 'none'", `script-src ${SITE}`, "style-src 'self'", `connect-src ${SITE}`].join(
  '; ',
);
const NO_STRINGS = `${POLICY}; require-trusted-types-for 'script'; trusted-types 'none'`;

const MODULE = { kind: 'the ES module', tag: SCRIPT };
const CLASSIC = { kind: 'the classic file', tag: `<script src="${CLASSIC_FILE}"></script>` };
const IN_PAGE = { where: 'in the page', html: ESTIMATOR, policy: NO_STRINGS };
const IN_PANEL = { where: 'in the panel', html: PANEL, policy: POLICY };
const strictPages = [
  { ...MODULE, ...IN_PAGE },
  { ...MODULE, ...IN_PANEL },
  { ...CLASSIC, ...IN_PAGE },
  { ...CLASSIC, ...IN_PANEL },
];

for (const { kind, tag, where, html, policy } of sample('strict pages', strictPages, 2)) {
  test(`under a strict policy, with ${kind}, it is styled and works ${where}, and violates nothing`, async ({
    page,
  }) => {
    const looks = async (headers: Record<string, string>): Promise<ComputedStyles[]> => {
      await openForeignPage(page, tag + html, { headers });
      if (html === ESTIMATOR) {
        await nextButton(page).waitFor();
        return [await lookNow(page)];
      }
      await launchButton(page).waitFor();
      const closed = await lookNow(page);
      await launchButton(page).click();
      await expect(heading(panel(page), 'services')).toBeFocused();
      return [closed, await lookNow(page)];
    };
    const free = await looks({});
    const pageErrors = await watchPageErrors(page);
    const strict = await looks({ 'content-security-policy': policy });
    for (const [index, look] of free.entries()) expect(differences(look, strict[index] ?? {})).toEqual([]);
    const contact = await requestEstimate(html === PANEL ? panel(page) : page);
    await expectConfirmation(page);
    await expectRequested(contact);
    expect(pageErrors).toEqual([]);
  });
}

test('where strings may not become HTML, the panel has its button and opens', async ({ page }) => {
  const lookOn = async (headers = {}) => {
    await openForeignPage(page, SCRIPT + PANEL, { headers });
    await launchButton(page).hover();
    await page.waitForFunction(() => customElements.get('bio-estimator'));
    await page.mouse.move(0, 0);
    return lookNow(page);
  };
  const free = await lookOn();
  expect(differences(free, await lookOn({ 'content-security-policy': NO_STRINGS }))).toEqual([]);
  await launchButton(page).click();
  const contact = await requestEstimate(panel(page));
  await expectConfirmation(panel(page));
  await expectRequested(contact);
});

/** Everything a page's styles do to others, at its worst. */
const UGLY = `<style>
  html { font-size: 62.5% }
  * { padding: 9px !important; color: red !important;
    font-size: 40px !important; box-sizing: content-box !important; border: 5px dashed lime !important;
    float: left !important; background: yellow !important }
  *::before, *::after { content: "!"; display: table; clear: both }
  input, button, label, fieldset, legend, ul, li, dialog { display: none !important; opacity: 0.2; transform: rotate(9deg) }
  ::backdrop { background: lime !important }
  h2, p, section, form { font: 50px/3 monospace !important; scroll-margin: 500px }
  body { text-transform: uppercase; letter-spacing: 5px; word-spacing: 9px; line-height: 3; text-align: center;
    font-weight: 900; font-style: italic; font-variant: small-caps; text-indent: 3em; white-space: pre; cursor: wait;
    text-shadow: 1px 1px red; list-style: square; quotes: none; text-decoration: underline; visibility: visible;
    -webkit-text-fill-color: lime; -webkit-text-stroke: 1px red; user-select: none; word-break: break-all;
    color-scheme: dark; accent-color: red; caret-color: red; pointer-events: auto }
</style>
<script>Array.prototype.each = function (f) { this.forEach(f) }; Object.prototype.extendWith = () => {};
  window.React = {}; window.process = { env: {} }; window.define = Object.assign(() => {}, { amd: {} });</script>`;

/** What the page gives the estimator, defended against its own rules. */
const FRAME =
  'display:block!important;max-width:none!important;margin:0!important;padding:0!important;border:0!important;float:none!important';

test('on the ugliest page every step looks as on a clean one, and a request works', async ({ page }) => {
  await watchHydration(page);
  const visit = async (css: string, html: string): Promise<Record<string, ComputedStyles>> => {
    await openForeignPage(
      page,
      `<style>:root{--bio-font:Arial,sans-serif}</style>${css}<body style="${FRAME}">${SCRIPT}<div style="${FRAME};width:640px!important">${html}</div>`,
      { html: `<html lang="en" style="${FRAME}">` },
    );
    let box: Within = page.locator('bio-estimator');
    const looks: Record<string, ComputedStyles> = {};
    if (html === PANEL) {
      await launchButton(page).waitFor();
      looks['button'] = await lookNow(page);
      await launchButton(page).click();
      box = panel(page);
    } else await hydrate(page, 'bio-estimator'); // else the tick may come before it or after, which decides about its reserved height
    await card(box, service.name).check();
    looks['services'] = await lookNow(page);
    for (let step = 0; step < 2; step++) await nextButton(box).click();
    looks['property'] = await lookNow(page);
    await nextButton(box).click();
    await computeButton(box).click();
    looks['result'] = await lookNow(page);
    await bookButton(box).click();
    await page.getByLabel('Photos (optional)').waitFor();
    looks['contact'] = await lookNow(page);
    return looks;
  };
  for (const html of sample('ugly pages', [ESTIMATOR, PANEL], 1)) {
    const clean = await visit('', html);
    await page.evaluate(() => sessionStorage.clear());
    const ugly = await visit(UGLY, html);
    for (const [step, look] of Object.entries(clean))
      expect.soft(differences(look, ugly[step] ?? {}), `${html.slice(0, 30)} ${step}`).toEqual([]);
    await page.evaluate(() => sessionStorage.clear());
  }
});

const shiftsWhileOpening = async (page: Page, html: string): Promise<string[]> => {
  await openForeignPage(page, `<meta name="viewport" content="width=device-width">${SCRIPT}${html}`);
  await page.waitForLoadState('networkidle');
  return shiftsOf(page);
};

test('nothing moves when it appears: in its reserved height, or as a button', async ({ page }) => {
  await watchShifts(page);
  const text = (words: string) => `<p>${words} ${'and so on '.repeat(40)}</p>`;
  for (const width of sample('widths of an appearing estimator', [390, 1440], 1)) {
    await page.setViewportSize({ width, height: 1400 });
    const around = (html: string) => `${text('Before')}${html}${text('After')}`;
    await openForeignPage(page, `<meta name="viewport" content="width=device-width">${SCRIPT}${ESTIMATOR}`);
    await nextButton(page).waitFor();
    const height = await page
      .locator('bio-estimator')
      .evaluate((element: HTMLElement) => element.offsetHeight);
    const reserved = `<style>bio-estimator:not(:defined) { display: block; min-block-size: ${height}px }</style>`;
    expect(await shiftsWhileOpening(page, around(reserved + ESTIMATOR)), `in the page at ${width}`).toEqual(
      [],
    );
    await expect(nextButton(page)).toBeVisible();
    expect(await shiftsWhileOpening(page, around(PANEL)), `the button at ${width}`).toEqual([]);
    await launchButton(page).hover();
    await page.waitForLoadState('networkidle');
    await settled(page);
    expect(await shiftsOf(page), `the button hydrates at ${width}`).toEqual([]);
    // Without that the page below does move: the measure is not blind. The code comes after the first paint.
    await page.route(/\/v\//, async (route) => {
      await settled(page);
      await route.continue();
    });
    expect(await shiftsWhileOpening(page, around(ESTIMATOR))).not.toEqual([]);
    await page.unroute(/\/v\//);
  }
});
