import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { currencies } from '../../src/domain/currencies';
import { leadKinds } from '../../src/domain/leadKinds';
import { type LeadState, leadStates } from '../../src/domain/leadStates';
import { isOpenSeen, isPriceRange, type PriceRange, rangeSeen } from '../../src/domain/priceRange';
import { choicesIn } from '../leads/choices';
import { objectOf, parseBody } from '../leads/fields';
import { contactOf } from '../notify/contact';
import { photoNamesIn } from '../photos/photo';
import type { LeadFilter } from '../privacy/leadFilter';
import { type Tables } from '../storage/tables';
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
  /** Leads that look like a robot's: left out, alone, or among the others. */
  suspect: v.optional(v.picklist(['no', 'only', 'all']), 'no'),
  from: v.optional(instant),
  /** Not included. */
  to: v.optional(instant),
});
export type ListFilter = v.InferOutput<typeof filterSchema>;

export const toLeadFilter =
  ({ q, kind, firm, state, suspect, from, to }: ListFilter): LeadFilter =>
  (leads) =>
    leads.and([
      ...(firm === undefined ? [] : [leads('leads.firm', '=', firm)]),
      ...(kind ? [leads('leads.kind', '=', kind)] : []),
      ...(state ? [leads('leads.state', '=', state)] : []),
      ...(suspect === 'all' ? [] : [leads('leads.suspect', suspect === 'only' ? 'is not' : 'is', null)]),
      ...(from ? [leads('leads.received_at', '>=', from)] : []),
      ...(to ? [leads('leads.received_at', '<', to)] : []),
      ...(searchWords(q).length > 0 ? [bySearch(q)(leads)] : []),
    ]);

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
  name: string;
  address: string;
  /** What it is about, by names. */
  subjects: string[];
  /** What the visitor saw, in a currency by ISO 4217; `from`: only the least. */
  price?: PriceRange & { from?: true; currency: string };
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
  /** What the page before gave as `next`. */
  after?: string | undefined;
  /** The currency of a firm, for leads that name none. */
  currencyOf: (firm: string) => string;
}

/** A page of leads, newest first. */
export async function listLeads(
  db: Kysely<Tables>,
  { filter, after = '', currencyOf }: ListOptions,
): Promise<LeadPage> {
  const [receivedAt, id] = after.split('_');
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where(filter)
    .$if(receivedAt !== undefined && id !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('received_at', 'id'), '<', eb.tuple(receivedAt ?? '', id ?? ''))),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const leads = shown.map((row): Omit<LeadSummary, 'others'> => {
    const lead = parseBody(row.body) ?? {};
    return {
      id: row.id,
      kind: row.kind,
      receivedAt: row.received_at,
      updatedAt: row.updated_at,
      firm: row.firm,
      state: row.state,
      ...(row.suspect !== null && { suspect: row.suspect }),
      ...(row.partial === 1 && { partial: true }),
      email: row.email ?? '',
      phone: phoneOf(lead),
      ...summaryOf(lead, currencyOf(row.firm)),
    };
  });
  const others = await countOthers(db, leads);
  const last = shown.at(-1);
  return {
    leads: leads.map((lead, index) => ({ ...lead, others: others[index] ?? 0 })),
    ...(rows.length > pageSize && last && { next: `${last.received_at}_${last.id}` }),
  };
}

/** What a body says in a line or two. Nothing of it was checked where the lead is partial or old. */
function summaryOf(lead: Record<string, unknown>, currency: string) {
  const address = [lead['serviceAddress'], lead['address'], objectOf(lead['locationInfo'])['zip']].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const price = priceOf(lead, currency);
  return {
    name: contactOf(lead).name,
    address: typeof address === 'string' ? address.slice(0, 200) : '',
    subjects: subjectsOf(lead),
    photos: photoNamesIn(lead).length,
    ...(price && { price }),
  };
}

/** What the visitor saw. @param currency for leads that name none */
export function priceOf(lead: Record<string, unknown>, currency: string): LeadSummary['price'] {
  const range = rangeSeen(lead);
  if (!isPriceRange(range)) return undefined;
  const { currency: named } = objectOf(lead['breakdown']);
  return {
    min: range.min,
    max: range.max,
    ...(isOpenSeen(lead) && { from: true }),
    currency: typeof named === 'string' && currencies.has(named) ? named : currency,
  };
}

const maxSubjects = 12;

const subjectsOf = (lead: Record<string, unknown>): string[] =>
  choicesIn(lead)
    .slice(0, maxSubjects)
    .map((text) => text.slice(0, 100));
