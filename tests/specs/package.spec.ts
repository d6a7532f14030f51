/** The npm package, as an app has it that was made elsewhere and bundled by Vite. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import {
  book,
  expectError,
  expectFilledIn,
  expectSuccess,
  newBooking,
  sendButton,
} from '../pages/contactForm';
import {
  ESTIMATOR,
  expectConfirmation,
  launchButton,
  PANEL,
  panel,
  requestEstimate,
} from '../pages/estimator';
import { expectBooked, expectRequested } from '../support/desk';
import { FORM } from '../support/foreignPage';
import { watchHydration } from '../support/hydration';
import {
  type App,
  buildApp,
  installPackage,
  isAppScript,
  openApp,
  runInNode,
  TARBALL,
} from '../support/packageApp';
import { watchPageErrors } from '../support/pageReports';
import { SITE } from '../support/urls';

interface Manifest {
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'node_modules/biosystem-widgets/package.json'), 'utf8')) as Manifest;

/** The tags of the widgets that the package describes to editors: `<bio-site>` is none. */
function tagsIn(folder: string): string[] {
  const file = join(folder, 'node_modules/biosystem-widgets/custom-elements.json');
  return [...readFileSync(file, 'utf8').matchAll(/"tagName":"(bio-[a-z-]+)"/g)]
    .map(([, tag = '']) => tag)
    .filter((tag) => tag !== 'bio-site');
}

/** Puts the first states into tags, as an app's server does. */
const rendered = (folder: string, html: string, options: object = {}): string =>
  runInNode(
    folder,
    `import { renderToString } from 'biosystem-widgets/server';
     process.stdout.write(await renderToString(${JSON.stringify(html)}, ${JSON.stringify(options)}));`,
  );

test.describe('in Node', () => {
  let folder: string;
  test.beforeAll(() => {
    folder = installPackage();
  });

  test('every entry can be imported, and does nothing', () => {
    const { exports } = readManifest(folder);
    const isCode = (target: unknown) => typeof target === 'object' && target !== null && 'default' in target;
    const entries = Object.keys(exports).filter((name) => isCode(exports[name]));
    const widgets = tagsIn(folder);
    expect(widgets).toContain('bio-estimator');
    expect(entries.toSorted()).toEqual(
      ['.', './react', './server', ...widgets.map((tag) => tag.replace('bio-', './'))].toSorted(),
    );
    const output = runInNode(
      folder,
      `const before = Object.keys(globalThis).join();
       for (const name of ${JSON.stringify(entries)}) await import('biosystem-widgets' + name.slice(1));
       process.stdout.write(String(before === Object.keys(globalThis).join() && !process.getActiveResourcesInfo().includes('Timeout')));`,
    );
    expect(output).toBe('true');
  });

  test('nothing of the lead desk comes with it', () => {
    expect(Object.keys(readManifest(folder).dependencies)).toEqual(['parse5', 'react', 'react-dom']);
  });

  test('the same files make the same tarball, which the desk serves', async ({ request }) => {
    const target = mkdtempSync(join(tmpdir(), 'packed-'));
    const packed = execFileSync(
      'npm',
      ['pack', resolve('dist/package'), '--json', '--pack-destination', target],
      {
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    const tarball = readFileSync(TARBALL);
    expect(readFileSync(join(target, filename)).equals(tarball)).toBe(true);
    expect((await (await request.get('/biosystem-widgets.tgz')).body()).equals(tarball)).toBe(true);
  });

  test('a tag is rendered with its own config, beside others that are rendered at the same time', () => {
    const output = runInNode(
      folder,
      `import { renderToString } from 'biosystem-widgets/server';
       const render = (name) => renderToString('<bio-faq></bio-faq><bio-hero></bio-hero>', {
         config: { faqs: [{ id: name, question: name + '?', answer: 'Yes.', quick: true }] },
         pictures: '/' + name + '/',
       });
       const names = ['one', 'two', 'three'];
       const pages = await Promise.all(names.map(render));
       const found = (page) => names.filter((name) => page.includes(name + '?') || page.includes('"/' + name + '/'));
       console.log(JSON.stringify(pages.map(found)));`,
    );
    expect(JSON.parse(output)).toEqual([['one'], ['two'], ['three']]);
  });

  for (const [html, sentence] of [
    ['<bio-estimater></bio-estimater>', 'There is no <bio-estimater>. Did you mean <bio-estimator>?'],
    ['<bio-faq config="/a.json"></bio-faq>', 'Expected its content as the option "config".'],
    [`<bio-faq config='{"faqs":5}'></bio-faq>`, 'faqs is 5'],
    [`<bio-faq config='{"faqs"'></bio-faq>`, 'The config of <bio-faq> is no valid JSON'],
  ] as const)
    test(`${html} is refused by a sentence`, () => {
      expect(() => rendered(folder, html)).toThrow(sentence);
    });

  test('the option "config" is one content, or contents by URL', () => {
    const [first, second] = ['First', 'Second'].map((name) => ({ version: 1, company: { name } }));
    const html = '<bio-footer config="/a.json"></bio-footer><bio-footer config="b.json"></bio-footer>';
    const byUrl = rendered(folder, html, { config: { '/a.json': first, 'b.json': second } });
    expect(byUrl.match(/First|Second/g)).toEqual(expect.arrayContaining(['First', 'Second']));
    expect(byUrl.indexOf('First')).toBeLessThan(byUrl.indexOf('Second'));
    const one = rendered(folder, html, { config: first });
    expect(one).toContain('First');
    expect(one).not.toContain('Second');
    expect(() => rendered(folder, html, { config: { '/a.json': first } })).toThrow('"b.json"');
  });

  test('it prints the hashes of what it has rendered', () => {
    const output = runInNode(
      folder,
      `import { inlineHashes, renderToString } from 'biosystem-widgets/server';
       console.log([...inlineHashes(await renderToString('<bio-faq></bio-faq>')).style].join());`,
    );
    expect(output).toMatch(/^'sha256-[\w+/=]{44}'\n$/);
  });
});

test.describe('in the browser', () => {
  const entries = { all: "import 'biosystem-widgets';", one: "import 'biosystem-widgets/estimator';" };
  const apps: Partial<Record<keyof typeof entries, App>> = {};
  const appOf = async (name: keyof typeof entries): Promise<App> =>
    (apps[name] ??= await buildApp(entries[name]));

  for (const name of ['all', 'one'] as const)
    test(`an app that imports ${name} sends an estimate`, async ({ page }) => {
      await openApp(page, await appOf(name), ESTIMATOR);
      const contact = await requestEstimate(page);
      await expectConfirmation(page);
      await expectRequested(contact);
      expect(await page.evaluate(() => typeof BioSystem.version)).toBe('string');
    });

  test('an app that imports one brings no pictures but its own and no other widget', async () => {
    const { dist } = await appOf('one');
    const files = Object.keys(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as object);
    expect(files.filter((file) => /pictures\/(?!answer-)|quote-builder/.test(file))).toEqual([]);
    expect(files.filter((file) => file.includes('Panel'))).toHaveLength(1);
  });

  test('an app that imports all loads no widget that is not on the page', async ({ page }) => {
    const requested = await openApp(page, await appOf('all'), FORM);
    await sendButton(page).waitFor();
    expect(requested.filter((path) => /estimator|quote/.test(path))).toEqual([]);
    expect(requested.filter((path) => path.includes('contact-form'))).not.toEqual([]);
  });

  test('pictures are files of the app', async ({ page }) => {
    await openApp(page, await appOf('all'), '<bio-hero></bio-hero>');
    const picture = page.locator('bio-hero img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/app\/assets\/hero-/);
  });

  test('the floating button is there before the panel’s code', async ({ page }) => {
    const requested = await openApp(page, await appOf('all'), PANEL);
    await launchButton(page).waitFor();
    expect(requested.filter((path) => path.includes('Panel'))).toEqual([]);
    await launchButton(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('a widget whose chunk fails says so, and is loaded by the next press', async ({ page }) => {
    const app = await appOf('all');
    const isForm = (url: URL) => isAppScript(url) && url.pathname.includes('contact-form');
    await openApp(page, app, rendered(app.folder, FORM));
    await page.route(isForm, (route) => route.abort());
    const booking = await book(page);
    await expectError(page);
    await expectFilledIn(page, booking);
    await page.unroute(isForm);
    await sendButton(page).click();
    await expectSuccess(page);
    await expectBooked(booking);
  });

  test('rendered markup hydrates without a word of React, and keeps what was typed', async ({ page }) => {
    const app = await buildApp(entries.all, 'development');
    const errors = await watchPageErrors(page);
    const isDevelopment = page.waitForEvent('console', (message) =>
      message.text().includes('React DevTools'),
    );
    await watchHydration(page);
    const html = rendered(app.folder, `${FORM}<bio-hero></bio-hero><bio-gallery></bio-gallery>`, {
      pictures: `${SITE}/pictures/`,
    });
    await openApp(page, app, html);
    const booking = newBooking();
    await book(page, booking);
    await expectSuccess(page);
    await expectBooked(booking);
    for (const tag of ['bio-hero', 'bio-gallery']) await hydrateBySetting(page, tag);
    const picture = page.locator('bio-hero img');
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
      `${SITE}/pictures/hero-`,
    );
    expect(errors).toEqual([]);
    await isDevelopment; // only then React says what it finds
  });
});

/** A changed setting hydrates any widget. */
async function hydrateBySetting(page: Page, tag: string): Promise<void> {
  await page.locator(tag).evaluate((element) => element.setAttribute('phone', '555 0100'));
  await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
}
