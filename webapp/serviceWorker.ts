/** What the service workers of our apps share: their types, and the cache of a release's files. */

// The types of workers exclude those of pages, and this is all that is needed of them.
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
export const worker = self as unknown as Worker;

interface Release {
  /** Of the app's caches. */
  prefix: string;
  name: string;
  /** URLs. */
  files: readonly string[];
}

/**
 * Keeps the files of a release from its installation on, and forgets those of others.
 * @returns the name of its cache
 */
export function keepRelease({ prefix, name, files }: Release): string {
  const current = prefix + name;
  worker.addEventListener('install', (event) =>
    event.waitUntil(
      caches
        .open(current)
        .then((cache) => cache.addAll([...files]))
        .then(() => worker.skipWaiting()),
    ),
  );
  worker.addEventListener('activate', (event) =>
    event.waitUntil(dropOthers(prefix, current).then(() => worker.clients.claim())),
  );
  return current;
}

async function dropOthers(prefix: string, current: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== current).map((name) => caches.delete(name)),
  );
}
