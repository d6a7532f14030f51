/** Host pages whose policies allow what `docs/hosts.md` names, and nothing else. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page, test } from 'playwright/test';
import { build } from 'vite';
import { book, expectSuccess, withoutMap } from '../../pages/contactForm';
import { expectBooked } from '../../support/desk';
import { FORM, openForeignPage, SCRIPT, serve } from '../../support/foreignPage';
import { exampleOf } from '../../support/hostRecipes';
import { watchPageErrors } from '../../support/pageReports';
import { FOREIGN_SITE, SITE } from '../../support/urls';

/** The directives of a recipe, one a line. */
const linesOf = (recipe: string): string[] => exampleOf(recipe, 'text').trim().split('\n');

/** A policy that forbids everything else. Lines with the same directive count as one. */
function policyOf(...lines: string[]): Record<string, string> {
  const directives = new Map<string, string>([
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
  ]);
  for (const line of lines) {
    const [name = '', ...sources] = line.split(' ');
    directives.set(name, [directives.get(name) ?? '', ...sources].join(' ').trim());
  }
  return { 'content-security-policy': Array.from(directives, (directive) => directive.join(' ')).join('; ') };
}

const BASIC = linesOf('A Content Security Policy');

const PAGE = `${SCRIPT}${FORM}<bio-cta-banner config="${SITE}/examples/ours.json"></bio-cta-banner>`;

/** The form books, a picture is shown, and the policy had nothing to forbid. */
async function expectWorking(page: Page, html: string, headers: Record<string, string>): Promise<void> {
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(page, html, { headers });
  const picture = page.locator('bio-cta-banner img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const booking = await book(page);
  await expectSuccess(page);
  await expectBooked(booking);
  expect(pageErrors).toEqual([]);
}

test.describe('A Content Security Policy', () => {
  test('with the script tag these lines are enough', async ({ page }) => {
    await expectWorking(page, PAGE, policyOf(...BASIC));
  });

  for (const [index, line] of BASIC.entries())
    test(`without “${line.split(' ')[0]}” something is missing`, async ({ page }) => {
      const violated = page.waitForEvent('console', (message) =>
        message.text().includes('Content Security Policy'),
      );
      await openForeignPage(page, PAGE, { headers: policyOf(...BASIC.toSpliced(index, 1)) });
      await page.locator('bio-cta-banner').scrollIntoViewIfNeeded();
      if (line.startsWith('connect-src')) await book(page);
      expect((await violated).text()).toContain(SITE);
    });

  test('a nonce with strict-dynamic does as well as the host in script-src', async ({ page }) => {
    await expectWorking(
      page,
      PAGE.replace('<script', '<script nonce="n1"'),
      policyOf("script-src 'nonce-n1' 'strict-dynamic'", ...BASIC.slice(1)),
    );
  });

  test('a package in a bundle of the host’s own is a script of its own', async ({ page }) => {
    const bundled = await build({
      logLevel: 'warn',
      configFile: false,
      build: {
        write: false,
        rolldownOptions: {
          input: 'dist/package/contact-form.js',
          output: { codeSplitting: false, entryFileNames: 'app.js' },
        },
      },
    });
    const [output] = [bundled].flat();
    const [chunk] = output && 'output' in output ? output.output : [];
    const code = chunk && 'code' in chunk ? chunk.code : '';
    const headers = { 'content-type': 'text/javascript' };
    const app = `<script type="module" src="${await serve(code, { headers })}"></script>`;
    const pageErrors = await watchPageErrors(page);
    const own = policyOf(
      "script-src 'self'",
      "img-src 'self'",
      ...BASIC.filter((line) => line.startsWith('connect')),
    );
    await openForeignPage(page, app + FORM, { headers: own });
    const booking = await book(page);
    await expectSuccess(page);
    await expectBooked(booking);
    expect(pageErrors).toEqual([]);
  });

  test('on a prerendered page the printed hashes are enough', async ({ page }) => {
    const file = test.info().outputPath('page.html');
    await writeFile(
      file,
      `<!doctype html><html lang="en"><title>Host</title>${SCRIPT}<body>${FORM}<bio-faq></bio-faq>`,
    );
    const render = ['dist/package/cli.js', 'render', file, '-o', file, '--hashes'];
    const { stderr } = await promisify(execFile)('node', render);
    const hashes = stderr.split('\n').filter((line) => /^(?:style|script)-src /.test(line));
    expect(hashes).not.toEqual([]);
    const pageErrors = await watchPageErrors(page);
    const headers = { 'content-type': 'text/html;charset=utf-8', ...policyOf(...BASIC, ...hashes) };
    await page.goto(FOREIGN_SITE + (await serve(await readFile(file, 'utf8'), { headers })));
    const booking = await book(page);
    await expectSuccess(page);
    await expectBooked(booking);
    expect(pageErrors).toEqual([]);
  });
});

test.describe('A Content Security Policy with a map', () => {
  const MAP = `${SCRIPT}<bio-map></bio-map>`;

  test('with these lines the map is shown', async ({ page }) => {
    await withoutMap(page);
    const pageErrors = await watchPageErrors(page);
    const shown = page.waitForRequest(
      (request) => request.url().startsWith('https://www.google.com/') && request.isNavigationRequest(),
    );
    const headers = policyOf(...BASIC, ...linesOf('A Content Security Policy with a map'));
    await openForeignPage(page, MAP, { headers });
    await page.locator('bio-map').scrollIntoViewIfNeeded();
    await expect(page.locator('bio-map iframe')).toHaveAttribute('src', /^https:\/\/www\.google\.com\//);
    await shown;
    expect(pageErrors).toEqual([]);
  });

  test('without them a drawing stands there', async ({ page }) => {
    await openForeignPage(page, MAP, { headers: policyOf(...BASIC) });
    await page.locator('bio-map').scrollIntoViewIfNeeded();
    await expect(page.locator('bio-map svg').first()).toBeVisible();
    await expect(page.locator('bio-map iframe')).toHaveCount(0);
  });
});

test('A Content Security Policy with analytics: what the page has is called, and nothing is loaded', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  const own = 'window.dataLayer = []';
  const hash = `'sha256-${createHash('sha256').update(own).digest('base64')}'`;
  await openForeignPage(page, `<script>${own}</script>${SCRIPT}${FORM}`, {
    headers: policyOf(...BASIC, `script-src ${hash}`),
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).origin));
  await book(page);
  await expectSuccess(page);
  await expect.poll(() => page.evaluate('JSON.stringify(dataLayer)')).toContain('"kind":"contact"');
  expect(requested.filter((origin) => origin !== SITE)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('Trusted Types: these lines forbid nothing of ours', async ({ page }) => {
  await expectWorking(page, PAGE, policyOf(...BASIC, ...linesOf('Trusted Types')));
});
