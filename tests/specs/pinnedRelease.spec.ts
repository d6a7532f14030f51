/** A page that names a release by its integrity runs the files of that release, or none. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, type Page, test } from 'playwright/test';
import type { Integrity } from '../../scripts/releases/integrity';
import * as audit from '../pages/auditWizard';
import { book, expectSuccess, fillIn, newBooking, sendButton, withoutMap } from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { fileNamed, REACT, SNAPSHOTS, SUBMIT_LEAD } from '../support/builtFiles';
import { expectBooked } from '../support/desk';
import { FORM, openForeignPage } from '../support/foreignPage';
import { hydrate, watchHydration } from '../support/hydration';
import { sampleEntries } from '../support/sample';
import { SITE } from '../support/urls';

const release = readdirSync('dist/v').find((name) => /^\d+\.\d+\.\d+/.test(name)) ?? '';
const FOLDER = `${SITE}/v/${release}/`;
const integrity = JSON.parse(readFileSync(`dist/v/${release}/integrity.json`, 'utf8')) as Integrity;
const urlOf = (file: string) => new URL(file, FOLDER).href;

/** The script with its integrity. */
const script = (file = 'biosystem.js') =>
  `<script ${file.includes('iife') ? 'defer' : 'type="module"'} src="${urlOf(file)}" integrity="${integrity.files[file]}" crossorigin></script>`;

/** The integrity of the files that a widget may load, by URL. */
const hashesFor = (tag: string) =>
  Object.fromEntries((integrity.widgets[tag] ?? []).map((file) => [urlOf(file), integrity.files[file]]));

const pinned = (tag: string, html: string) =>
  `<script type="importmap">${JSON.stringify({ integrity: hashesFor(tag) })}</script>${script()}${html}`;

/** The release's scripts that the page asks for from now on, relative to its folder. */
function watchScripts(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const path = request.url().split(`${SITE}/v/`)[1];
    if (path !== undefined)
      files.add(path.startsWith(`${release}/`) ? path.slice(release.length + 1) : `../${path}`);
  });
  return files;
}

/** Adds a line to a file on its way to the page. */
const change = (page: Page, file: RegExp | string): Promise<unknown> =>
  page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `self.changed = true;\n${await response.text()}` });
  });

const isChanged = (page: Page) => page.evaluate(() => 'changed' in globalThis);

test('the command in the documents prints the import map of a widget', async () => {
  const [, command = ''] = /```sh\n(node [^`]+)```/.exec(readFileSync('docs/releases.md', 'utf8')) ?? [];
  const run = promisify(execFile);
  const { stdout } = await run('sh', ['-c', command.replace('https://your-desk.example/v/1.0.0/', FOLDER)]);
  expect(JSON.parse(stdout)).toEqual({ integrity: hashesFor('bio-estimator') });
});

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const forms: Record<string, { tag: string; html: string; use: (page: Page) => Promise<unknown> }> = {
  'contact form': {
    tag: 'bio-contact-form',
    html: FORM,
    use: async (page) => {
      const booked = await book(page);
      await expectSuccess(page);
      await expectBooked(booked);
    },
  },
  'estimator with photos, in a panel': {
    tag: 'bio-estimator',
    html: estimator.PANEL,
    use: async (page) => {
      await estimator.launchButton(page).click();
      const box = estimator.panel(page);
      await estimator.walkToContact(box);
      await estimator.fillContact(box, estimator.newContact());
      await estimator.photoInput(page).setInputFiles([audit.png('roof.png')]);
      await expect(estimator.photos(page)).toHaveCount(1);
      await estimator.confirmButton(box).click();
      await estimator.expectConfirmation(box);
    },
  },
  'audit wizard': {
    tag: 'bio-audit-wizard',
    html: audit.LINK + audit.WIZARD,
    use: async (page) => {
      await page.getByRole('link', { name: 'Free audit' }).click();
      await audit.requestAudit(audit.dialog(page));
      await audit.expectConfirmation(audit.dialog(page));
    },
  },
  'quote builder': {
    tag: 'bio-quote-builder',
    html: quote.QUOTE,
    use: async (page) => {
      await quote.quickQuote(page);
      await expect(quote.confirmation(page)).toBeVisible();
    },
  },
};

for (const [name, { tag, html, use }] of sampleEntries('pinned forms', forms, 2))
  test(`a pinned ${name} works, and loads nothing that goes unchecked`, async ({ page }) => {
    const loaded = watchScripts(page);
    await openForeignPage(page, pinned(tag, html));
    await use(page);
    expect([...loaded].filter((file) => !integrity.widgets[tag]?.includes(file))).toEqual(['biosystem.js']);
  });

test('each widget loads nothing that is not in its list', async ({ page }) => {
  test.slow(); // a page for each
  await watchHydration(page);
  for (const [tag, files] of Object.entries(integrity.widgets)) {
    const loaded = watchScripts(page);
    await openForeignPage(page, `${script()}<${tag} service="bioseal"><p>Text</p></${tag}><p id="end">`);
    await page.locator(`${tag}[data-ready]`).waitFor({ state: 'attached' });
    await page.evaluate((name) => document.querySelector(name)?.setAttribute('lang', 'es'), tag);
    await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
    expect(
      [...loaded].filter((file) => !files.includes(file)),
      tag,
    ).toEqual(['biosystem.js']);
    page.removeAllListeners('request');
  }
});

/** Not its first state, which has the same name. */
const FILE_OF_THE_FORM = new RegExp(`/v/${release}/contact-form\\.js$`);

const changed: Record<string, RegExp> = {
  'the file of the widget': FILE_OF_THE_FORM,
  'a file that it shares with others': fileNamed('element'),
  React: REACT,
  'what sends leads': fileNamed(SUBMIT_LEAD),
};

for (const [name, file] of Object.entries(changed))
  test(`with ${name} changed, a pinned form runs none of it, and says so instead of sending`, async ({
    page,
  }) => {
    await change(page, file);
    await openForeignPage(page, pinned('bio-contact-form', FORM));
    await fillIn(page, newBooking());
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded|went wrong/);
    expect(await isChanged(page)).toBe(false);
  });

test('with its first state changed, a pinned form runs none of it', async ({ page }) => {
  const refused = page.waitForEvent('console', (line) => /integrity/.test(line.text()));
  await change(page, `${FOLDER}${SNAPSHOTS.slice(1)}*`);
  await watchHydration(page);
  await openForeignPage(page, pinned('bio-contact-form', FORM));
  await refused;
  expect(await isChanged(page)).toBe(false);
});

for (const file of ['biosystem.js', 'biosystem.iife.js'])
  test(`${file} is refused when it is changed`, async ({ page }) => {
    const refused = page.waitForEvent('console', (line) => /integrity/.test(line.text()));
    await change(page, urlOf(file));
    await openForeignPage(page, script(file) + FORM);
    await refused;
    expect(await isChanged(page)).toBe(false);
  });

test('the classic file works with its integrity, and finds its pictures', async ({ page }) => {
  await openForeignPage(page, `${script('biosystem.iife.js')}${FORM}<bio-cta-banner></bio-cta-banner>`);
  const picture = page.locator('bio-cta-banner').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const booked = await book(page);
  await expectSuccess(page);
  await expectBooked(booked);
});

test('without an import map a changed file would run: the check can fail', async ({ page }) => {
  await change(page, FILE_OF_THE_FORM);
  await watchHydration(page);
  await openForeignPage(page, script() + FORM);
  await hydrate(page, 'bio-contact-form');
  expect(await isChanged(page)).toBe(true);
});

test('/v/<major>/ is this release, and its pages load the files of it', async ({ page, request }) => {
  const url = `${SITE}/v/${release.split('.')[0]}/biosystem.js`;
  const response = await request.get(url);
  expect(response.headers()['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
  const loaded = watchScripts(page);
  await openForeignPage(page, `<script type="module" src="${url}"></script>${FORM}`);
  const booked = await book(page);
  await expectSuccess(page);
  await expectBooked(booked);
  expect(loaded).toContain('contact-form.js');
});
