/** Whatever a page's own styles and scripts do, the form looks and works the same; and the page stays as it was. */
import { expect, type Page, test } from 'playwright/test';
import { type Booking, book, expectSuccess, sendButton } from '../pages/contactForm';
import { type ComputedStyles, computedStylesOf, differences } from '../support/computedStyles';
import { expectAllBooked, expectBooked } from '../support/desk';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { sampleEntries } from '../support/sample';
import { CLASSIC_FILE } from '../support/urls';

/** The box that every page here gives the form, defended against the page's own rules. */
const FRAME =
  'display:block!important;width:640px!important;max-width:none!important;margin:0!important;padding:0!important';

interface HostilePage {
  css?: string;
  /** Runs before the widget's script. */
  script?: string;
  html?: string;
  /** Of the element right around the form. */
  parent?: { class?: string; style?: string };
}

const pages: Record<string, HostilePage> = {
  'a reset of everything': { css: '* { all: unset }' },
  'a reset of everything, important': { css: '* { all: unset !important }' },
  'important rules for everything': {
    css: `* { padding: 9px !important; color: red !important;
      font-size: 40px !important; box-sizing: content-box !important; border: 5px dashed lime !important;
      float: left !important; background: yellow !important }`,
  },
  'a root font size of 62.5%': { css: 'html { font-size: 62.5% } body { font-size: 1.8rem }' },
  'a layout that constrains its children': {
    css: '.is-layout-constrained > * { max-width: 650px; margin: auto !important } .is-layout-constrained > * + * { margin-block-start: 24px }',
    parent: { class: 'is-layout-constrained' },
  },
  'a transformed ancestor': {
    css: 'body { transform: scale(0.5) rotate(3deg); perspective: 100px; filter: grayscale(1) }',
  },
  'controls that are hidden': {
    css: 'input, button, label, textarea, select, form { display: none !important }',
  },
  'styled controls': {
    css: `input, button, label, textarea, select { height: 20px !important; width: 50px !important; opacity: 0.2;
      border-radius: 0 !important; text-transform: uppercase; appearance: none }
      ::placeholder { color: red !important } h2, p, section { font: 50px/3 monospace !important }`,
  },
  'a flex row': { parent: { style: 'display:flex!important;align-items:center;gap:20px' } },
  'a flex column with centered items': {
    parent: { style: 'display:flex!important;flex-direction:column;align-items:center' },
  },
  'a centring grid': { parent: { style: 'display:grid!important;place-items:center' } },
  'a table cell': { parent: { style: 'display:table-cell!important;vertical-align:middle' } },
  'loud text settings': {
    css: `body { text-transform: uppercase; letter-spacing: 5px; word-spacing: 9px; line-height: 3; text-align: center;
      color: white; font-weight: 900; font-style: italic; font-variant: small-caps; text-indent: 3em; white-space: pre;
      text-shadow: 1px 1px red; cursor: wait; list-style: square; quotes: none; text-decoration: underline;
      -webkit-text-fill-color: lime; -webkit-text-stroke: 1px red; writing-mode: inherit; user-select: none;
      visibility: visible; word-break: break-all; hyphens: auto; tab-size: 1; text-wrap: nowrap; accent-color: red;
      color-scheme: dark; pointer-events: auto; caret-color: red }`,
  },
  'tokens of its own under other names': {
    css: ':root { --color-ink: red; --font: monospace; --radius-control: 40px; --bio: 1 }',
  },
  'floats and clearing for everything': {
    css: '* { float: right } *::before, *::after { content: ""; display: table; clear: both }',
  },
  'arrays with a method of the page': {
    script: 'Array.prototype.each = function (f) { this.forEach(f) }; Array.prototype.last = () => 1;',
  },
  'old ways of writing JSON': {
    script:
      'String.prototype.toJSON = function () { return JSON.stringify(String(this)) }; delete String.prototype.toJSON; Array.prototype.toJSON = function () { return "[]" };',
  },
  'Object.prototype with a method of the page': { script: 'Object.prototype.extendWith = function () {};' },
  'libraries that claim $ and React': {
    script:
      'window.$ = window.jQuery = () => null; window.React = {}; window.process = { env: {} }; window.define = Object.assign(() => {}, { amd: {} }); window.module = { exports: {} }; window.exports = {};',
  },
};

const open = (page: Page, { css = '', script = '', html, parent = {} }: HostilePage, tag = SCRIPT) =>
  openForeignPage(
    page,
    `<style>:root{--bio-font:Arial,sans-serif}body{margin:0}</style>${css && `<style>${css}</style>`}${script && `<script>${script}</script>`}
    <body>${tag}<div class="${parent.class ?? ''}" style="${FRAME};${parent.style ?? ''}">${FORM}</div>`,
    html === undefined ? {} : { html },
  );

const formIsThere = (page: Page) =>
  page.waitForFunction(() => document.querySelector('bio-contact-form')?.shadowRoot?.querySelector('button'));

test('the form looks the same on every hostile page as on a clean one, and books', async ({ page }) => {
  test.slow();
  const bookings: Booking[] = [];
  await open(page, {});
  await formIsThere(page);
  const clean: ComputedStyles = await computedStylesOf(page);
  expect(Object.keys(clean).length).toBeGreaterThan(25);
  for (const [name, hostile] of sampleEntries('hostile pages', pages, 7)) {
    await test.step(name, async () => {
      await open(page, hostile);
      await formIsThere(page);
      expect.soft(differences(clean, await computedStylesOf(page)), name).toEqual([]);
      bookings.push(await book(page));
      await expectSuccess(page);
    });
  }
  await expectAllBooked(bookings);
});

test('the classic file works where the page extends arrays and objects', async ({ page }) => {
  await open(
    page,
    { script: 'Array.prototype.each = () => {}; Object.prototype.extendWith = () => {};' },
    `<script src="${CLASSIC_FILE}"></script>`,
  );
  const booking = await book(page);
  await expectSuccess(page);
  await expectBooked(booking);
});

test('on a page written from right to left the form keeps its sizes, and books', async ({ page }) => {
  const sizes = (look: ComputedStyles) => Object.entries(look).map(([path, { size }]) => `${path} ${size}`);
  await open(page, {});
  await formIsThere(page);
  const clean = sizes(await computedStylesOf(page));
  await open(page, { html: '<html lang="ar" dir="rtl">' });
  await formIsThere(page);
  expect(sizes(await computedStylesOf(page))).toEqual(clean);
  const booking = await book(page);
  await expectSuccess(page);
  await expectBooked(booking);
});

test('in a narrow column of a wide page the form fits the column', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<div style="width:300px">${FORM}</div>`);
  await sendButton(page).waitFor();
  const widest = await page.evaluate(() => {
    const root = document.querySelector('bio-contact-form')?.shadowRoot;
    return Math.max(...Array.from(root?.querySelectorAll('*') ?? [], (e) => e.getBoundingClientRect().right));
  });
  expect(widest).toBeLessThanOrEqual(300 + 8);
});

test('a page can hide the form by the hidden attribute, and show it again', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<style>bio-contact-form { display: block }</style>${FORM.replace('<bio-contact-form', '<bio-contact-form hidden')}`,
  );
  await formIsThere(page);
  await expect(sendButton(page)).toBeHidden();
  await page.locator('bio-contact-form').evaluate((form: HTMLElement) => {
    form.hidden = false;
  });
  await expect(sendButton(page)).toBeVisible();
});

test('the page itself stays as it was', async ({ page }) => {
  const own = `<h1>Own heading</h1><p>Text with a <a href="#x">link</a> and <b>bold</b> words.</p><ul><li>One</li></ul>
    <form><label>Name <input name="name"></label><textarea></textarea><select><option>A</option></select>
    <button>Send</button></form><div class="card" part="card">Card</div><section id="heading"><svg width="10"></svg></section>`;
  const styles = () =>
    page.evaluate(() => {
      window.scrollTo(0, 0);
      return Array.from(
        document.querySelectorAll('html, body, body *:not(bio-contact-form, script)'),
        (element) => {
          const style = getComputedStyle(element);
          const { x, y, width, height } = element.getBoundingClientRect();
          const values = [...style]
            // What the form's own height makes of the page's.
            .filter((name) => !/^(height|block-size|perspective-origin|transform-origin)$/.test(name))
            .map((name) => `${name}:${style.getPropertyValue(name)}`);
          const isFrame = element === document.documentElement || element === document.body;
          const size = [x, y, width, isFrame ? '' : height];
          return [element.localName, size.join(' '), values.join(';')];
        },
      );
    });
  await openForeignPage(page, `<body>${own}`);
  const before = await styles();
  await openForeignPage(page, `<body>${own}${FORM}${SCRIPT}`);
  await book(page.locator('bio-contact-form'));
  await expectSuccess(page.locator('bio-contact-form'));
  expect(await styles()).toEqual(before);
});
