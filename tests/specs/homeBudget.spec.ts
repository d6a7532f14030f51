/**
 * What home costs a visitor who does not touch it. Bytes are those of the built files, compressed as they are served, without
 * headers: they do not depend on the machine. A budget stands 5 % above what was reached.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { withoutMap } from '../pages/contactForm';
import { fileNamed, ISLANDS } from '../support/builtFiles';
import { untilWhole } from '../support/sections';
import { letAnHourPass } from '../support/time';

const SITE_FILES = 'dist/site';

/** The file that answers a path, as small as a browser gets it. */
function sizeOf(path: string): number {
  const file = join(SITE_FILES, path.endsWith('/') ? `${path}index.html` : decodeURIComponent(path));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Opens home, lets an hour pass, and returns the paths of all files that it has fetched. */
async function filesAtRest(page: Page): Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol !== 'data:') paths.push(pathname);
  });
  await page.clock.install();
  await withoutMap(page);
  await page.goto('/');
  await expect.poll(() => paths).toContainEqual(expect.stringMatching(fileNamed(ISLANDS)));
  await letAnHourPass(page);
  await untilWhole(page);
  await letAnHourPass(page);
  return paths;
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** In bytes. Of a phone no code is fetched besides the loader's; at a desk what is near and the main buttons have theirs. */
for (const [where, device, budget] of [
  ['on a phone', phone, { requests: 11, bytes: 243_000 }],
  ['at a desk', desk, { requests: 32, bytes: 580_000 }],
] as const)
  test.describe(where, () => {
    test.use(device);

    test('home at rest has few requests and bytes', async ({ page }) => {
      const files = await filesAtRest(page);
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(budget.requests);
      const sizes = files.map((file) => `${sizeOf(file)} ${file}`);
      const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
      expect(bytes, sizes.join('\n')).toBeLessThanOrEqual(budget.bytes);
    });
  });

test('its HTML stays small before it is compressed, too: the browser parses all of it', () => {
  const html = (path: string) => statSync(join(SITE_FILES, path)).size;
  expect(html('index.html')).toBeLessThanOrEqual(147_000);
  expect(html('es/index.html')).toBeLessThanOrEqual(150_000);
});
