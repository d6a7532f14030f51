import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { mailHref, mapHref, numberToCall } from '../../src/domain/contactLinks';
import { fillText } from '../../src/domain/fillText';
import type { Messages } from '../../src/languages/en/inbox';

/** Advertisements mark their links with one of these. */
const adTags: Readonly<Record<string, string>> = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  fbclid: 'Facebook',
  msclkid: 'Microsoft Ads',
};

const pageOf = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** One visit in plain words. Whatever a stranger's page made of it, it is text. */
export function touchInWords(touch: unknown, messages: Messages): string {
  const fields: Record<string, unknown> = typeof touch === 'object' && touch !== null ? { ...touch } : {};
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name].slice(0, 300) : '');
  const ad = Object.keys(adTags).find((name) => text(name) !== '');
  const referrer = text('referrer');
  const source =
    [text('utm_source'), text('utm_medium')].filter(Boolean).join(' / ') ||
    (ad && adTags[ad]) ||
    (referrer === '' ? '' : pageOf(referrer).replace(/\/.*/, ''));
  return [
    source === '' ? messages.foundDirect : fillText(messages.foundSource, { source }),
    ...(ad ? [messages.foundAd] : []),
    ...(text('utm_campaign') ? [fillText(messages.foundCampaign, { campaign: text('utm_campaign') })] : []),
    ...(text('utm_term') ? [fillText(messages.foundTerm, { term: text('utm_term') })] : []),
    ...(text('landingPage') ? [fillText(messages.foundLanding, { page: pageOf(text('landingPage')) })] : []),
  ].join(', ');
}

/** A field whose text is not the same in all versions, with its text in each. */
interface ChangedRow {
  field: string;
  texts: string[];
}

/** The fields that changed, in the order in which they first occur. */
export function changedRows(versions: LeadDetail['versions']): ChangedRow[] {
  const cells = versions.map((version) => new Map(version.cells));
  const fields = [...new Set(cells.flatMap((version) => [...version.keys()]))];
  return fields
    .map((field) => ({ field, texts: cells.map((version) => version.get(field) ?? '') }))
    .filter(({ texts }) => new Set(texts).size > 1);
}

/** Addresses that a press leads to. */
interface ContactHrefs {
  call?: string;
  text?: string;
  email?: string;
  map?: string;
}

export function contactHrefs({
  phone,
  email,
  address,
  consent,
}: Pick<LeadDetail, 'phone' | 'address'> & Partial<Pick<LeadDetail, 'email' | 'consent'>>): ContactHrefs {
  const number = numberToCall(phone);
  const map = mapHref(address);
  return {
    ...(number !== undefined && { call: `tel:${number}` }),
    // Who did not agree to be texted is not.
    ...(number !== undefined && consent?.sms !== false && { text: `sms:${number}` }),
    ...(email !== undefined && { email: mailHref(email) }),
    ...(map !== undefined && { map }),
  };
}
