import type { Attribution, Touch } from './schema';

/** What is kept on the device has this name in `localStorage`. */
export const ATTRIBUTION_KEY = 'bio:attribution';

/** Milliseconds that a touch is kept: 90 days. */
export const KEPT_FOR = 90 * 24 * 60 * 60 * 1000;

/** What advertisements and newsletters put into an address: one click each. */
const CAMPAIGN = /^(utm_\w{1,40}|gclid|gbraid|wbraid|fbclid|msclkid)$/;
/** Tags of one touch at most; who writes more of them into a link wants something else. */
const MAX_TAGS = 20;
const MAX_VALUE = 500;
const MAX_LINK = 2000;

/** A touch as it is kept: with its moment. */
type Kept = Touch & { at: string };

/**
 * What the address and the referrer of one page tell of how the visitor came. A page of the same site is no referrer.
 * Tags are cut at 500 characters, addresses at 2,000.
 * @param at the moment, in milliseconds since 1970.
 */
export function readTouch(page: string, referrer: string, at: number): Kept {
  const address = new URL(page);
  const touch: Record<string, string> = {};
  for (const [name, value] of address.searchParams) if (value) touch[name] = value;
  if (!isOwn(referrer, address)) touch['referrer'] = referrer;
  return { ...pick(touch), landingPage: page.slice(0, MAX_LINK), at: new Date(at).toISOString() };
}

/**
 * The page that somebody came to first of whom nothing is known yet. A first page that tells nothing, without tags and
 * without a referrer, is not taken note of until the next one names it.
 */
export function firstPage(page: string, referrer: string): string {
  const isNext = referrer !== '' && isOwn(referrer, new URL(page)) && !saysSomething(readTouch(page, '', 0));
  return isNext ? referrer : page;
}

/** Whether a touch tells where the visitor came from, and not only where he is. */
export const saysSomething = (touch: Touch): boolean =>
  Object.keys(touch).some((name) => name === 'referrer' || CAMPAIGN.test(name));

/**
 * What is known of the way to this site after one more page. The first touch stays for 90 days, and the last one is
 * replaced by each that says something: a page opened from another one of the site, from a bookmark or by typing does not.
 * @param stored what was known before; a touch older than 90 days, or not from the past, counts as none.
 * @param now milliseconds since 1970.
 */
export function merge(stored: Attribution | undefined, touch: Kept, now: number): Attribution {
  const first = [stored?.first, stored?.last].find((known) => isFresh(known, now));
  if (!first) return { first: touch, last: touch };
  const last = isFresh(stored?.last, now) ? stored?.last : first;
  return { first, last: saysSomething(touch) ? touch : last };
}

/** Reads back what was kept as JSON. Anybody on the page may have written there: whatever is no touch is left out. */
export function parseAttribution(text: string | null): Attribution | undefined {
  try {
    const { first, last } = JSON.parse(text ?? '') as Record<'first' | 'last', unknown>;
    return { first: parseTouch(first), last: parseTouch(last) };
  } catch {
    return undefined;
  }
}

function parseTouch(value: unknown): Touch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = value as Record<string, unknown>;
  const at = new Date(String(kept['at']));
  if (Number.isNaN(at.getTime())) return undefined;
  const landingPage = kept['landingPage'];
  return {
    ...pick(kept),
    ...(typeof landingPage === 'string' && { landingPage: landingPage.slice(0, MAX_LINK) }),
    at: at.toISOString(),
  };
}

/** The tags and the referrer among some values. */
function pick(values: Readonly<Record<string, unknown>>): Touch {
  const touch: Record<string, string> = {};
  const tags = Object.keys(values).filter((name) => CAMPAIGN.test(name));
  for (const name of tags.slice(0, MAX_TAGS)) touch[name] = String(values[name]).slice(0, MAX_VALUE);
  const { referrer } = values;
  if (typeof referrer === 'string' && referrer) touch['referrer'] = referrer.slice(0, MAX_LINK);
  return touch;
}

const isFresh = (touch: Touch | undefined, now: number): boolean => {
  const age = now - Date.parse(touch?.at ?? '');
  return age >= 0 && age < KEPT_FOR;
};

function isOwn(referrer: string, page: URL): boolean {
  try {
    return new URL(referrer).host === page.host;
  } catch {
    return true; // none, or none that names a site
  }
}
