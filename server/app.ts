import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { parseJsonFile } from '../src/content/jsonFile';
import { type CalendarSync, startCalendarSync } from './appointments/busyTimes/syncCalendars';
import { createCalendars } from './appointments/calendars';
import type { Firms } from './firms/firms';
import { allFirms, firmsOf, targetsFor, usableFirm } from './firms/firmsOf';
import { createSnapshots } from './firms/snapshots';
import { createApi } from './http/api';
import { limitConnections } from './http/connections';
import { createSite } from './http/site';
import { watchSiteFiles } from './http/siteFiles';
import { UploadBudget } from './http/uploadBudget';
import { createInbox, inboxFolder } from './inbox/inbox';
import { type NotifySettings, readSiteFirm, siteFirmOf, withFacts } from './notify/settings';
import { startWorker, type Worker } from './notify/worker';
import { createMetrics, type Metrics } from './operations/metrics';
import type { Settings } from './operations/settings';
import { type Housekeeping, startHousekeeping } from './privacy/housekeeping';
import { createFindPublished } from './publish/publishedConfigs';
import { inFront } from './site/inFront';
import { createSitePages } from './site/sitePages';
import { createStore, type LeadStore } from './storage/store';
import { createVisitCounter } from './visits/visitCounter';

/** Milliseconds. */
export interface Timeouts {
  /** For a request that arrives at less than 4 kB a second. */
  stall: number;
  /** For a whole request: 8 MB of photos over a slow mobile network take their time. */
  request: number;
  /** For requests that still run when the desk is stopped. */
  stop: number;
}

/**
 * Milliseconds for which a connection without a request stays open. Visitors who read before they send need no new one, and
 * proxies, which keep theirs for up to 60 seconds, never use one that the desk is closing.
 */
const keepAliveTimeout = 65_000;

export interface Desk {
  store: LeadStore;
  metrics: Metrics;
  firms: Firms;
  /** Starts to listen and to send notifications; resolves with the port, rejects when that is in use. */
  start(): Promise<number>;
  /** Accepts no new connections, waits for running requests and notifications, closes the database. */
  stop(): Promise<void>;
}

/**
 * Makes the desk, which does not listen yet: the API and the site behind one HTTP server.
 * @throws SettingsError where the folder of the firms cannot be read
 */
export function createDesk(
  settings: Settings,
  timeouts: Timeouts = { stall: 15_000, request: 120_000, stop: 10_000 },
): Desk {
  const { firmsFolder: folder, inboxPassword } = settings;
  const firms = firmsOf(settings);
  const recipientsOf = (id: string): NotifySettings | undefined => usableFirm(firms, id)?.notify;
  let worker: Worker | undefined;
  const store = createStore(settings.database, {
    targets: (firm) => targetsFor(firms, firm),
    onStored: () => worker?.pollNow(),
    maxStored: settings.maxStored,
  });
  const budget = new UploadBudget(settings.maxBodies);
  const metrics = createMetrics(budget);
  metrics.addQueue(() => store.messages.countByFirm());
  if (folder !== undefined) metrics.addFirms(() => firms.ids().map((id) => firms.find(id)));
  metrics.addStored(() => store.storedBytes(), settings.maxStored);
  const mayPublish = inboxPassword !== undefined || settings.studioPassword !== undefined;
  const sitePages = createSitePages({
    siteFolder: settings.siteFolder,
    folder: settings.pagesFolder,
    configs: mayPublish ? store.configs : undefined,
    counts: settings.countVisits,
    onShown: (facts) => {
      const site = facts === undefined ? readSiteFirm(settings.siteFolder) : siteFirmOf(parseJsonFile(facts));
      firms.changeOwn(withFacts(settings.notify, site, settings.mailPhone));
    },
  });
  const currentFiles = inFront(watchSiteFiles(sitePages.current), watchSiteFiles(settings.siteFolder));
  const counter = createVisitCounter({ store: (rows) => store.addVisits(rows) });
  const snapshots = createSnapshots();
  const findPublished = settings.studioPassword && createFindPublished(store.configs);
  const findCalendar = createCalendars({
    siteFolders: [sitePages.current, settings.siteFolder],
    findPublished,
  });
  const api = createApi({
    settings,
    firms,
    currentFiles,
    store,
    budget,
    metrics,
    counter,
    snapshots,
    sitePages,
    findPublished,
    findCalendar,
    timeouts: { stall: timeouts.stall, total: timeouts.request },
  });
  // The API reads rejected bodies to their end: the listener must not cut them off after half a second.
  const handleApi = getRequestListener(api.fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  });
  const servesConfigs = folder !== undefined || settings.studioPassword !== undefined;
  const stopping = new AbortController();
  const serveSite = createSite(currentFiles, watchSiteFiles(settings.releasesFolder));
  const handleInbox =
    inboxPassword &&
    getRequestListener(
      createInbox({
        settings,
        firms,
        store,
        metrics,
        sitePages,
        findCalendar,
        password: inboxPassword,
        stopping: stopping.signal,
      }).fetch,
      {
        overrideGlobalObjects: false,
      },
    );
  const serveInbox = inboxPassword && createSite(watchSiteFiles(inboxFolder, '/inbox'));
  let housekeeping: Housekeeping | undefined;
  let calendarSync: CalendarSync | undefined;

  const options = {
    keepAliveTimeout,
    // Does not run while a connection that had a request waits for the next one.
    headersTimeout: timeouts.stall,
    // The API answers a slow body earlier; this ends the requests whose body it does not read.
    requestTimeout: timeouts.request + timeouts.stall,
    connectionsCheckingInterval: Math.min(1_000, timeouts.stall),
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // The desk's own certificate does not count: on localhost the header would hold for every port.
    const isHttps = settings.trustProxy && request.headers['x-forwarded-proto'] === 'https';
    setSecurityHeaders(response, isHttps);
    const path = request.url?.split('?')[0] ?? '';
    const isConfig = servesConfigs && path.startsWith('/configs/');
    const isApi =
      path.startsWith('/api/') ||
      path.startsWith('/a/') ||
      path.startsWith('/r/') ||
      isTimesPage.test(path) ||
      isConfig ||
      path === '/healthz' ||
      path === '/metrics';
    // The API would resolve /api/../metrics, which a proxy does not withhold from strangers.
    if (isApi && !hasDotSegment.test(path)) void handleApi(request, response);
    else if (handleInbox && path.startsWith('/inbox/api/')) void handleInbox(request, response);
    else if (serveInbox && isInbox.test(path)) serveInbox(request, response);
    else serveSite(request, response);
  };
  const server = settings.https
    ? createHttpsServer({ ...options, ...settings.https }, answer)
    : createServer(options, answer);

  const sockets = limitConnections(server, settings.trustProxy);

  return {
    store,
    metrics,
    firms,
    start: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port: settings.port, host: settings.host }, () => {
          server.off('error', reject);
          worker = startWorker(store.messages, recipientsOf);
          housekeeping = startHousekeeping(store, settings.retentionDays);
          calendarSync = startCalendarSync({ store, firms: () => allFirms(firms), findCalendar });
          sitePages.start();
          const bound = server.address();
          resolve(typeof bound === 'object' && bound ? bound.port : settings.port);
        });
      }),
    async stop() {
      stopping.abort();
      await Promise.all([
        closeServer(server, sockets, timeouts.stop),
        worker?.stop(timeouts.stop),
        housekeeping?.stop(),
        calendarSync?.stop(),
      ]);
      await Promise.all([counter.stop(), snapshots.stop(), sitePages.stop()]);
      await store.close();
    },
  };
}

/** The pages of the inbox. Where it has no password, there is nothing at this address. */
const isInbox = /^\/inbox(?:\/|$)/;

/** The page on which a time is booked without script. */
const isTimesPage = /^\/times(?:\/|$)/;

/** `.` or `..` between slashes, as URLs resolve them. */
const hasDotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

function setSecurityHeaders(response: ServerResponse, isHttps: boolean) {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000');
}

async function closeServer(server: Server, sockets: ReadonlySet<Socket>, timeout: number) {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const deadline = setTimeout(() => server.closeAllConnections(), timeout);
  // Closes the connections that were busy before and have become idle, and those that browsers opened ahead of a request,
  // which Node counts among the busy ones.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
