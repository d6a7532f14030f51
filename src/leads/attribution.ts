/** First-touch and last-touch attribution of a visitor, as pure functions. */
import type { Attribution, Touch } from '../domain/leadSchema';
import { CAMPAIGN_TAG } from './campaignTag';

/** Key in `localStorage`. */
export const ATTRIBUTION_KEY = 'bio:attribution';

/** Milliseconds that a touch counts (the attribution window): 90 days. */
export const ATTRIBUTION_WINDOW = 90 * 24 * 60 * 60 * 1000;

/** A URL with more tags than this is no usual link: the rest is ignored. */
const MAX_TAGS = 20;
/** Longest tag and longest URL in UTF-16 code units; the rest is cut off. */
const MAX_TAG_LENGTH = 500;
const MAX_URL_LENGTH = 2000;

type TimedTouch = Touch & { at: string };

/**
 * The touch of one page: its campaign tags, its referrer and its URL. A page of the same site is no referrer.
 * @param referrer as `document.referrer`.
 * @param at milliseconds since 1970.
 */
export function readTouch(page: string, referrer: string, at: number): TimedTouch {
  const url = new URL(page);
  const values: Record<string, string> = {};
  for (const [name, value] of url.searchParams) if (value) values[name] = value;
  if (!isSameSite(referrer, url)) values['referrer'] = referrer;
  return {
    ...pickSource(values),
    landingPage: page.slice(0, MAX_URL_LENGTH),
    at: new Date(at).toISOString(),
  };
}

/**
 * The landing page of a visitor without stored attribution. A direct touch is stored with the second page only, which
 * knows the first as its referrer.
 */
export function findLandingPage(page: string, referrer: string): string {
  const isSecond = referrer !== '' && isSameSite(referrer, new URL(page)) && isDirect(readTouch(page, '', 0));
  return isSecond ? referrer : page;
}

/** Whether a touch names no source (no campaign tag, no referrer): a bookmark, a typed URL, a page of the same site. */
export const isDirect = (touch: Touch): boolean =>
  !Object.keys(touch).some((name) => name === 'referrer' || CAMPAIGN_TAG.test(name));

/**
 * Attribution after one more page: the first touch of the last 90 days, and the last touch that is not direct.
 * @param stored the attribution before; touches outside the window, or of the future, are ignored.
 * @param now milliseconds since 1970.
 */
export function addTouch(stored: Attribution | undefined, touch: TimedTouch, now: number): Attribution {
  const first = [stored?.first, stored?.last].find((known) => isInWindow(known, now));
  if (!first) return { first: touch, last: touch };
  const last = isInWindow(stored?.last, now) ? stored?.last : first;
  return { first, last: isDirect(touch) ? last : touch };
}

/** Parses stored attribution. Other scripts can write to the same storage: what is no touch is left out. */
export function parseAttribution(json: string | null): Attribution | undefined {
  try {
    const { first, last } = JSON.parse(json ?? '') as Record<'first' | 'last', unknown>;
    return { first: parseTouch(first), last: parseTouch(last) };
  } catch {
    return undefined;
  }
}

function parseTouch(value: unknown): Touch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const values = value as Record<string, unknown>;
  const at = new Date(String(values['at']));
  if (Number.isNaN(at.getTime())) return undefined;
  const landingPage = values['landingPage'];
  return {
    ...pickSource(values),
    ...(typeof landingPage === 'string' && { landingPage: landingPage.slice(0, MAX_URL_LENGTH) }),
    at: at.toISOString(),
  };
}

/** The campaign tags and the referrer among some values. */
function pickSource(values: Readonly<Record<string, unknown>>): Touch {
  const touch: Record<string, string> = {};
  const tags = Object.keys(values).filter((name) => CAMPAIGN_TAG.test(name));
  for (const name of tags.slice(0, MAX_TAGS)) touch[name] = String(values[name]).slice(0, MAX_TAG_LENGTH);
  const { referrer } = values;
  if (typeof referrer === 'string' && referrer) touch['referrer'] = referrer.slice(0, MAX_URL_LENGTH);
  return touch;
}

const isInWindow = (touch: Touch | undefined, now: number): boolean => {
  const age = now - Date.parse(touch?.at ?? '');
  return age >= 0 && age < ATTRIBUTION_WINDOW;
};

function isSameSite(referrer: string, page: URL): boolean {
  try {
    return new URL(referrer).host === page.host;
  } catch {
    return true; // no referrer, or one that names no site
  }
}
