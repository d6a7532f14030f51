import type { leadLimits } from '../domain/limits';
import type { PrefillName } from './bioSystemApi';
import { safeDocument } from './safeDocument';

/** The address of the page that the visitor is on. In the frame of `/embed/` that is the page around it, which it writes there. */
export const pageUrl = (): string => safeDocument.documentElement.dataset['bioPage'] ?? location.href;

/**
 * What a page may know of its visitors and fill in for them, with the longest value of each in UTF-16 units: at most what a
 * lead holds, so that a field that was filled in shows no error. A longer one is not taken.
 */
export const prefillLimits = {
  name: 200,
  firstName: 99,
  lastName: 100,
  email: 254,
  phone: 60,
  address: 500,
  zip: 20,
} as const satisfies Record<PrefillName, number> &
  // The same figures, without bringing all limits to a page that only counts visits.
  Pick<typeof leadLimits, 'name' | 'email' | 'phone' | 'address'>;

export const prefillNames = Object.keys(prefillLimits) as PrefillName[];

/** Whether the page lets its URL fill in fields: by `<html data-prefill-query>`. */
const isQueryAllowed = (): boolean => safeDocument.documentElement.matches('[data-prefill-query]');

/** The query parameters of the page's URL that fill in fields; none where the page does not allow it. */
export const prefillQuery = (): URLSearchParams =>
  new URLSearchParams(isQueryAllowed() ? location.search : '');

/** The page's URL, or that of another page of the site, without the query parameters that fill in fields: they are personal data. */
export function withoutPrefill(href: string): string {
  if (!isQueryAllowed()) return href;
  const url = new URL(href);
  // Deleting one writes all others anew, so none is deleted that is not there.
  for (const name of prefillNames) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.href;
}
