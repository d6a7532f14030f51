import type { PriceRange } from './range';

/** How amounts are written. Neither ever throws: a bad `locale` counts as `en`, a bad `currency` as `USD`. */
export interface MoneyStyle {
  /** ISO 4217 code, such as `EUR`. */
  currency: string;
  /** BCP 47 tag, such as `en` or `pt-BR`. */
  locale: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

function createFormatter({ currency, locale }: MoneyStyle): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat([locale, 'en'], {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      maximumFractionDigits: 6, // a unit price may be a fraction of a cent: $0.085 per square foot
    });
  } catch {
    // Intl does not say which of the two is bad; the currency is given up last, for it changes what the amount means.
    return createFormatter(locale === 'en' ? { currency: 'USD', locale } : { currency, locale: 'en' });
  }
}

function formatterFor(style: MoneyStyle): Intl.NumberFormat {
  const key = `${style.currency} ${style.locale}`;
  const formatter = formatters.get(key) ?? createFormatter(style);
  formatters.set(key, formatter);
  return formatter;
}

/** @returns `$1,495` for whole amounts, `$402.50` where there are cents. */
export function formatMoney(amount: number, style: MoneyStyle): string {
  return formatWholeDollars(amount, style) ?? formatterFor(style).format(amount);
}

/**
 * Whole dollars as English writes them: the first formatter of a page costs a slow phone 60 ms, which all prices of the
 * built-in offer spare.
 * @returns undefined for all else.
 */
function formatWholeDollars(amount: number, { currency, locale }: MoneyStyle): string | undefined {
  const isPlain = Number.isSafeInteger(amount) && amount >= 0;
  if (!isPlain || currency !== 'USD' || !/^en(?:-US)?$/.test(locale)) return undefined;
  return `$${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}

/** A range as the content holds it: `openEnded` means that it may cost more. */
export interface ShownRange extends PriceRange {
  readonly openEnded?: boolean | undefined;
}

/**
 * @returns `$275–$975`; `275–975 €` where the locale puts the sign last; one amount where both ends are the same;
 *   with a plus behind it if `openEnded`: `$495–$1,495+`.
 */
export function formatRange({ min, max, openEnded }: ShownRange, style: MoneyStyle): string {
  const plus = openEnded ? '+' : '';
  const to = formatMoney(max, style) + plus;
  return min === max ? to : `${formatStart(min, style)}–${to}`;
}

/** The lower end, without the sign if it comes last: the upper end has it. */
function formatStart(amount: number, style: MoneyStyle): string {
  const dollars = formatWholeDollars(amount, style);
  if (dollars) return dollars;
  const parts = formatterFor(style).formatToParts(amount);
  const signLast = parts.at(-1)?.type === 'currency';
  const shown = signLast ? parts.filter(({ type }) => type !== 'currency') : parts;
  return shown
    .map(({ value }) => value)
    .join('')
    .trim();
}
