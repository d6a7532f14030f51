import { fillText } from '../../src/domain/fillText';
import { amountDigits, joinParts } from '../../src/domain/money';
import { isPriceRange, type PriceRange, priceLimits, rangeSeen } from '../../src/domain/priceRange';
import { type OpenPrice, priceText } from '../../src/domain/priceText';
import type { Wording } from './messages';

const formatters = new Map<string, Intl.NumberFormat>();

/** @param currency ISO 4217; undefined for a number alone */
function formatterFor(currency: string | undefined, locale: string): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      ...(currency && { style: 'currency', currency, currencyDisplay: 'name' }),
      ...amountDigits,
    });
  formatters.set(key, formatter);
  return formatter;
}

/** An amount with the name of its currency: `275 US dollars`. @param currency ISO 4217; undefined for a number alone */
export const formatAmount = (amount: number, currency: string | undefined, { locale }: Wording): string =>
  formatterFor(currency, locale).format(amount);

/** `275 to 975 US dollars`; one amount where both ends are equal. */
export function formatPrice(
  { min, max }: PriceRange,
  currency: string | undefined,
  wording: Wording,
): string {
  const to = formatAmount(max, currency, wording);
  if (min === max) return to;
  const from = joinParts(formatterFor(currency, wording.locale).formatToParts(min), false);
  return fillText(wording.messages.range, { from, to });
}

/** The same, `from 275 US dollars`, or `on request`. */
export const formatOpenPrice = (price: OpenPrice, currency: string | undefined, wording: Wording): string =>
  priceText(
    price,
    { from: wording.messages.fromPrice, onRequest: wording.messages.onRequest },
    {
      amount: (amount) => formatAmount(amount, currency, wording),
      range: (range) => formatPrice(range, currency, wording),
    },
  );

/** The range that the visitor saw, as a sentence; empty where the lead has none that is a price. */
export function priceRange(lead: Record<string, unknown>, wording: Wording): string {
  const range = rangeSeen(lead);
  if (!isPriceRange(range, priceLimits.range)) return '';
  const price = formatPrice(range, wording.style.currency, wording);
  return fillText(wording.messages.priceRange, { price });
}
