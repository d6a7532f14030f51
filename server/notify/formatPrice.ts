import { currencies } from '../../src/domain/currencies';
import { fillText } from '../../src/domain/fillText';
import { amountDigits, formatMoney, formatRange } from '../../src/domain/money';
import {
  isOpenSeen,
  isPriceRange,
  type PriceRange,
  priceLimits,
  rangeSeen,
} from '../../src/domain/priceRange';
import { type OpenPrice, priceText } from '../../src/domain/priceText';
import { objectOf } from '../leads/fields';
import type { Wording } from './messages';

/** An amount as the page shows it: `$275`. @param currency ISO 4217; undefined for a number alone */
export const formatAmount = (amount: number, currency: string | undefined, { locale }: Wording): string =>
  currency === undefined
    ? amount.toLocaleString(locale, amountDigits)
    : formatMoney(amount, { currency, locale });

/** `$275–$975`; one amount where both ends are equal. */
export function formatPrice(
  { min, max }: PriceRange,
  currency: string | undefined,
  wording: Wording,
): string {
  if (currency !== undefined) return formatRange({ min, max }, { currency, locale: wording.locale });
  const to = formatAmount(max, currency, wording);
  return min === max ? to : `${formatAmount(min, currency, wording)}–${to}`;
}

/** The same, `from $275`, or `on request`. */
export const formatOpenPrice = (price: OpenPrice, currency: string | undefined, wording: Wording): string =>
  priceText(
    price,
    { from: wording.messages.fromPrice, onRequest: wording.messages.onRequest },
    {
      amount: (amount) => formatAmount(amount, currency, wording),
      range: (range) => formatPrice(range, currency, wording),
    },
  );

/** The price that the visitor saw, in the currency in which they saw it; empty where the lead has none. */
export function priceSeen(lead: Record<string, unknown>, wording: Wording): string {
  const range = rangeSeen(lead);
  if (!isPriceRange(range)) return '';
  const { currency: named } = objectOf(lead['breakdown']);
  const currency =
    typeof named === 'string' && currencies.has(named) ? named : (wording.style.currency ?? 'USD');
  const { min, max } = range;
  return formatOpenPrice({ min, max, from: isOpenSeen(lead) }, currency, wording);
}

/** The range that the visitor saw, as a sentence; empty where the lead has none that is a price. */
export function priceRange(lead: Record<string, unknown>, wording: Wording): string {
  const range = rangeSeen(lead);
  if (!isPriceRange(range, priceLimits.range)) return '';
  const { min, max } = range;
  const price = formatOpenPrice({ min, max, from: isOpenSeen(lead) }, wording.style.currency, wording);
  return fillText(wording.messages.priceRange, { price });
}
