import type { Browser, CDPSession, Page } from 'playwright';
import type { Profile } from './profiles';

/** What the page's own observers noted. Milliseconds since its navigation began. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all shifts without a visitor's doing: stricter than the worst window, which is what CLS is. */
  shift: number;
  /** Tasks of more than 50 ms. */
  tasks: { start: number; duration: number }[];
  /** Presses that took 16 ms or more until the next paint. */
  presses: number[];
}

/** Code of a page on the wire, headers included, in bytes. */
export interface Scripts {
  /** What was asked for until just after the page had loaded. */
  loaded: number;
  /** What came afterwards. */
  later: number;
}

/** One visit by somebody who has never been here: empty caches, on a profile's line and processor. */
export interface Visit {
  page: Page;
  session: CDPSession;
  /** Resolves when the page has loaded, and nothing was under way on the line for so many ms. */
  quiet: (ms: number) => Promise<void>;
  figures: () => Promise<Figures>;
  scripts: () => Scripts;
  requests: () => number;
  /** What the page asked for in vain, and what it threw. */
  failures: string[];
}

interface Request {
  address: string;
  /** Seconds of the browser's clock. */
  asked: number;
  isScript: boolean;
  bytes: number;
}

/** Seconds after the load event: what is fetched ahead begins a second after it. */
const AFTER_LOAD = 0.9;
/** Milliseconds, after which a visit is given up. */
const PATIENCE = 30_000;

/**
 * @param scripts files of ours that run in the page before anything else.
 * @param work what is done and measured there, once the navigation has begun.
 */
export async function visit<T>(
  browser: Browser,
  profile: Profile,
  url: string,
  scripts: readonly string[],
  work: (here: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(profile.context);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    for (const path of scripts) await page.addInitScript({ path });
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send('Performance.enable');
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    return await work({
      page,
      session,
      quiet: traffic.quiet,
      figures: () => page.evaluate('bench.figures()'),
      scripts: traffic.scripts,
      requests: traffic.requests,
      failures,
    });
  } finally {
    await context.close();
  }
}

async function watchTraffic(session: CDPSession) {
  const requests = new Map<string, Request>();
  const underWay = new Set<string>();
  let last = performance.now();
  /** Seconds of the browser's clock. */
  let loaded = Number.POSITIVE_INFINITY;

  const end = (id: string) => {
    underWay.delete(id);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, {
      address: request.url,
      asked: timestamp,
      isScript: type === 'Script',
      bytes: 0,
    });
    underWay.add(requestId);
    last = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.isScript ||= response.mimeType.includes('javascript');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  session.on('Page.loadEventFired', ({ timestamp }) => (loaded = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');

  const addressesUnderWay = () => [...underWay].map((id) => requests.get(id)?.address ?? '');
  const sum = (chosen: (request: Request) => boolean) =>
    [...requests.values()]
      .filter((request) => request.isScript && chosen(request))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: () => requests.size,
    scripts: (): Scripts => ({
      loaded: sum(({ asked }) => asked <= loaded + AFTER_LOAD),
      later: sum(({ asked }) => asked > loaded + AFTER_LOAD),
    }),
    quiet: async (ms: number) => {
      const since = performance.now();
      last = Math.max(last, since);
      while (loaded === Number.POSITIVE_INFINITY || underWay.size > 0 || performance.now() - last < ms) {
        if (performance.now() - since > PATIENCE)
          throw new Error(
            `The page does not come to an end: ${addressesUnderWay().join(' ') || 'no load event'}`,
          );
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
  };
}
