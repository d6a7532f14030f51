/** What the studio’s Snippet view gives to copy: pasted into pages of others, each works, and nothing moves. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { build } from 'vite';
import { book, expectSuccess, type Within } from '../pages/contactForm';
import { launchButton, panel, walkToResult } from '../pages/estimator';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { expectBooked } from '../support/desk';
import { openForeignPage, serve } from '../support/foreignPage';
import { watchHydration } from '../support/hydration';
import { shiftsOf, watchShifts } from '../support/layoutShifts';
import { watchPageErrors } from '../support/pageReports';
import { prerendered } from '../support/prerendered';
import { sampleEntries } from '../support/sample';
import { holdBack } from '../support/slowNetwork';
import { type Choices, copy, copyButton, copySnippet, openSnippet, select } from '../support/studioSnippet';
import { settled } from '../support/time';
import { DESK, FOREIGN_SITE, MODULE_FILE, SITE } from '../support/urls';

const TEXT = `<p>${'And so on. '.repeat(40)}</p>`;
const bodyOf = (inside: string): string =>
  `<meta name="viewport" content="width=device-width"><body style="font-family:sans-serif">${inside}`;

/** A network so slow that the page is painted anew between any two files. */
const slowDown = (page: Page): Promise<unknown> =>
  page.route(/\.js$/, async (route) => {
    await settled(page);
    await route.continue();
  });

/** @returns where the pasted widget is then. */
type Paste = (page: Page, snippet: string) => Promise<Within>;

const paste: Paste = async (page, snippet) => {
  await openForeignPage(page, bodyOf(TEXT + snippet + TEXT));
  return page;
};

const pasteIntoFrame: Paste = async (page, snippet) => {
  const frame = await serve(`<!doctype html><html lang="en"><title>Embedded</title>${bodyOf(snippet)}`);
  const size = 'width="700" height="1400" style="border:0"';
  await openForeignPage(
    page,
    bodyOf(`${TEXT}<iframe title="Embedded" src="${frame}" ${size}></iframe>${TEXT}`),
  );
  return page.frameLocator('iframe').locator('body');
};

/** A page that React renders, with the component as it was copied. */
const pasteIntoReact: Paste = async (page, snippet) => {
  const folder = test.info().outputPath('react');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'Widget.jsx'), snippet);
  writeFileSync(
    join(folder, 'main.jsx'),
    `import { createRoot } from 'react-dom/client';
import { Estimator } from './Widget';
const text = <p>{'And so on. '.repeat(40)}</p>;
createRoot(document.querySelector('#root')).render(<>{text}<Estimator />{text}</>);`,
  );
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(folder, 'main.jsx'), formats: ['es'] } },
  });
  const [output] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const script = await serve(output && 'code' in output ? output.code : '', {
    headers: { 'content-type': 'text/javascript' },
  });
  await openForeignPage(page, bodyOf(`<div id="root"></div><script type="module" src="${script}"></script>`));
  return page;
};

/** Vue is no dependency: its template is the page’s HTML, and what it does when it is mounted is done then. */
const pasteAsVueWould: Paste = (page, snippet) => {
  const part = (tag: string) => new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(snippet)?.[1] ?? '';
  const setup = part('script').replace(/import .* from 'vue';/, 'const onMounted = (run) => run();');
  return paste(
    page,
    `<style>${part('style')}</style>${part('template')}<script type="module">${setup}</script>`,
  );
};

/** What WordPress and its plugin make of a shortcode or a block: the element, its first state, the endpoint, the script. */
const pasteIntoPlugin: Paste = async (page, snippet) => {
  const [, json] = /^<!-- wp:biosystem\/widget ([^]*) \/-->$/.exec(snippet) ?? [];
  const [, tag = '', written = ''] = /^\[(bio-[a-z-]+)([^\]]*)\]$/.exec(snippet) ?? [];
  const block = json && (JSON.parse(json) as { tag: string; attributes: Record<string, string | true> });
  const element = block
    ? Object.entries(block.attributes).reduce(
        (html, [name, value]) => `${html} ${name}="${value === true ? '' : value}"`,
        block.tag,
      )
    : tag + written;
  const widget = await prerendered(`<${element} endpoint="${DESK}"></${block ? block.tag : tag}>`);
  return paste(page, `${widget}<script>import("${MODULE_FILE}?ver=1")</script>`);
};

const reachPrice = (where: Within): Promise<void> => walkToResult(where);

const reachPriceInPanel = async (where: Within): Promise<void> => {
  await launchButton(where).click();
  await walkToResult(panel(where));
};

const sendLead = async (where: Within): Promise<void> => {
  const booking = await book(where);
  await expectSuccess(where);
  await expectBooked(booking);
};

/** Points at a widget until it is hydrated, which is when the last thing could move. */
const hydrate = (where: Within, tag: string): Promise<void> =>
  expect(async () => {
    await where.locator(tag).dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
    await expect(where.locator(`${tag}[data-hydrated]`)).toBeAttached({ timeout: 1_000 });
  }).toPass();

interface Pasted {
  choices: Choices;
  use: (where: Within) => Promise<void>;
  /** @default as HTML */
  into?: Paste;
  /** What the snippet contains. */
  has: RegExp;
}

const FORM = { Widget: 'bio-contact-form' };
/** No style before the element: the markup has its height. */
const AS_MARKUP =
  /^<script type="module" src="[^"]+\/biosystem\.js"><\/script>\n<bio-estimator [^>]*><template shadowrootmode="open">/;
const into = (target: string) => ({ 'What you paste it into': target });

const snippets: Record<string, Pasted> = {
  'the estimator as HTML': {
    choices: into('html'),
    use: reachPrice,
    has: /^<script type="module" src="[^"]+\/estimator\.js"><\/script>\n<bio-estimator [^>]* style="display:block"><div style="padding-top:[^"]{1,400}"><\/div><\/bio-estimator>$/,
  },
  'the estimator as HTML, for a page with several widgets': {
    choices: { ...into('html'), Script: 'module' },
    use: reachPrice,
    has: /modulepreload" href="[^"]+\/snapshots\/estimator\.js">[^]+\/biosystem\.js"><\/script>/,
  },
  'the estimator as HTML, its first step as markup': {
    choices: { ...into('html'), 'First step': 'markup' },
    use: reachPrice,
    has: AS_MARKUP,
  },
  'the contact form for Shopify, its first step as markup': {
    choices: { ...FORM, ...into('shopify'), 'First step': 'markup' },
    use: sendLead,
    has: /^(?!.*\{[{%])/s,
  },
  'the contact form as HTML, its first step as markup, a release that never changes': {
    choices: { ...FORM, ...into('html'), 'First step': 'markup', Release: 'pinned' },
    use: sendLead,
    has: /^<script type="importmap">[^]+ integrity="sha384-[^]+<template shadowrootmode="open">/,
  },
  'the contact form for WordPress': {
    choices: { ...FORM, ...into('wordpress') },
    use: sendLead,
    has: /<div style="padding-top:/,
  },
  'the estimator for Shopify': { choices: into('shopify'), use: reachPrice, has: /^(?!.*\{[{%])/s },
  'the estimator for WordPress with the plugin': {
    choices: into('wordpress-plugin'),
    use: reachPrice,
    into: pasteIntoPlugin,
    has: /^\[bio-estimator\]$/,
  },
  'the estimator’s panel for WordPress with the plugin': {
    choices: { ...into('wordpress-plugin'), Mode: 'panel' },
    use: reachPriceInPanel,
    into: pasteIntoPlugin,
    has: /^\[bio-estimator mode="panel"\]$/,
  },
  'the contact form for WordPress with the plugin, as a block': {
    choices: { ...FORM, ...into('wordpress-block') },
    use: sendLead,
    into: pasteIntoPlugin,
    has: /^<!-- wp:biosystem\/widget \{"tag":"bio-contact-form","attributes":\{\}\} \/-->$/,
  },
  'the contact form for Squarespace, classic': {
    choices: { ...FORM, ...into('squarespace'), Script: 'classic' },
    use: sendLead,
    has: /biosystem\.iife\.js" defer/,
  },
  'the estimator for Wix, in a frame': {
    choices: into('wix'),
    use: reachPrice,
    into: pasteIntoFrame,
    has: /<bio-/,
  },
  'the contact form for Webflow, a release that never changes': {
    choices: { ...FORM, ...into('webflow'), Release: 'pinned' },
    use: sendLead,
    has: /^<script type="importmap">[^<]+\/contact-form\.js": "sha384-[^]+\/v\/[\w.-]+\/biosystem\.js" integrity="sha384-[\w+/=]+" crossorigin/,
  },
  'the contact form as HTML, classic, a release that never changes': {
    choices: { ...FORM, ...into('html'), Script: 'classic', Release: 'pinned' },
    use: sendLead,
    has: /^<script src="[^"]+\/v\/[\w.-]+\/biosystem\.iife\.js" defer integrity="sha384-[\w+/=]+" crossorigin/,
  },
  'the estimator as HTML, the newest of a major version': {
    choices: { ...into('html'), Release: 'major' },
    use: reachPrice,
    has: /\/v\/\d+\/snapshots\/[^]+\/v\/\d+\/biosystem\.js"><\/script>/,
  },
  'the estimator for React': {
    choices: into('react'),
    use: reachPrice,
    into: pasteIntoReact,
    has: /useEffect/,
  },
  'the contact form for Vue': {
    choices: { ...FORM, ...into('vue') },
    use: sendLead,
    into: pasteAsVueWould,
    has: /<script setup>/,
  },
  'the estimator’s panel for a tag manager': {
    choices: { ...into('tag-manager'), Mode: 'panel' },
    use: reachPriceInPanel,
    has: /setAttribute\('mode', "panel"\)/,
  },
  'the estimator with a config at an address': {
    choices: {
      ...into('html'),
      'Services, prices and words': 'address',
      'Address of the config': `${SITE}/business.json`,
    },
    use: reachPrice,
    has: /config="http/,
  },
  'the estimator with the draft in it, its first step as markup': {
    choices: { ...into('html'), 'Services, prices and words': 'draft', 'First step': 'markup' },
    use: reachPrice,
    has: AS_MARKUP,
  },
  'the estimator with the draft in it, classic': {
    choices: { ...into('html'), 'Services, prices and words': 'draft', Script: 'classic' },
    use: reachPrice,
    has: /config="\{/,
  },
};

for (const [name, { choices, use, into: pasteInto = paste, has }] of sampleEntries(
  'pasted snippets',
  snippets,
  5,
))
  test(`${name}: pasted, it works, and nothing moves`, async ({ page }) => {
    const snippet = await copySnippet(page, choices);
    expect(snippet).toMatch(has);
    await slowDown(page);
    await watchShifts(page);
    await watchHydration(page);
    const where = await pasteInto(page, snippet);
    await hydrate(where, choices['Widget'] ?? 'bio-estimator');
    for (const frame of page.frames()) expect(await shiftsOf(frame)).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    await use(where);
  });

test('from the studio to an estimator that works are at most six steps', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const steps: string[] = [];
  const step = async (what: string, act: () => Promise<unknown>) => {
    steps.push(what);
    await act();
  };
  let html = '';
  await step('Open the studio', () => page.goto(`${SITE}/studio/`));
  await step('Choose Publish in the menu', () =>
    page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Publish' }).click(),
  );
  await step('Choose the code', () => page.getByRole('link', { name: 'Code for your page' }).click());
  await step('Press Copy', () => copyButton(page).click());
  await step('Paste it into the page', async () => {
    await expect(page.getByText('Copied.')).toBeVisible();
    html = await page.evaluate(() => navigator.clipboard.readText());
  });
  await step('Open the page', () => paste(page, html));
  await reachPrice(page);
  expect(steps.length).toBeLessThanOrEqual(6);
});

test('without a place: the script of the widget, and the widget', async ({ page }) => {
  const snippet = await copySnippet(page, { ...into('html'), 'First step': 'short' });
  expect(snippet).toMatch(
    /^<script type="module" src="[^"]+\/estimator\.js"><\/script>\n<bio-estimator endpoint="[^"]+"><\/bio-estimator>$/,
  );
  await paste(page, snippet);
  await reachPrice(page);
});

test('a floating button has the script of all widgets: it shows no first step', async ({ page }) => {
  const snippet = await copySnippet(page, { ...into('html'), Mode: 'panel' });
  expect(snippet).toMatch(/^<script type="module" src="[^"]+\/biosystem\.js"><\/script>\n<bio-estimator /);
  await paste(page, snippet);
  await reachPriceInPanel(page);
});

const choice = (where: Within) => where.getByRole('checkbox', { name: 'BioRinse' });

test('a first step as markup is visible without script; with it, a tick made before stays', async ({
  page,
  browser,
}) => {
  const snippet = await copySnippet(page, { ...into('html'), 'First step': 'markup' });
  const without = await browser.newContext({ javaScriptEnabled: false });
  const still = await without.newPage();
  await paste(still, snippet);
  await expect(choice(still)).toBeVisible();
  await without.close();

  const errors = await watchPageErrors(page);
  await watchHydration(page);
  const release = await holdBack(page, /\/biosystem\.js/);
  // The page is not loaded before its script is.
  const path = await serve(`<!doctype html><html lang="en"><title>A page</title>${bodyOf(TEXT + snippet)}`);
  await page.goto(FOREIGN_SITE + path, { waitUntil: 'commit' });
  await choice(page).check();
  expect(await page.evaluate(() => 'BioSystem' in window)).toBe(false);
  release();
  await hydrate(page, 'bio-estimator');
  await expect(choice(page)).toBeChecked();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/Step 2 of/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a first step that cannot be rendered comes with the script, and the view says why', async ({
  page,
}) => {
  const snippet = await copySnippet(page, {
    ...into('html'),
    'First step': 'markup',
    'Services, prices and words': 'address',
    'Address of the config': `${SITE}/none.json`,
  });
  expect(snippet).not.toContain('<template');
  await expect(page.getByText('The first step could not be written, so the script brings it.')).toBeVisible();
});

test('a hostile value stays one attribute, in the preview and wherever it is pasted', async ({ page }) => {
  const hostile = `"'><script>ran = 1</script><img src=x onerror="ran = 1">{{ x }}\${y}\``;
  await openSnippet(page);
  await page.getByText('More settings').click();
  await page.getByRole('textbox', { name: 'Phone' }).fill(hostile);
  for (const [target, how] of [
    ['html', paste],
    ['shopify', paste],
    ['tag-manager', (where, code) => paste(where, `<div id="bio-estimator-here"></div>${code}`)],
    ['react', pasteIntoReact],
  ] satisfies [string, Paste][]) {
    await select(page, 'What you paste it into').selectOption(target);
    await expect(copyButton(page)).toBeVisible();
    const code = await copy(page);
    expect(await page.evaluate(() => 'ran' in window), 'in the studio').toBe(false);
    const other = await page.context().newPage();
    await how(other, code);
    await expect(other.locator('bio-estimator')).toHaveAttribute('phone', hostile);
    expect(await other.evaluate(() => 'ran' in window), target).toBe(false);
    await other.close();
  }
});

test('for the plugin, what its settings bring is left out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bringAxe(page);
  await page.goto(`${SITE}/studio/#editor/company`);
  await page
    .getByRole('main')
    .getByLabel(/^Name(?: \*)?$/)
    .first()
    .fill('Larkspur');
  await openSnippet(page);
  const endpoint = page.getByRole('textbox', { name: 'Endpoint' });
  await endpoint.fill('https://crm.example/hook?a=1&b=2');
  await select(page, 'What you paste it into').selectOption('wordpress-plugin');
  await expect(select(page, 'Script')).toHaveCount(0);
  await expect(endpoint).toHaveCount(0);
  const plugin = page.getByRole('link', { name: 'Download the plugin as a zip file' });
  const zip = await page.request.get(await plugin.evaluate((link: HTMLAnchorElement) => link.href));
  expect([zip.status(), zip.headers()['content-type']]).toEqual([200, 'application/zip']);
  await select(page, 'Services, prices and words').selectOption('draft');
  await expect(page.getByText('A draft cannot stand in a shortcode')).toBeVisible();
  expect(await copy(page)).toBe('[bio-estimator]');
  await expectNoViolations(page, 'a shortcode');
  await select(page, 'What you paste it into').selectOption('wordpress-block');
  expect(await copy(page)).toMatch(
    /^<!-- wp:biosystem\/widget \{"tag":"bio-estimator","attributes":\{"config":"\{/,
  );
});

test('what was chosen stays over a reload; axe finds nothing in the view as it is then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bringAxe(page);
  const choices = { ...FORM, ...into('vue'), Release: 'pinned', 'Services, prices and words': 'address' };
  await copySnippet(page, choices);
  await page.reload();
  for (const [name, option] of Object.entries(choices)) await expect(select(page, name)).toHaveValue(option);
  await page.getByText('Content Security Policy').click();
  await expect(page.getByRole('region', { name: 'Content Security Policy' })).toContainText(
    /^script-src http\S+\s+connect-src http(?![^]*style-src)/,
  );
  await expect(page.getByRole('region', { name: 'Rules for your style sheet' })).toContainText(
    'bio-contact-form:not(:defined)::before',
  );
  await expectNoViolations(page, 'the snippet of a contact form');
});
