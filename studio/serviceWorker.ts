/**
 * Keeps the studio usable without a network, once it was loaded. The network is asked first, so that a new release shows at
 * once; files whose names change with their content come from the cache. It controls the pages of the studio alone.
 */

/** Files of the site that are needed without a network, relative to its folder; the build lists them. */
declare const FILES: readonly string[];
/** Identifies the release. */
declare const RELEASE: string;

// The types of workers exclude those of pages, and this is all that is needed of them.
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}
const worker = self as unknown as Worker;

const PREFIX = 'studio-';
const CACHE = PREFIX + RELEASE;
/** Milliseconds after which the cache answers in place of a slow network. */
const PATIENCE = 4_000;

/** The folder of the site, which the studio's folder lies in. */
const site = new URL('..', worker.registration.scope).href;
/** Their names change with their content. */
const isImmutable = (url: string): boolean => /^(?:v|studio\/assets)\//.test(url.slice(site.length));
/** Answers of the desk are never from yesterday. */
const isOfDesk = (url: string): boolean => /^(?:api|configs|healthz)(?:\/|$)/.test(url.slice(site.length));

worker.addEventListener('install', (event) => event.waitUntil(fill().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropOthers().then(() => worker.clients.claim())),
);
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(site) || isOfDesk(request.url)) return;
  event.respondWith(isImmutable(request.url) ? fromCacheFirst(request) : fromNetworkFirst(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new URL(file, site).href));
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function fromCacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fromNetwork(request);
}

async function fromNetworkFirst(request: Request): Promise<Response> {
  const network = fromNetwork(request);
  network.catch(() => undefined); // it may fail after the cache has answered
  const cached = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (!cached) return network;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), PATIENCE));
  return Promise.race([network.catch(() => cached), late]);
}

/** What was loaded is kept, such as pictures. */
async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && response.status !== 206) {
    const copy = response.clone();
    const cache = await caches.open(CACHE);
    await cache.put(request, copy).catch(() => undefined); // the disk is full: it is shown all the same
  }
  return response;
}
