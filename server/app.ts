import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApi } from './api';
import { createMetrics, type Metrics } from './metrics';
import { targetsOf } from './notify/enqueue';
import { startWorker, type Worker } from './notify/worker';
import { type Housekeeping, keepHouse } from './privacy/housekeeping';
import { BodyRoom } from './room';
import type { Settings } from './settings';
import { createSite } from './site';
import { createStore, type LeadStore } from './store';

/** Milliseconds after which the desk loses patience. */
export interface Patience {
  /** With a request that gets on by less than 4 kB a second. */
  stall: number;
  /** With a whole request: 8 MB of photos over a slow telephone line take their time. */
  request: number;
  /** With requests that still run when the desk is stopped. */
  stop: number;
}

export interface Desk {
  store: LeadStore;
  metrics: Metrics;
  /** Starts to listen and to send notifications; resolves with the port, rejects when that is in use. */
  start(): Promise<number>;
  /** Takes no new connections, lets running requests and messages end, closes the database. */
  stop(): Promise<void>;
}

/** The whole desk, not yet listening: the API and the site behind one HTTP server. */
export function createDesk(
  settings: Settings,
  patience: Patience = { stall: 15_000, request: 120_000, stop: 10_000 },
): Desk {
  let worker: Worker | undefined;
  const store = createStore(settings.database, {
    targets: targetsOf(settings.notify),
    onStored: () => worker?.wake(),
  });
  const room = new BodyRoom(settings.maxBodies);
  const metrics = createMetrics(room);
  metrics.watchQueue(() => store.messages.count());
  const times = { stall: patience.stall, total: patience.request };
  const api = createApi({ settings, store, room, metrics, times });
  // Bodies that were refused are read to their end by us, not cut off after half a second.
  const answerCall = getRequestListener(api.fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  });
  const serveSite = createSite(settings.siteFolder);
  let housekeeping: Housekeeping | undefined;

  const server = createServer(
    {
      headersTimeout: patience.stall,
      // The API answers a slow body itself, a little earlier; this cuts off the ones that nobody reads.
      requestTimeout: patience.request + patience.stall,
      connectionsCheckingInterval: Math.min(1_000, patience.stall),
    },
    (request, response) => {
      const isHttps = settings.trustProxy && request.headers['x-forwarded-proto'] === 'https';
      setSecurityHeaders(response, isHttps);
      const path = request.url?.split('?')[0] ?? '';
      if (path.startsWith('/api/') || path === '/healthz' || path === '/metrics')
        void answerCall(request, response);
      else serveSite(request, response);
    },
  );

  return {
    store,
    metrics,
    start: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port: settings.port, host: settings.host }, () => {
          server.off('error', reject);
          worker = startWorker(store.messages, settings.notify);
          housekeeping = keepHouse(store, settings.retentionDays);
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : settings.port);
        });
      }),
    async stop() {
      await Promise.all([
        closeServer(server, patience.stop),
        worker?.stop(patience.stop),
        housekeeping?.stop(),
      ]);
      await store.close();
    },
  };
}

function setSecurityHeaders(response: ServerResponse, isHttps: boolean) {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000');
}

async function closeServer(server: Server, patience: number) {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  // A connection that was busy at the stop is idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}
