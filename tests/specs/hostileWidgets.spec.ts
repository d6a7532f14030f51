/** Every widget, and what it is for, on pages whose names and scripts get in its way. */
import { type Browser, expect, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { EVERY_WIDGET, keepLeads, type Usage, useEveryWidget } from '../support/everyWidget';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchHydration } from '../support/hydration';
import { watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { CLASSIC_FILE } from '../support/urls';

test.use({ trace: 'off' });

interface Host {
  before?: string;
  headers?: Record<string, string>;
}

const CLASSIC = `<script defer src="${CLASSIC_FILE}"></script>`;

/** Elements with the names of all properties that a document has: they hide these. React asks it for these two. */
const NAMED = `<script>
  const names = new Set();
  for (let owner = document; owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
  for (const name of ['parentNode', 'nodeName']) names.delete(name);
  for (const name of names) {
    const form = Document.prototype.createElement.call(document, 'form');
    form.name = name;
    Reflect.get(Document.prototype, 'head', document).append(form);
  }
</script>`;

/** Elements with the ids of what we use of the window. */
const IDS = [
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'customElements',
  'location',
  'indexedDB',
]
  .concat(['BioSystem', 'React', 'dataLayer', 'navigation', 'scheduler', 'performance', 'crypto', 'Element'])
  .map((id) => `<a id="${id}"></a>`)
  .join('');

/** As a naive script does it, so that loops find them. */
const polluted = (value: string, names: readonly string[]) =>
  `<script>for (const name of ${JSON.stringify(names)}) Object.prototype[name] = ${value};</script>`;

const NAMES =
  'ref set get value key phone email default partial signal once mode headers body children type toJSON name id kind guard attribution status page config endpoint open hidden style 0 1'.split(
    ' ',
  );

/** What Prototype 1.7.3 does to built-in classes. */
const PROTOTYPE_1_7 = `<script>
  const extend = (object, methods) => { for (const name in methods) object[name] = methods[name]; };
  Array.from = (list) => list == null ? [] : 'toArray' in Object(list) ? list.toArray() : Array.prototype.slice.call(list);
  delete Array.prototype.entries;
  extend(Array.prototype, {
    each(run) { for (let i = 0; i < this.length; i++) run(this[i], i); return this; },
    find(test, self) { for (let i = 0; i < this.length; i++) if (test.call(self, this[i], i)) return this[i]; },
    toArray() { return this.slice(); }, clear() { this.length = 0; return this; }, first() { return this[0]; },
    without() {}, uniq() {}, inspect() {}, include() {}, invoke() {}, pluck() {}, size() { return this.length; },
  });
  extend(String.prototype, { strip() {}, sub() {}, scan() {}, truncate() {}, interpolate() {}, blank() {} });
  extend(Function.prototype, { wrap() {}, delay() {}, defer() {}, curry() {}, argumentNames() { return []; } });
  const NativeElement = Element;
  window.Element = function Element(tag) { return document.createElement(tag); };
  extend(window.Element, NativeElement);
  window.Element.prototype = NativeElement.prototype;
  const onElements = 'show hide toggle visible select update replace insert wrap up down next previous match observe fire identify measure activate clear disable enable present getValue setValue addClassName getStyle setStyle clone scrollTo empty';
  for (const name of onElements.split(' ')) HTMLElement.prototype[name] = () => { throw new Error(name + ' of Prototype'); };
</script>`;

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Hosts as they are found. */
const usual: Record<string, Host> = {
  "names of the document's properties": { before: NAMED },
  "ids of the window's properties": { before: IDS },
  'Prototype 1.7.3': { before: PROTOTYPE_1_7 },
  'Trusted Types': { headers: { 'content-security-policy': TRUSTED_TYPES } },
};

/** Pages that add to all objects. */
const pollutedHosts: Record<string, Host> = {
  'all names on Object.prototype, as texts': { before: polluted("'x'", [...NAMES, 'then']) },
  'all names on Object.prototype, as functions': { before: polluted('() => {}', NAMES) },
  ...Object.fromEntries(
    [...NAMES, 'then'].map((name) => [`${name} on Object.prototype`, { before: polluted("'x'", [name]) }]),
  ),
};

const hosts = Object.fromEntries(
  Object.entries({ ...usual, ...pollutedHosts }).flatMap(([name, host]) => [
    [`${name}, with the module`, { ...host, script: SCRIPT }],
    [`${name}, with the classic file`, { ...host, script: CLASSIC }],
  ]),
);

/** What a visitor gets on such a page, and what the console says of it. */
async function visit(browser: Browser, { before = '', headers = {}, script }: Host & { script: string }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(20_000);
  const pageErrors = await watchPageErrors(page);
  const leads = await keepLeads(page);
  await withoutMap(page);
  await watchHydration(page);
  await openForeignPage(page, before + script + EVERY_WIDGET, { headers });
  const usage: Usage = await useEveryWidget(page, leads);
  await page.close();
  return { ...usage, pageErrors: pageErrors.filter((line) => !/Page not found|404/.test(line)) };
}

/** What a clean page gives, asked once for all hosts that a worker tries. */
let clean: Promise<Usage & { pageErrors: string[] }> | undefined;

for (const [name, host] of sampleEntries('hostile widgets', hosts, 2))
  test(`every widget shows and does the same as on a clean page: ${name}`, async ({ browser }) => {
    test.setTimeout(180_000);
    clean ??= visit(browser, { script: SCRIPT });
    const expected = await clean;
    expect(expected.leads.map(({ kind }) => kind)).toEqual(['contact', 'estimate', 'quote', 'audit']);
    expect(expected.pageErrors).toEqual([]);
    expect(await visit(browser, host)).toEqual(expected);
  });

test('a function named then on Object.prototype is reported', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(page, polluted('() => {}', ['then']) + SCRIPT + EVERY_WIDGET);
  await page.locator('bio-contact-form').hover();
  await expect.poll(() => pageErrors.join('\n')).toContain('adds a function "then" to Object.prototype');
});
