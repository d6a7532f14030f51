import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

interface Request {
  url: string;
  /** Seconds of the browser's clock. */
  sentAt: number;
  isScript: boolean;
  isPage: boolean;
  bytes: number;
}

/** What a page has downloaded so far: bytes on the wire, headers included. */
export interface Traffic {
  requests: number;
  bytes: number;
  html: number;
  /** Bytes of JavaScript that was requested until just after the load event. */
  scriptLoaded: number;
  /** Bytes of JavaScript that was requested later. */
  scriptPrefetched: number;
  scriptFiles: number;
}

/** The network traffic of one page load. */
export interface Network {
  /** Resolves when the page has loaded and there was no traffic for so many milliseconds. */
  untilIdle: (ms: number) => Promise<void>;
  traffic: () => Traffic;
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
    const [isScript, isPage] = [type === 'Script', type === 'Document'];
    requests.set(requestId, { url, sentAt: timestamp, isScript, isPage, bytes: 0 });
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

  const sum = (some: readonly Request[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const isBusy = () => loadedAt === Number.POSITIVE_INFINITY || pending.size > 0;

  return {
    traffic: () => {
      const all = [...requests.values()];
      const scripts = all.filter(({ isScript }) => isScript);
      const isLoading = ({ sentAt }: Request) => sentAt <= loadedAt + AFTER_LOAD;
      return {
        requests: all.length,
        bytes: sum(all),
        html: sum(all.filter(({ isPage }) => isPage)),
        scriptLoaded: sum(scripts.filter(isLoading)),
        scriptPrefetched: sum(scripts.filter((script) => !isLoading(script))),
        scriptFiles: scripts.length,
      };
    },
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
