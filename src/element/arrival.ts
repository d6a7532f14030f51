/**
 * How the visitor came to this site: kept on the device, first and last touch, and forgotten on demand. A file of its
 * own, which a page loads where there is something to note, and with the code for sending.
 */
import { ATTRIBUTION_KEY, firstPage, merge, parseAttribution, readTouch } from '../leads/attribution';
import type { Attribution } from '../leads/schema';

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
    attempt(() => localStorage.removeItem(ATTRIBUTION_KEY));
    unkept = undefined;
    recorded = false;
  } else if (!recorded) {
    recorded = true;
    const now = Date.now();
    const before = read();
    const { href } = location;
    const page = before ? href : firstPage(href, document.referrer);
    const known = merge(before, readTouch(page, document.referrer, now), now);
    const kept = attempt(() => {
      localStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(known));
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

/** Of this page nothing is kept any more, nor told. */
export function forgetArrival(): void {
  recorded = true;
  unkept = undefined;
}

const read = (): Attribution | undefined =>
  attempt(() => parseAttribution(localStorage.getItem(ATTRIBUTION_KEY)));

/** @returns undefined where the browser refuses: storage blocked (its very getter throws) or full. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

record();
new MutationObserver(record).observe(document.documentElement, { attributeFilter: ['data-bio-consent'] });
