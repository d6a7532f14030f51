import { CODE_TIMEOUT } from '../page/importModule';
import { INTENT_EVENTS } from '../page/intentEvents';
import { safeDocument } from '../page/safeDocument';
import { whenIdle } from '../page/scheduling';
import { mayHaveDrafts } from '../page/typedDraft';
import type * as IslandsModule from './islands';
import type { Release } from './release';

/** Milliseconds after the page's `load` event until the islands' code is fetched. */
const FETCH_DELAY = 1_000;

/** The code of the islands, and when it is fetched. */
export interface IslandsCode {
  /** Fetches it now. Where it could not be loaded, the next call asks again. */
  fetch: () => void;
  /** Fetches it when the page is loaded. */
  fetchAtLoad: () => void;
  /**
   * Fetches it a second after that, as no visitor needs it before, but one who acts, comes back to a form, or follows a hash.
   * The first call counts.
   */
  fetchInTime: () => void;
  /** Resolves when it is here. */
  loaded: Promise<typeof IslandsModule>;
}

export function islandsCode({ importFile, place, startOver }: Release): IslandsCode {
  let onLoaded: (module: typeof IslandsModule) => void;
  const loaded = new Promise<typeof IslandsModule>((resolve) => (onLoaded = resolve));
  let isPlanned = false;
  let isLoaded = false;
  let isReported = false;
  /** Of the request that is under way. */
  let deadline: AbortSignal | undefined;

  const request = async () => {
    try {
      onLoaded(await importFile<typeof IslandsModule>('islands'));
      isLoaded = true;
    } catch (error) {
      deadline = undefined;
      if (!isReported)
        console.error(
          `BioSystem: the widgets of this page could not be started. Expected their files in ${place()}:`,
          error,
        );
      isReported = true;
    }
  };
  const fetch = () => {
    if (isLoaded || deadline?.aborted === false) return;
    if (deadline) startOver();
    deadline = AbortSignal.timeout(CODE_TIMEOUT);
    void request();
  };

  return {
    fetch,
    fetchAtLoad: () => whenLoaded(fetch),
    fetchInTime() {
      if (isPlanned) return;
      isPlanned = true;
      whenLoaded(() => setTimeout(() => whenIdle(fetch), FETCH_DELAY));
      // A browser's storage is slow when it is asked first.
      whenIdle(() => (location.hash || mayHaveDrafts()) && fetch());
      // Each of them once: where the file could not be loaded, a later one asks again.
      for (const type of ['scroll', ...INTENT_EVENTS])
        addEventListener(type, fetch, { once: true, passive: true });
      addEventListener('online', () => {
        if (deadline) deadline = AbortSignal.abort(); // what was requested before may never come
        fetch();
      });
    },
    loaded,
  };
}

function whenLoaded(callback: () => void): void {
  if (safeDocument.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}
