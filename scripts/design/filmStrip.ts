/**
 * Makes the film strip of docs/developer/design.md: the first visit of a slow phone (150 ms, 1.6 Mbit/s, processor 4 times slower), of an
 * earlier build above and of this one below. Prints first paint, largest paint and shift of each.
 *
 *     npx tsx scripts/design/filmStrip.ts http://localhost:8091 http://localhost:8090    # an earlier desk, this one
 */
import { type Browser, chromium } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { chromiumLaunchOptions } from '../tools/chromium';
import { FOLDER } from './folder';

/** Milliseconds after which a frame is taken. */
const TIMES = [500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000];
const WINDOW = { width: 390, height: 844 };
const FRAME = { width: 156, height: 338 };
const GAP = 6;
/** Largest paint and shift are counted until then, in milliseconds. */
const END = 7000;

/** Runs in the page before its scripts. */
function watch(): void {
  const seen = { largestPaint: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = Math.round(startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Visits a site with empty caches. @returns its frames. */
async function visit(browser: Browser, url: string): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const painted: { at: number; data: string }[] = [];
  protocol.on('Page.screencastFrame', ({ sessionId, data, metadata }) => {
    painted.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void protocol.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await protocol.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 390, maxHeight: 844 });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(END);
  const { origin, ...figures } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    firstPaint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    ...(Reflect.get(window, 'seen') as object),
  }));
  console.log(url, figures);
  await context.close();
  return TIMES.map((time) => {
    const frame = painted.findLast(({ at }) => at - origin <= time);
    return Buffer.from(frame?.data ?? '', 'base64');
  });
}

const urls = process.argv.slice(2);
const browser = await chromium.launch(chromiumLaunchOptions());
const parts: OverlayOptions[] = [];
for (const [row, url] of urls.entries())
  for (const [column, frame] of (await visit(browser, url)).entries())
    if (frame.length > 0)
      parts.push({
        input: await sharp(frame).resize(FRAME).toBuffer(),
        left: column * (FRAME.width + GAP),
        top: row * (FRAME.height + GAP),
      });
await browser.close();
await sharp({
  create: {
    width: TIMES.length * (FRAME.width + GAP) - GAP,
    height: urls.length * (FRAME.height + GAP) - GAP,
    channels: 3,
    background: '#8a8a8a',
  },
})
  .composite(parts)
  .webp({ quality: 72 })
  .toFile(`${FOLDER}/film-strip.webp`);
