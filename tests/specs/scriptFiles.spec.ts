/** The script files on pages that join, inline, move or rewrite their scripts: they work, and find what is beside them. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { minifySync } from 'vite';
import { book, expectSuccess } from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { FORM, openForeignPage, serve } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { CLASSIC_FILE, FOREIGN_SITE, MODULE_FILE, SITE } from '../support/urls';

/** What a page may name. Both are valid as classic scripts; the script tag's is a module where the page says so. */
const files = [
  { file: 'biosystem.iife.js', url: CLASSIC_FILE },
  { file: 'biosystem.js', url: MODULE_FILE },
].map(({ file, url }) => ({ file, url, code: readFileSync(`dist/${file}`, 'utf8') }));

/** Files of others around it: the one before ends without a semicolon, the one after begins with a bracket. */
const BEFORE = 'window.before = function () { return () => { throw new Error("called by the next file") } }';
const AFTER = '(function () { window.after = true })()';

const serveScript = async (text: string): Promise<string> =>
  FOREIGN_SITE + (await serve(text, { headers: { 'content-type': 'text/javascript' } }));

const WIDGETS = `${FORM}<bio-cta-banner></bio-cta-banner>`;

/** Where a file is taken from or changed, as HTML. */
type Way = (script: { url: string; code: string; address: string }) => Promise<string>;

const ways: Record<string, Way> = {
  'as it was made': async ({ url }) => `<script src="${url}"></script>${WIDGETS}`,
  deferred: async ({ url }) => `<script defer src="${url}"></script>${WIDGETS}`,
  async: async ({ url }) => `<script async src="${url}"></script>${WIDGETS}`,
  joined: async ({ code, address }) =>
    `${address}<script src="${await serveScript([BEFORE, code, AFTER].join('\n'))}"></script>${WIDGETS}`,
  'joined without a line break, and deferred': async ({ code, address }) =>
    `${address}<script defer src="${await serveScript([BEFORE, code, AFTER].join(''))}"></script>${WIDGETS}`,
  'moved to another host under another name': async ({ code, address }) =>
    `${WIDGETS}${address}<script async src="${await serveScript(code)}"></script>`,
  'moved, and its tag names the folder': async ({ code }) =>
    `${WIDGETS}<script defer src="${await serveScript(code)}" data-base="${SITE}"></script>`,
  inlined: async ({ code, address }) => `${address}${WIDGETS}<script>${code}</script>`,
  'inlined, and the address stands at the html element': async ({ url, code }) =>
    `<script>document.documentElement.dataset.bioScript = '${url}'</script><script>${code}</script>${WIDGETS}`,
  'inlined as a data: URL, and deferred': async ({ code, address }) =>
    `${address}<script defer src="data:text/javascript;base64,${btoa(code)}"></script>${WIDGETS}`,
  'run from a blob by what delays scripts': async ({ url, address }) =>
    `${address}${WIDGETS}<script type="module">
      const script = document.createElement('script');
      script.src = URL.createObjectURL(await (await fetch('${url}')).blob());
      document.head.append(script);
    </script>`,
  'inserted by a tag manager': async ({ url }) =>
    `${WIDGETS}<script>
      var script = document.createElement('script');
      script.src = '${url}';
      document.head.appendChild(script);
    </script>`,
  'inserted as text by a tag manager': async ({ url, address }) =>
    `${address}${WIDGETS}<script type="module">
      const script = document.createElement('script');
      script.text = await (await fetch('${url}')).text();
      document.head.append(script);
    </script>`,
  'joined and minified again': async ({ code, address }) => {
    const minified = minifySync('all.js', [BEFORE, code, AFTER].join('\n')).code;
    return `${address}<script src="${await serveScript(minified)}"></script>${WIDGETS}`;
  },
};

/** The same for modules, which no document knows while they run. */
const moduleWays: Record<string, Way> = {
  'as a module': async ({ url }) => `<script type="module" src="${url}"></script>${WIDGETS}`,
  'as an async module': async ({ url }) => `<script type="module" async src="${url}"></script>${WIDGETS}`,
  'as a module under another name whose tag names the folder': async ({ code }) =>
    `${WIDGETS}<script type="module" src="${await serveScript(code)}" data-base="${SITE}/"></script>`,
  'as a module in the page whose tag names the folder': async ({ code }) =>
    `${WIDGETS}<script type="module" data-base="${SITE}/">${code}</script>`,
  'imported by an inline script': async ({ url }) => `<script>import("${url}")</script>${WIDGETS}`,
  'as a module where errors list no calls': async ({ url }) =>
    `<script>Error.stackTraceLimit = 0</script><script type="module" src="${url}"></script>${WIDGETS}`,
  'as a module where errors list calls as objects': async ({ url }) =>
    `<script>Error.prepareStackTrace = (_, calls) => calls</script><script type="module" src="${url}"></script>${WIDGETS}`,
};

/** The addresses of the pictures that a section shows. */
const pictures = (page: Page): Promise<string[]> =>
  page
    .locator('bio-cta-banner')
    .evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('img') ?? [])].map(({ naturalWidth, currentSrc }) =>
        naturalWidth > 0 ? currentSrc : '',
      ),
    );

const cases = files.flatMap(({ file, url, code }) =>
  Object.entries(file === 'biosystem.js' ? { ...ways, ...moduleWays } : ways).map(([name, write]) => ({
    name: `${file}, ${name}`,
    write: () => write({ url, code, address: `<meta data-bio-script="${url}">` }),
  })),
);

for (const { name, write } of sample('ways of script files', cases, 8))
  test(`Scripts that are joined, written into the page or moved: ${name}: the form books, and the pictures are found`, async ({
    page,
  }) => {
    const pageErrors = await watchPageErrors(page);
    const html = await write();
    await openForeignPage(page, `<body>${html}`);
    await page.locator('bio-cta-banner').scrollIntoViewIfNeeded();
    await expect.poll(() => pictures(page)).toEqual([expect.stringContaining(`${SITE}/pictures/`)]);
    const booking = await book(page);
    await expectSuccess(page);
    await expectBooked(booking);
    if (name.includes('joined')) expect(await page.evaluate(() => 'after' in window)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

const [classic, loader] = files.map(({ code }) => code);

for (const type of ['classic', 'module'])
  test(`biosystem.js written into the page as a ${type} script without its address says so, in one line`, async ({
    page,
  }) => {
    const pageErrors = await watchPageErrors(page);
    const script = `<script${type === 'module' ? ' type="module"' : ''}>${loader}</script>`;
    await openForeignPage(
      page,
      `<body>${WIDGETS}${script}<script type="module">window.after = true</script>`,
    );
    await page.waitForFunction(() => 'after' in window);
    expect(pageErrors).toEqual([expect.stringMatching(/^error: BioSystem: .*data-base="https:/)]);
  });

test('biosystem.iife.js without an address works, but for the pictures', async ({ page }) => {
  await openForeignPage(
    page,
    `<script>const blob = new Blob([${JSON.stringify(`<!doctype html><title>Inside</title>${FORM}<script>`)}, ${JSON.stringify(classic).replaceAll('<', String.raw`\u003c`)}, '</' + 'script>'], { type: 'text/html' });
      document.write('<iframe title="Frame" width="800" height="900" src="' + URL.createObjectURL(blob) + '"></iframe>');</script>`,
  );
  const frame = page.frameLocator('iframe').locator('body');
  const booking = await book(frame);
  await expectSuccess(frame);
  await expectBooked(booking);
});
