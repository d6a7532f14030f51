/** The build's folder, and the zip for static hosts, on a plain file server below its root, and pages of another origin. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, type Page, test } from 'playwright/test';
import sirv from 'sirv';
import * as audit from '../pages/auditWizard';
import { book, expectSuccess } from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import { expectBooked } from '../support/desk';
import { FORM, openForeignPage } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { DESK, SITE } from '../support/urls';

const PATH = '/assets/bio/';
const release = readdirSync('dist/v').find((name) => /^\d+\.\d+\.\d+/.test(name)) ?? '';

let server: Server;
/** The address of the folder. */
let host: string;

/** Serves files with their types and, as CDNs do, to other origins. Nothing else is special. */
async function serveFolder(folder: string): Promise<void> {
  const files = sirv(folder, { dev: true });
  server = createServer((request, response) => {
    const path = request.url ?? '';
    request.url = path.startsWith(PATH) ? path.slice(PATH.length - 1) : '/outside';
    response.setHeader('access-control-allow-origin', '*');
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  host = `http://localhost:${(server.address() as AddressInfo).port}${PATH}`;
}

/** @returns where the desk's zip was unpacked, as somebody does who downloads it. */
async function unpackedZip(): Promise<string> {
  const response = await fetch(`${SITE}/biosystem-static.zip`);
  const folder = test.info().outputPath('unzipped');
  for (const [name, content] of Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return join(folder, 'biosystem');
}

/** Requests that the host could not answer. */
function watchMissing(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(new URL(host).origin) && response.status() >= 400)
      missing.push(response.url());
  });
  return missing;
}

const folders: Record<string, () => Promise<string>> = {
  'the folder of the build': () => Promise.resolve('dist'),
  'the zip for static hosts': unpackedZip,
};

for (const [name, folder] of sampleEntries('folders of a static host', folders, 1))
  test.describe(`from ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await serveFolder(await folder());
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });
    test.afterEach(() => {
      server.close();
      server.closeAllConnections();
    });

    for (const file of [
      'biosystem.js',
      'estimator.js',
      `v/${release}/biosystem.js`,
      `v/${release.split('.')[0]}/biosystem.js`,
    ])
      test(`${file.replace(release, '<release>')} brings an estimator, a dialog, a form and pictures`, async ({
        page,
      }) => {
        const errors = await watchPageErrors(page);
        const missing = watchMissing(page);
        await openForeignPage(
          page,
          `<script type="module" src="${host}${file}"></script>${audit.LINK}${FORM}${estimator.ESTIMATOR}${audit.WIZARD}<bio-cta-banner></bio-cta-banner>`,
        );
        const booked = await book(page.locator('bio-contact-form'));
        await expectSuccess(page.locator('bio-contact-form'));
        await expectBooked(booked);
        await estimator.walkToResult(page.locator('bio-estimator'));
        await expectPicture(page);
        await page.getByRole('link', { name: 'Free audit' }).first().click();
        await expect(audit.heading(audit.dialog(page))).toBeVisible();
        expect([errors, missing]).toEqual([[], []]);
      });

    for (const file of ['biosystem.iife.js', `v/${release}/biosystem.iife.js`])
      test(`the classic ${file.replace(release, '<release>')} works, and finds its pictures`, async ({
        page,
      }) => {
        const missing = watchMissing(page);
        await openForeignPage(
          page,
          `<script defer src="${host}${file}"></script>${FORM}<bio-cta-banner></bio-cta-banner>`,
        );
        const booked = await book(page);
        await expectSuccess(page);
        await expectBooked(booked);
        await expectPicture(page);
        expect(missing).toEqual([]);
      });

    test('the studio shows a widget, and copies a snippet that loads it from this host', async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const missing = watchMissing(page);
      await page.goto(`${host}studio/#gallery/bio-estimator`);
      await expect(page.frameLocator('iframe').first().getByRole('checkbox').first()).toBeVisible();
      await page.goto(`${host}studio/#snippet`);
      await page.getByRole('textbox', { name: 'Endpoint' }).fill(DESK);
      await page.getByRole('combobox', { name: 'Release', exact: true }).selectOption('pinned');
      await page.getByRole('button', { name: 'Copy snippet' }).click();
      await expect(page.getByText('Copied.')).toBeVisible();
      const snippet = await page.evaluate(() => navigator.clipboard.readText());
      expect(snippet).toContain(`src="${host}v/${release}/biosystem.js" integrity="sha384-`);
      await openForeignPage(page, snippet);
      await estimator.walkToResult(page);
      expect(missing).toEqual([]);
    });
  });

async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator('bio-cta-banner').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}
