import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import {
  mailHref,
  mapHref,
  numberToCall,
  writtenMailHref,
  writtenTextHref,
} from '../../src/domain/contactLinks';
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

/** How somebody can be written to. */
type Reachable = Pick<LeadDetail, 'phone'> & Partial<Pick<LeadDetail, 'email' | 'consent'>>;

/** Who did not agree to be texted is not. */
const numberToText = ({ phone, consent }: Reachable): string | undefined =>
  consent?.sms === false ? undefined : numberToCall(phone);

export function contactHrefs(lead: Reachable & Pick<LeadDetail, 'address'>): ContactHrefs {
  const { phone, email, address } = lead;
  const number = numberToCall(phone);
  const textNumber = numberToText(lead);
  const map = mapHref(address);
  return {
    ...(number !== undefined && { call: `tel:${number}` }),
    ...(textNumber !== undefined && { text: `sms:${textNumber}` }),
    ...(email !== undefined && { email: mailHref(email) }),
    ...(map !== undefined && { map }),
  };
}

/** What is filled in where a short answer names it. */
export const placeholders = ['name', 'company', 'phone', 'need', 'price'] as const;

/** A short answer for one person. What the lead does not say stays as a placeholder. @param price in words */
export const filledReply = (
  text: string,
  { name, company, subjects }: Pick<LeadDetail, 'name' | 'company' | 'subjects'>,
  price: string | undefined,
): string =>
  fillText(text, {
    name: name || undefined,
    company: company.name || undefined,
    phone: company.phone || undefined,
    need: subjects.join(', ') || undefined,
    price,
  });

/** The placeholders that stand in a text. */
export const placeholdersIn = (text: string): string[] =>
  placeholders.map((name) => `{${name}}`).filter((placeholder) => text.includes(placeholder));

/** Links that begin an answer with a text in it: only those by which the person can be reached. */
export function replyHrefs(
  lead: Reachable & Pick<LeadDetail, 'company'>,
  text: string,
): Pick<ContactHrefs, 'email' | 'text'> {
  const number = numberToText(lead);
  return {
    ...(lead.email !== undefined && { email: writtenMailHref(lead.email, lead.company.name, text) }),
    ...(number !== undefined && { text: writtenTextHref(number, text) }),
  };
}
