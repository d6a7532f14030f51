/**
 * Keeps the inbox readable without a network: its own files, and what was read of leads before. The network is always asked
 * first. What was read is kept in a cache of its own, which is erased when nobody is signed in any more.
 */
import { keepRelease, type RequestEvent, worker } from '../webapp/serviceWorker';
import { showPushed } from './notifications/pushed';

/** Files of the inbox, relative to its folder; the build lists them. */
declare const FILES: readonly string[];
/** Identifies the release. */
declare const RELEASE: string;

const CACHE = keepRelease({
  prefix: 'inbox-files-',
  name: RELEASE,
  files: FILES.map((file) => new URL(file, worker.registration.scope).href),
});
/** As the page names it when it erases it, and what it then says. */
const [READ_LEADS, FORGET] = ['inbox-leads', 'forget read leads'];
/** Answers that are kept, photos too: the oldest give way. */
const MAX_READ = 400;
/** Milliseconds after which the cache answers in place of a slow network. */
const PATIENCE = 6_000;

showPushed();

const inbox = new URL(worker.registration.scope).pathname;
/** What is read again without a network: who is signed in, leads, their photos, and short answers. No export. */
const isRead = (path: string): boolean => /^api\/(?:session|leads|replies)(?:$|[/?])/.test(path);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(inbox)) return;
  const path = pathname.slice(inbox.length) + search;
  if (isRead(path)) event.respondWith(fromNetwork(request, READ_LEADS, event));
  else if (!path.startsWith('api/')) event.respondWith(fromNetwork(request, CACHE, event));
});

/** How often what was read was erased. What was asked for before that is not kept when it comes after. */
let erasures = 0;

// The page erases it, too, when somebody signs out there: it says so, because an answer may be under way.
worker.addEventListener('message', ({ data }) => {
  if (data === FORGET) erasures++;
});

/** The network's answer, which is kept; where there is none in time, what was kept before, marked as such. */
async function fromNetwork(request: Request, cacheName: string, event: RequestEvent): Promise<Response> {
  const before = erasures;
  const answer = fetch(request);
  const kept = answer
    .then((response) => keep(request, response.clone(), cacheName, () => erasures === before))
    .catch(() => {});
  event.waitUntil(kept);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  if (first) return first;
  const known = await (await caches.open(cacheName)).match(request);
  return known ? marked(known) : answer;
}

async function keep(
  request: Request,
  response: Response,
  cacheName: string,
  mayKeep: () => boolean,
): Promise<void> {
  if (cacheName === CACHE) {
    if (response.ok) await (await caches.open(CACHE)).put(request, response);
    return;
  }
  // Signed out elsewhere, or the session has ended: nothing stays on this device.
  const isSignedOut =
    response.status === 401 || (response.status === 204 && request.url.endsWith('/session'));
  if (isSignedOut) {
    erasures++;
    await caches.delete(READ_LEADS);
  }
  if (!response.ok || isSignedOut) return;
  // A photo takes its time to arrive.
  const whole = new Response(await response.blob(), response);
  if (!mayKeep()) return;
  const cache = await caches.open(READ_LEADS);
  await cache.delete(request);
  await cache.put(request, whole);
  if (!mayKeep()) await caches.delete(READ_LEADS);
  const surplus = (await cache.keys()).slice(0, -MAX_READ);
  await Promise.all(surplus.map((old) => cache.delete(old)));
}

function marked(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('x-read-before', '1');
  return new Response(response.body, { status: response.status, headers });
}
