/** What plugins that make pages faster do to the page's scripts. The estimator works all the same. */
import type { Page } from 'playwright/test';
import { minifySync } from 'vite';
import { expectConfirmation, requestEstimate } from '../../pages/estimator';
import { watchHydration } from '../../support/hydration';
import { watchOurLines } from '../../support/pageReports';
import { leadsOf, publish, switchTheme, THEMES } from '../support/content';
import { expect, test } from '../support/test';

/** A script of a page: its whole element, its `src` or nothing, and its code where it stands in the page. */
interface Script {
  element: string;
  src: string | undefined;
  code: string;
}

/** Scripts that run as classic ones: optimizers leave data and modules where they are. */
const classicScripts = (html: string): Script[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .map(([element, attributes = '', code = '']) => ({
      element,
      type: /\stype=["']?([^"'\s>]+)/.exec(attributes)?.[1],
      src: /\ssrc=["']([^"']+)/.exec(attributes)?.[1],
      code,
    }))
    .filter(({ type }) => type === undefined || type === 'text/javascript');

const without = (html: string, scripts: readonly Script[]): string =>
  scripts.reduce((rest, { element }) => rest.replace(element, () => ''), html);

/** All classic scripts of the page as one, in their order. */
async function joined(scripts: readonly Script[], base: string): Promise<string> {
  const codes = await Promise.all(
    scripts.map(async ({ src, code }) => (src ? (await fetch(new URL(src, base))).text() : code)),
  );
  return codes.join('\n;\n');
}

const WAYS: Record<string, (html: string, url: string) => Promise<{ html: string; script: string }>> = {
  'joined into one file': async (html, url) => ({
    html: without(html, classicScripts(html)).replace('</body>', '<script src="SCRIPT"></script></body>'),
    script: await joined(classicScripts(html), url),
  }),
  'joined into one deferred file in the head': async (html, url) => ({
    html: without(html, classicScripts(html)).replace(
      '</head>',
      '<script defer src="SCRIPT"></script></head>',
    ),
    script: await joined(classicScripts(html), url),
  }),
  'joined and minified': async (html, url) => ({
    html: without(html, classicScripts(html)).replace('</body>', '<script src="SCRIPT"></script></body>'),
    script: minifySync('all.js', await joined(classicScripts(html), url), { module: false }).code,
  }),
  'delayed until somebody interacts': async (html) => {
    const delayed = classicScripts(html).reduce(
      (rest, { element }) =>
        rest.replace(element, () => element.replace('<script', '<script type="delayed/javascript"')),
      html,
    );
    return { html: delayed.replace('</body>', `<script>${DELAYED_LOADER}</script></body>`), script: '' };
  },
};

/** As WP Rocket and others do it: at the first interaction each script is made anew, in the order of the page. */
const DELAYED_LOADER = `
  const run = async () => {
    for (const name of NAMES) removeEventListener(name, run, true);
    for (const old of document.querySelectorAll('script[type="delayed/javascript"]')) {
      const script = document.createElement('script');
      for (const { name, value } of old.attributes) if (name !== 'type') script.setAttribute(name, value);
      script.text = old.text;
      const loaded = script.src && new Promise((resolve) => (script.onload = script.onerror = resolve));
      old.replaceWith(script);
      await loaded;
    }
  };
  const NAMES = ['pointermove', 'pointerdown', 'mousemove', 'keydown', 'touchstart', 'wheel'];
  for (const name of NAMES) addEventListener(name, run, true);
`;

/** Another host, as a CDN of an optimizer is. */
const MOVED = 'http://cdn.example/cache/all.js';

async function openOptimized(page: Page, url: string, way: keyof typeof WAYS): Promise<void> {
  const original = await (await fetch(url)).text();
  const { html = original, script = '' } = (await WAYS[way]?.(original, url)) ?? {};
  await page.route(MOVED, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html; charset=UTF-8', body: html.replace('SCRIPT', MOVED) }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchHydration(page);
  await page.goto(url);
  // The first movement of the mouse may only start what was delayed.
  const widget = page.locator('bio-estimator');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await widget.hover({ position: { x: 20, y: 20 }, timeout: 2_000 });
    await expect(widget).toHaveAttribute('data-hydrated', { timeout: 2_000 });
  }).toPass();
}

for (const theme of THEMES)
  test.describe(theme, () => {
    test.beforeAll(({ wordpress }) => switchTheme(wordpress, theme));
    test.afterAll(({ wordpress }) => switchTheme(wordpress, THEMES[0]));

    for (const way of Object.keys(WAYS))
      test(`an estimate arrives from a page whose scripts are ${way}`, async ({ page, wordpress }) => {
        const lines = watchOurLines(page);
        await openOptimized(page, await publish(wordpress, '[bio-estimator]'), way);
        const contact = await requestEstimate(page);
        await expectConfirmation(page);
        expect(await leadsOf(wordpress, contact)).toHaveLength(1);
        expect(lines.filter((line) => line.startsWith('<bio-'))).toEqual([]);
      });
  });
