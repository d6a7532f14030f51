/**
 * Makes the pictures of docs/developer/design.md: each screen at three widths, of an earlier build above and of this one below.
 *
 *     npx tsx scripts/design/screens.ts http://localhost:8091 http://localhost:8090    # an earlier desk, this one
 */
import { type Browser, chromium, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { chromiumLaunchOptions } from '../tools/chromium';
import { FOLDER } from './folder';

/** Windows, by width and height in px. */
const WINDOWS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;
/** All windows are shown at this height, in px. */
const SHOWN = 520;
const GAP = 12;

const answer = async (page: Page, name: RegExp) => {
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

/** A screen: where it is, and what a visitor does to see it. */
const screens: Record<string, { path: string; reach?: (page: Page) => Promise<void> }> = {
  home: { path: '/' },
  service: { path: '/services/bioseal' },
  estimator: { path: '/#estimate' },
  result: {
    path: '/#estimate',
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('checkbox').first().check({ force: true });
      for (const name of [/^Next$/, /^Next$/, /^Next$/, /See My Estimate/]) await answer(page, name);
    },
  },
  quote: { path: '/#packages' },
  contact: { path: '/#contact' },
  audit: { path: '/#audit' },
  biocheck: { path: '/biocheck' },
};

async function pictureOf(
  browser: Browser,
  url: string,
  [width, height]: readonly [number, number],
  name: string,
) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const { path, reach } = screens[name] ?? { path: '/' };
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await reach?.(page);
  // A screen moves in, and pictures come.
  await page.waitForTimeout(800);
  const picture = await sharp(await page.screenshot())
    .resize({ height: SHOWN })
    .toBuffer({ resolveWithObject: true });
  await page.close();
  return picture;
}

async function montage(browser: Browser, urls: readonly string[], name: string): Promise<void> {
  const parts: OverlayOptions[] = [];
  let width = 0;
  for (const [row, url] of urls.entries()) {
    let left = 0;
    for (const window of WINDOWS) {
      const { data, info } = await pictureOf(browser, url, window, name);
      parts.push({ input: data, left, top: row * (SHOWN + GAP) });
      left += info.width + GAP;
    }
    width = left - GAP;
  }
  const height = urls.length * (SHOWN + GAP) - GAP;
  await sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } })
    .composite(parts)
    .webp({ quality: 68 })
    .toFile(`${FOLDER}/${name}.webp`);
  console.log(name);
}

const urls = process.argv.slice(2);
const browser = await chromium.launch(chromiumLaunchOptions());
for (const name of Object.keys(screens)) await montage(browser, urls, name);
await browser.close();
