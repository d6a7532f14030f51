/** The classic file on pages that join, inline, move or rewrite their scripts: it works, and finds its pictures. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { minifySync } from 'vite';
import { book, expectSuccess } from '../pages/contactForm';
import { expectBooked } from '../support/desk';
import { FORM, openForeignPage, serve } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { CLASSIC_FILE, FOREIGN_SITE, SITE } from '../support/urls';

const code = readFileSync('dist/biosystem.iife.js', 'utf8');

/** A part of the page that says where the file is at home. */
const ADDRESS = `<meta data-bio-script="${CLASSIC_FILE}">`;
/** Files of others around it: the one before ends without a semicolon, the one after begins with a bracket. */
const BEFORE = 'window.before = function () { return () => { throw new Error("called by the next file") } }';
const AFTER = '(function () { window.after = true })()';

const serveScript = async (text: string): Promise<string> =>
  FOREIGN_SITE + (await serve(text, { headers: { 'content-type': 'text/javascript' } }));

const WIDGETS = `${FORM}<bio-cta-banner></bio-cta-banner>`;

/** Where scripts are taken from or changed, as HTML. */
const pages: Record<string, () => Promise<string>> = {
  'it is as it was made': async () => `<script src="${CLASSIC_FILE}"></script>${WIDGETS}`,
  'it is deferred': async () => `<script defer src="${CLASSIC_FILE}"></script>${WIDGETS}`,
  'it is async': async () => `<script async src="${CLASSIC_FILE}"></script>${WIDGETS}`,
  'it is joined': async () =>
    `${ADDRESS}<script src="${await serveScript([BEFORE, code, AFTER].join('\n'))}"></script>${WIDGETS}`,
  'it is joined without a line break, and deferred': async () =>
    `${ADDRESS}<script defer src="${await serveScript([BEFORE, code, AFTER].join(''))}"></script>${WIDGETS}`,
  'it is moved to another host': async () =>
    `${WIDGETS}${ADDRESS}<script async src="${await serveScript(code)}"></script>`,
  'it is inlined': async () => `${ADDRESS}${WIDGETS}<script>${code}</script>`,
  'it is inlined, and the address stands at the html element': async () =>
    `<script>document.documentElement.dataset.bioScript = '${CLASSIC_FILE}'</script><script>${code}</script>${WIDGETS}`,
  'it is inlined as a data: URL, and deferred': async () =>
    `${ADDRESS}<script defer src="data:text/javascript;base64,${btoa(code)}"></script>${WIDGETS}`,
  'it is run from a blob by what delays scripts': async () =>
    `${ADDRESS}${WIDGETS}<script type="module">
      const script = document.createElement('script');
      script.src = URL.createObjectURL(await (await fetch('${CLASSIC_FILE}')).blob());
      document.head.append(script);
    </script>`,
  'a tag manager inserts it': async () =>
    `${WIDGETS}<script>
      var script = document.createElement('script');
      script.src = '${CLASSIC_FILE}';
      document.head.appendChild(script);
    </script>`,
  'a tag manager inserts its text': async () =>
    `${ADDRESS}${WIDGETS}<script type="module">
      const script = document.createElement('script');
      script.text = await (await fetch('${CLASSIC_FILE}')).text();
      document.head.append(script);
    </script>`,
  'it is joined and minified again': async () => {
    const minified = minifySync('all.js', [BEFORE, code, AFTER].join('\n')).code;
    return `${ADDRESS}<script src="${await serveScript(minified)}"></script>${WIDGETS}`;
  },
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

for (const [name, write] of sampleEntries('ways of the classic file', pages, 7))
  test(`where ${name}, the form books, and the pictures are found`, async ({ page }) => {
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

test('where nobody says its address, and it has none, everything works but the pictures', async ({
  page,
}) => {
  await openForeignPage(
    page,
    `<script>const blob = new Blob([${JSON.stringify(`<!doctype html><title>Inside</title>${FORM}<script>`)}, ${JSON.stringify(code).replaceAll('<', String.raw`\u003c`)}, '</' + 'script>'], { type: 'text/html' });
      document.write('<iframe title="Frame" width="800" height="900" src="' + URL.createObjectURL(blob) + '"></iframe>');</script>`,
  );
  const frame = page.frameLocator('iframe').locator('body');
  const booking = await book(frame);
  await expectSuccess(frame);
  await expectBooked(booking);
});
