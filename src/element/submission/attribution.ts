/**
 * Attribution: how the visitor came to this site, as first and last touch in `localStorage`. A page loads this file where
 * there is something to record, and with the code of a form. Its built name is neutral (`origin.js`), because content
 * blockers go by names.
 */

import type { Attribution } from '../../domain/leadSchema';
import {
  ATTRIBUTION_KEY,
  addTouch,
  findLandingPage,
  parseAttribution,
  readTouch,
} from '../../leads/attribution';
import { toJson } from '../../leads/toJson';
import { isConsentRefused, watchConsent } from '../../page/consent';
import { pageUrl, withoutPrefill } from '../../page/pageUrl';
import { safeDocument } from '../../page/safeDocument';
import { attempt } from '../../page/storage';

let isRecorded = false;
/** The attribution of this page alone, where storage is blocked. */
let unstored: Attribution | undefined;
/** Whether the page's consent is watched: from the first recording on. */
let isWatched = false;

/**
 * Records how the visitor came to this page, once, and again when the consent changes: where it is refused, nothing is
 * stored, and what was stored is removed. Never throws.
 */
export function recordPage(): void {
  if (!isWatched) {
    isWatched = true;
    watchConsent(recordPage);
  }
  if (isConsentRefused()) {
    attempt(() => localStorage.removeItem(ATTRIBUTION_KEY));
    unstored = undefined;
    isRecorded = false;
  } else if (!isRecorded) {
    isRecorded = true;
    const now = Date.now();
    const before = read();
    const href = pageUrl();
    const page = withoutPrefill(before ? href : findLandingPage(href, safeDocument.referrer));
    const known = addTouch(before, readTouch(page, safeDocument.referrer, now), now);
    const isStored = attempt(() => {
      localStorage.setItem(ATTRIBUTION_KEY, toJson(known));
      return true;
    });
    unstored = isStored ? undefined : known;
  }
}

/** First and last touch, for a lead; undefined without consent, or after `BioSystem.forget()`. */
export function readAttribution(): Attribution | undefined {
  recordPage();
  return isConsentRefused() ? undefined : (read() ?? unstored);
}

/** This page is not recorded again, and its leads carry no attribution. */
export function forgetAttribution(): void {
  isRecorded = true;
  unstored = undefined;
}

const read = (): Attribution | undefined =>
  attempt(() => parseAttribution(localStorage.getItem(ATTRIBUTION_KEY)));
