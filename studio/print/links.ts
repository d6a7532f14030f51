/** Links that tell where a visitor came from: the inbox counts their leads by source and campaign. */

/** Where a link stands, by the name that leads bear: the contact form offers some of them as an answer, too. */
export const places = {
  'Door Hanger': 'print',
  Flyer: 'print',
  'Yard Sign': 'print',
  Van: 'print',
  'Business Card': 'print',
  Newsletter: 'email',
  Facebook: 'social',
  Nextdoor: 'social',
  Referral: 'referral',
} as const;
export type PlaceName = keyof typeof places;

interface LinkOptions {
  /** Address of the page, as it was typed. */
  page: string;
  place: PlaceName;
  /** Such as "Spring 2027"; empty for none. */
  campaign: string;
}

/** The page's address with its parameters; undefined for what is no address of a web page. */
export function makeLink({ page, place, campaign }: LinkOptions): string | undefined {
  const url = parsePage(page);
  if (!url) return undefined;
  url.searchParams.set('utm_source', place);
  url.searchParams.set('utm_medium', places[place]);
  if (campaign.trim()) url.searchParams.set('utm_campaign', campaign.trim());
  else url.searchParams.delete('utm_campaign');
  return url.href;
}

function parsePage(typed: string): URL | undefined {
  const text = typed.trim();
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    // A word alone is a host, too, but none of the web; and what stands before an @ is no page's.
    const isOfWeb = url.hostname.includes('.') || url.hostname === 'localhost';
    return isOfWeb && url.username === '' ? url : undefined;
  } catch {
    return undefined;
  }
}
