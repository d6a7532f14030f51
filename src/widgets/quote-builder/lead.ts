import type { LeadDraft } from '../../element/spec';
import { quoteTotal } from '../../pricing/quote';
import type { QuoteFields } from './fields';
import type { Item } from './offer';

/** A quote's lead; `signatureImage` is the drawn signature beside the typed one, a PNG as `data:` address. */
export type QuoteDraft = Extract<LeadDraft, { kind: 'quote' }> & { signatureImage?: string };

interface SignedQuote {
  id: string;
  fields: QuoteFields;
  /** Those that are checked. */
  items: readonly Item[];
  drawing: string | undefined;
}

/** The lead of a quote that is approved and signed. */
export function quoteLead({ id, fields, items, drawing }: SignedQuote): QuoteDraft {
  const { min, max } = quoteTotal(items);
  return {
    id,
    kind: 'quote',
    source: 'Quote Builder',
    ...fields,
    approved: true,
    items: items.map((item) => ({
      id: item.id,
      name: item.name,
      minPrice: item.price.min,
      maxPrice: item.price.max,
    })),
    total: { min, max },
    ...(drawing !== undefined && { signatureImage: drawing }),
  };
}

/** What people call a quote by: `Q-1A2B3C4D`, the beginning of its lead's id. */
export const quoteNumber = (leadId: string): string => `Q-${leadId.slice(0, 8).toUpperCase()}`;
