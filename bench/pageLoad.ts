import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { type Network, watchNetwork } from './network';

/** The phone that everything is measured on, as Chromium emulates it. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};
/** How many times slower than this machine its processor is. */
const SLOWDOWN = 4;
/** 1.6 and 0.75 Mbit/s, in bytes per second; the round trip in milliseconds. */
const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What `injected/observers.js` noted. Milliseconds since the start of the navigation. */
export interface Figures {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** Sum of all layout shifts without recent input: stricter than CLS, which is the worst session window. */
  layoutShift: number;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** Durations of interactions until the next paint, of those that took 16 ms or more. */
  interactions: number[];
}

/** One page load with empty caches on the phone. */
export interface PageLoad extends Network {
  page: Page;
  session: CDPSession;
  figures: () => Promise<Figures>;
  /** Failed requests and uncaught errors. */
  failures: string[];
}

/** Milliseconds. */
const TIMEOUT = 30_000;

/**
 * Loads a page in a fresh browser context.
 * @param scripts files that run in the page before its own scripts.
 * @param measure runs once the navigation has begun.
 */
export async function loadPage<T>(
  browser: Browser,
  url: string,
  scripts: readonly string[],
  measure: (load: PageLoad) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    for (const path of scripts) await page.addInitScript({ path });
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session, TIMEOUT);
    await session.send('Performance.enable');
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    // A response without CORS headers fails the request: there is no `response` event.
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') failures.push(`${reason} ${new URL(request.url()).pathname}`);
    });
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    return await measure({
      page,
      session,
      ...network,
      figures: () => page.evaluate('bench.figures()'),
      failures,
    });
  } finally {
    await context.close();
  }
}

/** A metric of the DevTools protocol's `Performance.getMetrics`; times are in seconds. NaN where it is unknown. */
export async function readBrowserMetric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}
