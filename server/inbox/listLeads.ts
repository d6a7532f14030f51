import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { numberToCall } from '../../src/domain/contactLinks';
import { currencies } from '../../src/domain/currencies';
import { leadKinds } from '../../src/domain/leadKinds';
import { type LeadState, leadStates } from '../../src/domain/leadStates';
import type { MoneyStyle } from '../../src/domain/money';
import { wordFields } from '../../src/domain/peopleTable';
import { isOpenSeen, isPriceRange, type PriceRange, rangeSeen } from '../../src/domain/priceRange';
import { choicesIn } from '../leads/choices';
import { objectOf, parseBody, personField, textAt } from '../leads/fields';
import { contactOf } from '../notify/contact';
import type { MailStyle } from '../notify/messages';
import { photoNamesIn } from '../photos/photo';
import type { LeadFilter } from '../privacy/leadFilter';
import { type Tables } from '../storage/tables';
import { dueAt, isUnread, toCall, toCallLater, waitingSince } from './callNext';
import { bySearch, countOthers, type Person, phoneOf, searchWords } from './search';

const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
  v.transform((date) => date.toISOString()),
);

/** What a list is filtered by, as the parameters of its address have it. */
export const filterSchema = v.object({
  q: v.optional(v.string(), ''),
  kind: v.optional(v.picklist(leadKinds)),
  firm: v.optional(v.string()),
  state: v.optional(v.picklist(leadStates)),
  /** Who is to be called now, in the order in which it is due; or who was put off. */
  call: v.optional(v.picklist(['now', 'later'])),
  /** Only those that whoever asks takes care of. */
  care: v.optional(v.picklist(['mine'])),
  /** Leads that look like a robot's: left out, alone, or among the others. */
  suspect: v.optional(v.picklist(['no', 'only', 'all']), 'no'),
  from: v.optional(instant),
  /** Not included. */
  to: v.optional(instant),
});
export type ListFilter = v.InferOutput<typeof filterSchema>;

/** @param account who asks */
export const toLeadFilter =
  (
    { q, kind, firm, state, call, care, suspect, from, to }: ListFilter,
    now: Date,
    account = '',
  ): LeadFilter =>
  (leads) =>
    leads.and([
      ...(call === undefined ? [] : [(call === 'now' ? toCall : toCallLater)(now)(leads)]),
      ...(care === undefined ? [] : [caredForBy(account)(leads)]),
      ...(firm === undefined ? [] : [leads('leads.firm', '=', firm)]),
      ...(kind ? [leads('leads.kind', '=', kind)] : []),
      ...(state ? [leads('leads.state', '=', state)] : []),
      ...(suspect === 'all' ? [] : [leads('leads.suspect', suspect === 'only' ? 'is not' : 'is', null)]),
      ...(from ? [leads('leads.received_at', '>=', from)] : []),
      ...(to ? [leads('leads.received_at', '<', to)] : []),
      ...(searchWords(q).length > 0 ? [bySearch(q)(leads)] : []),
    ]);

/** Leads that an account takes care of. */
export const caredForBy =
  (account: string): LeadFilter =>
  (leads) =>
    leads('leads.assignee', '=', account);

/** A lead as a list shows it. */
export interface LeadSummary extends Person {
  id: string;
  kind: string;
  receivedAt: string;
  updatedAt: string;
  firm: string;
  state: LeadState;
  /** Why it may be spam. */
  suspect?: string;
  /** Not sent: only the part that was typed. */
  partial?: true;
  /** Nobody of the firm has opened it. */
  unread?: true;
  /** When an answer is due: as the firm has promised, or until when it was put off. */
  dueAt?: string;
  /** Until when it was put off. */
  snoozedUntil?: string;
  /** The account that takes care of it. */
  assignee?: string;
  name: string;
  /** The number to call, as a link has it; missing where there is none. */
  call?: string;
  address: string;
  /** What it is about, by names. */
  subjects: string[];
  /** The beginning of what the visitor wrote in their own words; empty for nothing. */
  words: string;
  /** What the visitor saw, in a currency by ISO 4217; `from`: only the least. The locale is the firm's, where it names one. */
  price?: PriceRange & { from?: true; currency: string; locale?: string };
  photos: number;
  /** Other leads of the same person. */
  others: number;
}

export interface LeadPage {
  leads: LeadSummary[];
  /** Where the next page begins; missing on the last one. */
  next?: string;
}

const pageSize = 40;

interface ListOptions {
  filter: LeadFilter;
  /** @default 'newest' */
  order?: 'newest' | 'due';
  /** What the page before gave as `next`. */
  after?: string | undefined;
  /** How a firm writes, by its id. */
  styleOf: (firm: string) => MailStyle;
  now: Date;
}

/** A page of leads: the newest first, or those first that wait for longest. */
export async function listLeads(
  db: Kysely<Tables>,
  { filter, order = 'newest', after = '', styleOf, now }: ListOptions,
): Promise<LeadPage> {
  const [time, id] = after.split('_');
  const isByDue = order === 'due';
  const key = isByDue ? waitingSince : sql<string>`leads.received_at`;
  const direction = isByDue ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where(filter)
    .$if(time !== undefined && id !== undefined, (query) =>
      query.where(sql<boolean>`(${key}, leads.id) ${isByDue ? sql.raw('>') : sql.raw('<')} (${time}, ${id})`),
    )
    .orderBy(key, direction)
    .orderBy('leads.id', direction)
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const leads = shown.map((row): Omit<LeadSummary, 'others'> => {
    const lead = parseBody(row.body) ?? {};
    const style = styleOf(row.firm);
    const due = isByDue ? dueAt(row, style.answerWithin) : undefined;
    return {
      id: row.id,
      kind: row.kind,
      receivedAt: row.received_at,
      updatedAt: row.updated_at,
      firm: row.firm,
      state: row.state,
      ...(isUnread(row, now) && { unread: true }),
      ...(due !== undefined && { dueAt: due }),
      ...(row.snoozed_until !== null && { snoozedUntil: row.snoozed_until }),
      ...(row.assignee !== null && { assignee: row.assignee }),
      ...(row.suspect !== null && { suspect: row.suspect }),
      ...(row.partial === 1 && { partial: true }),
      email: row.email ?? '',
      phone: phoneOf(lead),
      ...summaryOf(lead, style),
    };
  });
  const others = await countOthers(db, leads);
  const last = shown.at(-1);
  const lastKey = last && (isByDue ? (last.snoozed_until ?? last.received_at) : last.received_at);
  const listed = leads.map((lead, index) => ({ ...lead, others: others[index] ?? 0 }));
  // Who was promised a call at a time waits for longer than the promise to answer lets one think.
  if (isByDue)
    listed.sort((one, other) => (one.dueAt ?? one.receivedAt).localeCompare(other.dueAt ?? other.receivedAt));
  return {
    leads: listed,
    ...(rows.length > pageSize && last && { next: `${lastKey}_${last.id}` }),
  };
}

/** What a body says in a line or two. Nothing of it was checked where the lead is partial or old. */
export function summaryOf(lead: Record<string, unknown>, style: MailStyle) {
  const address = [lead['serviceAddress'], lead['address'], objectOf(lead['locationInfo'])['zip']].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const price = priceOf(lead, style);
  const call = numberToCall(personField(lead, 'phone'));
  return {
    name: contactOf(lead).name,
    address: typeof address === 'string' ? address.slice(0, 200) : '',
    subjects: subjectsOf(lead),
    words: wordsOf(lead).join(' ').replaceAll(/\s+/g, ' ').slice(0, 200),
    ...(call !== undefined && { call }),
    photos: photoNamesIn(lead).length,
    ...(price && { price }),
  };
}

/** What the visitor wrote in their own words: a text for each field. */
export const wordsOf = (lead: Record<string, unknown>): string[] =>
  wordFields.map((field) => textAt(lead, field)).filter((text) => text !== '');

/** Whether a field is one of those texts. */
export const isInWords = (lead: Record<string, unknown>, name: string): boolean =>
  wordFields.some((field) => field === name) && textAt(lead, name) !== '';

/** How a firm's amounts are written. A config that names no currency means dollars. */
export const moneyOf = ({ currency = 'USD', locale = '' }: MailStyle): MoneyStyle => ({ currency, locale });

/** What the visitor saw. */
export function priceOf(lead: Record<string, unknown>, style: MailStyle): LeadSummary['price'] {
  const { currency, locale } = moneyOf(style);
  const range = rangeSeen(lead);
  if (!isPriceRange(range)) return undefined;
  const { currency: named } = objectOf(lead['breakdown']);
  return {
    min: range.min,
    max: range.max,
    ...(isOpenSeen(lead) && { from: true }),
    currency: typeof named === 'string' && currencies.has(named) ? named : currency,
    ...(locale && { locale }),
  };
}

const maxSubjects = 12;

const subjectsOf = (lead: Record<string, unknown>): string[] =>
  choicesIn(lead)
    .slice(0, maxSubjects)
    .map((text) => text.slice(0, 100));
