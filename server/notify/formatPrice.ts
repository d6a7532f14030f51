import { fillText } from '../../src/domain/fillText';
import type { PriceRange } from '../../src/pricing/range';
import { type Wording } from './messages';

const formatters = new Map<string, Intl.NumberFormat>();

/** @param currency ISO 4217; undefined for a number alone */
function formatterFor(currency: string | undefined, locale: string): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      ...(currency && { style: 'currency', currency, currencyDisplay: 'name' }),
      trailingZeroDisplay: 'stripIfInteger',
      maximumFractionDigits: 6, // a unit price may be a fraction of a cent
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
  const number = formatterFor(currency, wording.locale)
    .formatToParts(min)
    .filter(({ type }) => type !== 'currency')
    .map(({ value }) => value)
    .join('')
    .trim();
  return fillText(wording.messages.range, { from: number, to });
}
