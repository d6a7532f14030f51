/**
 * Keeps the studio usable without a network, once it was loaded. The network is asked first, so that a new release shows at
 * once; files whose names change with their content come from the cache. It controls the pages of the studio alone.
 */
import { keepRelease, worker } from '../webapp/serviceWorker';

/** Files of the site that are needed without a network, relative to its folder; the build lists them. */
declare const FILES: readonly string[];
/** Identifies the release. */
declare const RELEASE: string;

/** Milliseconds after which the cache answers in place of a slow network. */
const PATIENCE = 4_000;

/** The folder of the site, which the studio's folder lies in. */
const site = new URL('..', worker.registration.scope).href;
/** Their names change with their content. */
const isImmutable = (url: string): boolean => /^(?:v|studio\/assets)\//.test(url.slice(site.length));
/** Answers of the desk are never from yesterday. */
const isOfDesk = (url: string): boolean => /^(?:api|configs|healthz)(?:\/|$)/.test(url.slice(site.length));

const CACHE = keepRelease({
  prefix: 'studio-',
  name: RELEASE,
  files: FILES.map((file) => new URL(file, site).href),
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(site) || isOfDesk(request.url)) return;
  event.respondWith(isImmutable(request.url) ? fromCacheFirst(request) : fromNetworkFirst(request));
});

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
