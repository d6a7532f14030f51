import type { LeadSummary } from '../../server/inbox/listLeads';

/** A range of amounts, in the currency that the lead names. */
export function formatPrice(
  { min, max, currency = 'USD' }: NonNullable<LeadSummary['price']>,
  lang: string,
): string {
  try {
    const money = new Intl.NumberFormat(lang, { style: 'currency', currency, maximumFractionDigits: 0 });
    return min === max ? money.format(min) : money.formatRange(min, max);
  } catch {
    // No currency that exists, or a range that goes down: nothing of it was checked.
    return `${min.toLocaleString(lang)}–${max.toLocaleString(lang)}`;
  }
}
