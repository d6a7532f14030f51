import type { FieldChanges } from '../../domain/formFields';
import type { LeadAnswer } from '../../domain/leadSchema';
import type { LeadInput } from '../../element/spec';
import { formOfLead, sentFields } from '../../forms/ownFields';
import { isOpenQuote, quoteTotal } from '../../pricing/quote';
import { type FixedField, type QuoteFields, quoteFields } from './fields';
import type { Item } from './offer';

/** A quote's lead; `signatureImage` is the drawn signature beside the typed one, a PNG as `data:` URL. */
export type QuoteLead = Extract<LeadInput, { kind: 'quote' }> & { signatureImage?: string };

/** A quote as it is printed. */
export interface PrintedQuote {
  lead: QuoteLead;
  /** Of the form. */
  fields: Readonly<Record<string, string>>;
  /** When it was sent, or else printed, in ISO 8601. */
  at: string;
  /** Before that, nothing is signed, whatever was typed. */
  isSent: boolean;
}

interface SignedQuote {
  id: string;
  fields: QuoteFields;
  /** The firm's, to the fields. */
  changes?: FieldChanges<FixedField>;
  /** The selected ones. */
  items: readonly Item[];
  drawing: string | undefined;
  /** To the firm's own questions. */
  answers?: LeadAnswer[];
}

/** The lead of a quote that is approved and signed. */
export function quoteLead({ id, fields, changes = {}, items, drawing, answers }: SignedQuote): QuoteLead {
  const { min, max } = quoteTotal(items);
  return {
    id,
    kind: 'quote',
    source: 'Quote Builder',
    ...sentFields<FixedField>(fields, quoteFields, changes),
    ...formOfLead<FixedField>(quoteFields, changes),
    ...(answers && { answers }),
    approved: true,
    items: items.map((item) => ({
      id: item.id,
      name: item.name,
      minPrice: item.price.min,
      maxPrice: item.price.max,
      ...(item.monthly && { monthly: true }),
      ...(item.price.unit && { unit: item.price.unit }),
      ...(item.price.from && { from: true }),
      ...(item.price.openEnded && { openEnded: true }),
    })),
    total: { min, max, ...(isOpenQuote(items) && { from: true }) },
    ...(drawing !== undefined && { signatureImage: drawing }),
  };
}

/** A quote's number, such as `Q-1A2B3C4D`: the beginning of its lead's id. */
export const quoteNumber = (leadId: string): string => `Q-${leadId.slice(0, 8).toUpperCase()}`;

/** The items of a quote that was sent. */
export const pricedItems = ({ items }: QuoteLead) =>
  items.map(({ minPrice, maxPrice, unit, from, openEnded, ...item }) => ({
    ...item,
    price: { min: minPrice, max: maxPrice, unit, from, openEnded },
  }));
