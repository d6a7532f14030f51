/**
 * How the visitor came to this site: kept on the device, first and last touch, and forgotten on demand. A file of its
 * own, which every page with the script loads, beside its widgets.
 */
import { merge, parseAttribution, readTouch } from '../leads/attribution';
import type { Attribution } from '../leads/schema';

/** What widgets keep in the site's storage begins with this. */
const PREFIX = 'bio:';
/** In `localStorage`. */
const KEY = 'bio:attribution';
/** The database of leads that wait on the device. */
const OUTBOX = 'bio-outbox';

/** Whether this page has been taken note of. */
let recorded = false;
/** What is known where nothing can be kept: of this page only. */
let unkept: Attribution | undefined;

/** The page says it at any time by `<html data-bio-consent="no">`, the browser by its Global Privacy Control. */
const isRefused = (): boolean =>
  document.documentElement.dataset['bioConsent']?.trim().toLowerCase() === 'no' ||
  Reflect.get(navigator, 'globalPrivacyControl') === true;

/**
 * Takes note of how the visitor came to this page, the first time. Called again when the page says something else of
 * consent: where it is refused, nothing is kept and what was kept is cleared. Never throws.
 */
export function record(): void {
  if (isRefused()) {
    attempt(() => localStorage.removeItem(KEY));
    unkept = undefined;
    recorded = false;
  } else if (!recorded) {
    recorded = true;
    const now = Date.now();
    const known = merge(read(), readTouch(location.href, document.referrer, now), now);
    const kept = attempt(() => {
      localStorage.setItem(KEY, JSON.stringify(known));
      return true;
    });
    unkept = kept ? undefined : known;
  }
}

/** First and last touch, for a lead; undefined where that is refused, or was forgotten. */
export function readAttribution(): Attribution | undefined {
  record();
  return isRefused() ? undefined : (read() ?? unkept);
}

/**
 * Clears what the widgets keep of the visitor on this device, in this site's storage: the way here, unfinished forms of
 * this tab, and leads that still wait to be sent. Resolves when it is done; never throws.
 */
export async function forget(): Promise<void> {
  recorded = true; // this page is not taken note of again
  unkept = undefined;
  for (const open of [() => localStorage, () => sessionStorage])
    attempt(() => {
      const storage = open();
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
  await emptyOutbox().catch(() => {});
}

/** Emptied, and not deleted: another tab that has it open would hold that up. */
function emptyOutbox(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(OUTBOX);
    opening.onerror = () => reject(opening.error);
    // There is none: an empty one, without its store, would be of no use to whoever opens it next.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const names = [...database.objectStoreNames];
      if (names.length === 0) {
        database.close();
        resolve();
        return;
      }
      const work = database.transaction(names, 'readwrite');
      for (const name of names) work.objectStore(name).clear();
      work.oncomplete = () => {
        database.close();
        resolve();
      };
      work.onabort = () => {
        database.close();
        reject(work.error);
      };
    };
  });
}

const read = (): Attribution | undefined => attempt(() => parseAttribution(localStorage.getItem(KEY)));

/** @returns undefined where the browser refuses: storage blocked (its very getter throws) or full. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

declare global {
  interface Window {
    /** What a page may call as soon as the script is there, whether widgets are loaded or not. */
    BioSystem: {
      /** Clears what the widgets keep of the visitor on this device, for this site. Resolves when it is done. */
      forget: () => Promise<void>;
    };
  }
}

window.BioSystem = { forget };
record();
new MutationObserver(record).observe(document.documentElement, { attributeFilter: ['data-bio-consent'] });
