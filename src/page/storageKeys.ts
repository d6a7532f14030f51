import type { Lead } from '../domain/leadSchema';
import type { Booking } from '../leads/booking';
import { nearestSetting } from './nearestSetting';
import { safeDocument } from './safeDocument';
import { attempt } from './storage';

/** Everything that widgets store in the site's `localStorage` and `sessionStorage` begins with this. */
export const STORAGE_PREFIX = 'bio:';

/** Drafts of all elements of one tag have keys that begin with this. */
export const draftPrefix = (tag: string): string => `${STORAGE_PREFIX}${tag}:`;

/**
 * The same of one element. An overlay's draft is shared by all pages of a site; other drafts belong to their page, which may
 * exist in several languages.
 * @throws for an element outside of the document.
 */
export function elementDraftPrefix(element: Element, isOverlay: boolean): string {
  if (!element.isConnected) throw new Error('An element outside of the document has no scope.');
  const around = element.getRootNode();
  const root = around instanceof ShadowRoot ? around : safeDocument;
  // A colon ends the scope in a key.
  const name =
    element.id.replaceAll(':', '%3A') || [...root.querySelectorAll(element.localName)].indexOf(element);
  return isOverlay ? `${draftPrefix(element.localName)}#${name}:` : `${pageDraftPrefix(element)}${name}:`;
}

/** The same of all elements of its tag that belong to this page. */
const pageDraftPrefix = (element: Element): string =>
  `${draftPrefix(element.localName)}${pathBelowBase(element)}#`;

/** Whether an element of its tag has a draft on this page. */
export const hasPageDraft = (element: Element): boolean =>
  attempt(() => {
    const prefix = pageDraftPrefix(element);
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
  }) ?? false;

/** The page's path below the `base` of an element: the same in each language of the site. */
function pathBelowBase(element: Element): string {
  const { pathname } = location;
  const setting = nearestSetting(element, 'base');
  const base = typeof setting === 'string' ? setting.replace(/\/$/, '') : '';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

/** What became of the latest leads that were queued, in `localStorage`, as JSON. */
export const OUTCOMES_KEY = `${STORAGE_PREFIX}outcomes`;

/** An entry of that list. */
export interface StoredOutcome {
  readonly id: string;
  readonly kind: Lead['kind'];
  readonly status: 'delivered' | 'failed';
  /** The lead's own timestamp, ISO 8601. */
  readonly timestamp: string;
  /** The endpoint says that it mails the estimate to the visitor. */
  readonly estimateMailed?: true;
  /** The time that the endpoint has booked with it. */
  readonly booking?: Booking;
  /** Whether the visitor has seen it. */
  readonly told: boolean;
}

/** Services that a visitor asked to have scheduled before a form was there to list them; kept for the browser session. */
export const REQUESTED_SERVICES_KEY = `${STORAGE_PREFIX}schedule`;

/** A time that a visitor chose in `<bio-slots>` before a contact form was there; kept for the browser session. */
export const CHOSEN_TIME_KEY = `${STORAGE_PREFIX}time`;

/** A time that is chosen in a form has a key of this and the form's prefix of drafts. */
export const TIME_PREFIX = `${CHOSEN_TIME_KEY}:`;
