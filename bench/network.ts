import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

interface Request {
  url: string;
  /** Seconds of the browser's clock. */
  sentAt: number;
  isScript: boolean;
  bytes: number;
}

/** Bytes of JavaScript on the wire, headers included. */
export interface ScriptBytes {
  /** Requested until just after the load event. */
  loaded: number;
  /** Requested later. */
  prefetched: number;
}

/** The network traffic of one page load. */
export interface Network {
  /** Resolves when the page has loaded and there was no traffic for so many milliseconds. */
  untilIdle: (ms: number) => Promise<void>;
  scripts: () => ScriptBytes;
  requests: () => number;
}

/** Seconds after the load event that still count as loading: prefetching begins a second after it. */
const AFTER_LOAD = 0.9;

/**
 * Counts a page's requests.
 * @param timeout milliseconds after which `untilIdle` gives up.
 */
export async function watchNetwork(session: CDPSession, timeout: number): Promise<Network> {
  const requests = new Map<string, Request>();
  const pending = new Set<string>();
  let lastActivity = performance.now();
  /** Seconds of the browser's clock. */
  let loadedAt = Number.POSITIVE_INFINITY;

  const end = (id: string) => {
    pending.delete(id);
    lastActivity = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
    const { url } = request;
    if (url.startsWith('data:')) return;
    requests.set(requestId, { url, sentAt: timestamp, isScript: type === 'Script', bytes: 0 });
    pending.add(requestId);
    lastActivity = performance.now();
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
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');

  const bytesOf = (isCounted: (request: Request) => boolean) =>
    [...requests.values()]
      .filter((request) => request.isScript && isCounted(request))
      .reduce((total, { bytes }) => total + bytes, 0);
  const isBusy = () => loadedAt === Number.POSITIVE_INFINITY || pending.size > 0;

  return {
    requests: () => requests.size,
    scripts: () => ({
      loaded: bytesOf(({ sentAt }) => sentAt <= loadedAt + AFTER_LOAD),
      prefetched: bytesOf(({ sentAt }) => sentAt > loadedAt + AFTER_LOAD),
    }),
    untilIdle: async (ms) => {
      const since = performance.now();
      lastActivity = Math.max(lastActivity, since);
      while (isBusy() || performance.now() - lastActivity < ms) {
        if (performance.now() - since > timeout) {
          const urls = [...pending].map((id) => requests.get(id)?.url ?? '').join(' ');
          throw new Error(`The page does not become idle: ${urls || 'no load event'}`);
        }
        await delay(25);
      }
    },
  };
}
