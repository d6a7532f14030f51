/**
 * `npm run section-heights`, after `npm run build`: measures the sections that pages of `demo/` skip until they are near, in
 * Chromium, with the web fonts and with the fallback fonts, and writes what `demo/sectionHeights.json` says of them.
 */
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { linesFor, type Measurement, SECTION_HEIGHTS, type SectionHeights } from './sectionHeights';
import { chromiumLaunchOptions } from './tools/chromium';

const SITE = 'dist/site';
/** Viewport widths in px. No page is narrower, and none changes beyond. */
const NARROWEST = 320;
const WIDEST = 2000;
const STEP = 2;

if (!existsSync(SITE)) throw new Error('There is no build yet: run "npm run build" first.');
const paths = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
const serve = sirv(SITE);
const server = createServer((request, response) =>
  serve(request, response, () => void response.writeHead(404).end()),
).listen(0);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const tab = await browser.newPage();
  await tab.addInitScript(() => {
    window.requestIdleCallback = () => 0; // which would lay the sections out
  });
  const heights: SectionHeights = {};
  for (const path of paths.toSorted()) {
    const webFonts = await measure(tab, path);
    await tab.route('**/*.woff2', (route) => route.abort());
    const fallbackFonts = await measure(tab, path);
    await tab.unroute('**/*.woff2');
    const lines = webFonts.map(({ tag, measurements }, section) => {
      const other = (index: number) => fallbackFonts[section]?.measurements[index]?.height ?? 0;
      return [
        tag,
        linesFor(
          measurements.map(({ width, height }, index) => ({ width, height: (height + other(index)) / 2 })),
        ),
      ] as const;
    });
    if (lines.length > 0) heights[path] = Object.fromEntries(lines);
  }
  // Each line in a line of the file.
  const json = JSON.stringify(heights, null, 2).replace(/\{[^{}]*"vw"[^{}]*\}/g, (line) =>
    line.replace(/\s+/g, ' '),
  );
  await writeFile(SECTION_HEIGHTS, `${json}\n`);
} finally {
  await browser.close();
  server.close();
}

/** The skipped sections of a page. It is shown in a frame, whose width changes at once. */
async function measure(tab: Page, path: string): Promise<{ tag: string; measurements: Measurement[] }[]> {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await tab.goto(`${origin}/robots.txt`);
  await tab.setContent(`<iframe src="/${path}" style="height: 844px"></iframe>`, { waitUntil: 'load' });
  return tab.evaluate(
    async ([narrowest, widest, step]) => {
      const frame = document.querySelector('iframe');
      const page = frame?.contentDocument;
      if (!frame || !page) return [];
      const sections = [...page.querySelectorAll('main > *, bio-footer')].filter(
        (section) => getComputedStyle(section).contentVisibility === 'auto',
      );
      page.documentElement.setAttribute('data-laid-out', '');
      await Promise.allSettled([...page.fonts].map((font) => font.load()));
      const result = sections.map(({ localName }) => ({
        tag: localName,
        measurements: [] as { width: number; height: number }[],
      }));
      for (let width = narrowest; width <= widest; width += step) {
        frame.style.width = `${width}px`;
        sections.forEach((section, index) =>
          result[index]?.measurements.push({ width, height: section.getBoundingClientRect().height }),
        );
      }
      return result;
    },
    [NARROWEST, WIDEST, STEP] as const,
  );
}
