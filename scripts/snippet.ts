/**
 * `npm run snippet -- '<bio-estimator endpoint="…"></bio-estimator>'`, after `npm run build`: prints what a site builder
 * pastes into a page. It preloads the widget's snapshot along with the script, and reserves the widget's height, as measured
 * in Chromium with a plain sans-serif font, so that the layout does not shift.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumLaunchOptions } from './chromium';
import { type Measurement, reservationsFor, reservedHeightCss } from './reservedHeight';

const USAGE = `Usage: npm run snippet -- '<bio-…></bio-…>' [--script <url>] [--root <folder>]

  --script  the URL of biosystem.js (default: https://your-desk.example/biosystem.js)
  --root    the folder that a config's path is found in`;

/** Widths of the element around the widget, in px. No widget is narrower, and none changes beyond. */
const NARROWEST = 280;
const WIDEST = 1200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    script: { type: 'string', default: 'https://your-desk.example/biosystem.js' },
    root: { type: 'string' },
  },
});
const [markup = '', ...others] = positionals;
const tag = /^<(bio-[\w-]+)[^]*<\/\1>$/.exec(markup.trim())?.[1];
if (!tag || others.length > 0) throw new Error(USAGE);
if (!existsSync('dist/biosystem.js')) throw new Error('There is no build yet: run "npm run build" first.');

const name = tag.slice('bio-'.length);
const className = `space-for-${name}`;
console.log(`<link rel="modulepreload" href="${new URL(`snapshots/${name}.js`, values.script).href}">
<script type="module" src="${values.script}"></script>
<style>
${indented(reservedHeightCss(tag, className, reservationsFor(await measure(markup))))}
</style>
<div class="${className}">
${indented(markup.trim())}
</div>`);

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

/** The widget's height at every width. */
async function measure(html: string): Promise<Measurement[]> {
  const page = `<!doctype html><html lang="en"><body style="margin:0;font-family:sans-serif"><div id="place">${html}</div><script type="module" src="/biosystem.js"></script>`;
  const built = sirv('dist');
  const own = values.root === undefined ? built : sirv(values.root, { dev: true });
  const server = createServer((request, response) => {
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(page);
    else built(request, response, () => own(request, response, () => void response.writeHead(404).end()));
  }).listen(0);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const tab = await browser.newPage();
    await tab.addInitScript(() =>
      document.addEventListener('bio-ready', () => document.body.setAttribute('data-shown', '')),
    );
    await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await tab.locator('body[data-shown]').waitFor();
    return await tab.evaluate(
      ([narrowest, widest]) => {
        const around = document.querySelector<HTMLElement>('#place');
        return Array.from({ length: widest - narrowest + 1 }, (_, index) => {
          if (around) around.style.width = `${narrowest + index}px`;
          return {
            width: narrowest + index,
            height: around?.firstElementChild?.getBoundingClientRect().height ?? 0,
          };
        });
      },
      [NARROWEST, WIDEST] as const,
    );
  } finally {
    await browser.close();
    server.close();
  }
}
