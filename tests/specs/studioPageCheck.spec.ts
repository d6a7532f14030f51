/** The studio’s check of a page: by its address, by its source, without a network, with anything pasted. */
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations, tabTo } from '../support/accessibility';
import { FORM, SCRIPT, serve } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { DESK, FOREIGN_SITE, MODULE_FILE, SITE, STRANGER_SITE } from '../support/urls';

const address = (page: Page) => page.getByRole('textbox', { name: 'Address of the page' });
const source = (page: Page) => page.getByRole('textbox', { name: 'Source of the page' });
const checkAddress = (page: Page) => page.getByRole('button', { name: 'Check this page' });
const checkSource = (page: Page) => page.getByRole('button', { name: 'Check this source' });
const summary = (page: Page) => page.getByRole('heading', { name: /checked$/ });
const findings = (page: Page, group: 'Problems' | 'Hints' | 'Not checked') =>
  page.getByRole('region', { name: group, exact: true }).getByRole('listitem');

const open = async (page: Page) => {
  await page.goto(`${SITE}/studio/#check`);
  await expect(address(page)).toBeVisible();
};

async function pasteSource(page: Page, html: string, url = `${FOREIGN_SITE}/contact`): Promise<void> {
  await address(page).fill(url);
  await source(page).fill(html);
  await checkSource(page).click();
}

const html = (inside: string) => `<!doctype html>\n<html lang="en">\n${inside}\n`;
const STYLE = '<style>bio-contact-form:not(:defined) { min-block-size: 900px }</style>';

test('a page with mistakes, pasted by keys: the summary has the focus, each mistake says where it is and what to do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bringAxe(page);
  await open(page);
  await address(page).focus();
  await page.keyboard.insertText(`${FOREIGN_SITE}/contact`);
  await tabTo(page, source(page));
  await page.keyboard.insertText(
    html(`<script type="rocketlazyloadscript" data-rocket-src="${MODULE_FILE}"></script>
<bio-estimater></bio-estimater>
<bio-estimator mode="Panel" live_range endpoint="${DESK}"></bio-estimator>
<bio-contact-form></bio-contact-form>`),
  );
  await tabTo(page, checkSource(page));
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveText(/^5 problems, 1 hint, \d+ things checked$/);
  const expected = [
    /WP Rocket has rewritten the script.*Delay JavaScript execution.*Line 3/,
    /no widget <bio-estimater>.*Did you mean <bio-estimator>\?.*Line 4/,
    /no attribute live_range.*Did you mean live-range\?.*Line 5/,
    /mode="Panel" is not understood.*"inline" or "panel".*Line 5/,
    /<bio-contact-form> has no endpoint.*Line 6/,
  ];
  await expect(findings(page, 'Problems')).toHaveText(expected);
  await expectNoViolations(page, 'problems');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('a page of this site, by its address: everything is right', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await open(page);
  await address(page).fill(`${SITE}/biocheck`);
  await page.keyboard.press('Enter');
  await expect(summary(page)).toHaveText(/^Everything is right, as far as a browser may look: \d+ things/);
  expect(pageErrors).toEqual([]);
});

test('a page that may not be read says how to go on, up to the source field', async ({ page }) => {
  const path = await serve(html(SCRIPT + STYLE + FORM));
  await bringAxe(page);
  await open(page);
  await address(page).fill(FOREIGN_SITE + path);
  await checkAddress(page).click();
  await expect(
    page.getByRole('heading', { name: 'Your browser may not read this page from here' }),
  ).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ctrl+U' })).toBeVisible();
  await expectNoViolations(page, 'a page that may not be read');
  await page.getByRole('button', { name: 'Go to the source field' }).click();
  await expect(source(page)).toBeFocused();
  await source(page).fill(html(SCRIPT + STYLE + FORM));
  await checkSource(page).click();
  await expect(summary(page)).toHaveText(/^Everything is right/);
  // The button is no longer busy, and its color is on the way.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await expectNoViolations(page, 'everything is right');
});

test('a page that lets others read it is checked by its address', async ({ page }) => {
  const path = await serve(
    html(`${SCRIPT}${STYLE}<bio-contact-form endpoint="${DESK}/no-such-firm"></bio-contact-form>`),
    {
      headers: { 'access-control-allow-origin': '*' },
    },
  );
  await open(page);
  await address(page).fill(FOREIGN_SITE + path);
  await checkAddress(page).click();
  await expect(findings(page, 'Problems')).toHaveText([/this desk has no firm "no-such-firm"/]);
});

test('whether the desk takes leads from the page is asked for the page’s own origin', async ({ page }) => {
  await open(page);
  await pasteSource(page, html(SCRIPT + STYLE + FORM), `${STRANGER_SITE}/contact`);
  await expect(findings(page, 'Problems')).toHaveText([
    new RegExp(`takes no leads from ${STRANGER_SITE}\\.Add ${STRANGER_SITE} to ALLOWED_ORIGINS`),
  ]);
  await pasteSource(page, html(SCRIPT + STYLE + FORM));
  await expect(summary(page)).toHaveText(/^Everything is right/);
});

test('what was typed and what was found stay over a reload, and a source is checked without a network', async ({
  page,
  context,
}) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await pasteSource(page, html(`${SCRIPT}${STYLE}<bio-contact-form></bio-contact-form>`));
  await expect(findings(page, 'Problems')).toHaveCount(1);
  await context.setOffline(true);
  await page.reload();
  await expect(address(page)).toHaveValue(`${FOREIGN_SITE}/contact`);
  await expect(source(page)).toHaveValue(/<bio-contact-form>/);
  await expect(findings(page, 'Problems')).toHaveCount(1);
  await checkSource(page).click();
  await expect(findings(page, 'Not checked')).toHaveText([/The script’s address.*needs a network/]);
  await expect(findings(page, 'Problems')).toHaveCount(1);
});

test('nothing that is pasted runs or is loaded; no other address than a web address is asked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(window, { ran: () => console.error('It ran.') }));
  const pageErrors = await watchPageErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  for (const refused of ['javascript:ran()', 'data:text/html,<script>ran()</script>', 'file:///etc/passwd']) {
    await address(page).fill(refused);
    await checkAddress(page).click();
    await expect(page.getByText('A web address, such as https://www.example.com/contact.')).toBeVisible();
    await expect(address(page)).toBeFocused();
  }
  const filler = '<p style="color: red">Some text</p>\n'.repeat(140_000);
  await address(page).fill(`${FOREIGN_SITE}/contact`);
  const pasted =
    html(`<base href="https://evil.example/"><img src=x onerror="ran()"><svg onload="ran()"></svg><script>ran()</script><style>p { color: red }</style>
<iframe srcdoc="<script>parent.ran()</script>"></iframe><script src="https://evil.example/x.js"></script>
<link rel="stylesheet" href="https://evil.example/x.css"><img src="https://evil.example/x.png"><meta http-equiv="refresh" content="0;url=https://evil.example">
${filler}<bio-faq id="<img src=x onerror=ran()>" config="javascript:ran()"></bio-faq>
<bio-contact-form endpoint="javascript:ran()"></bio-contact-form>`);
  expect(pasted.length).toBeGreaterThan(5_000_000);
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  await source(page).press('ControlOrMeta+V');
  await expect(page.getByText(/^A source of 5,\d{3},\d{3} characters is here/)).toBeFocused();
  await checkSource(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(findings(page, 'Problems').filter({ hasText: 'endpoint="javascript:ran()"' })).toBeVisible();
  await expect(page.getByRole('main').locator('a:not(nav a)')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(`${SITE}/`))).toEqual([]);
});
