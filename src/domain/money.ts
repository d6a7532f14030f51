import type { PriceRange } from './priceRange';

/** How amounts are formatted. An invalid `locale` counts as `en`, an invalid `currency` as `USD`; neither throws. */
export interface MoneyStyle {
  /** ISO 4217 code, such as `EUR`. */
  currency: string;
  /** BCP 47 tag, such as `en` or `pt-BR`. */
  locale: string;
}

/** The digits of an amount, wherever it is written: cents where there are any, and a unit price may be a fraction of a cent. */
export const amountDigits = { trailingZeroDisplay: 'stripIfInteger', maximumFractionDigits: 6 } as const;

const formatters = new Map<string, Intl.NumberFormat>();

function createFormatter({ currency, locale }: MoneyStyle): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat([locale, 'en'], {
      style: 'currency',
      currency,
      ...amountDigits,
    });
  } catch {
    // Intl does not tell which of the two is invalid; the currency is replaced last, because it changes the amount's meaning.
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
 * Whole US dollars as in the United States, without `Intl`: the first `Intl.NumberFormat` of a page takes 60 ms on a slow phone, and the
 * built-in prices need none.
 * @returns undefined for other amounts, currencies and locales.
 */
function formatWholeDollars(amount: number, { currency, locale }: MoneyStyle): string | undefined {
  const isWhole = Number.isSafeInteger(amount) && amount >= 0;
  if (!isWhole || currency !== 'USD' || !/^(?:en|(?:en|es)-US)$/.test(locale)) return undefined;
  return `$${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}

/** A price range as it is shown: `openEnded` means that the price may be above `max`. */
export interface ShownRange extends PriceRange {
  readonly openEnded?: boolean | undefined;
}

/**
 * @returns `$275–$975`; `275–975 €` where the locale puts the currency symbol last; one amount where both ends are equal;
 *   with a plus sign where `openEnded`: `$495–$1,495+`.
 */
export function formatRange({ min, max, openEnded }: ShownRange, style: MoneyStyle): string {
  const plus = openEnded ? '+' : '';
  const to = formatMoney(max, style) + plus;
  return min === max ? to : `${formatStart(min, style)}–${to}`;
}

/** The lower end, without a currency symbol that comes last: the upper end has it. */
function formatStart(amount: number, style: MoneyStyle): string {
  const dollars = formatWholeDollars(amount, style);
  if (dollars) return dollars;
  const parts = formatterFor(style).formatToParts(amount);
  return joinParts(parts, parts.at(-1)?.type !== 'currency');
}

/** The text of an amount, perhaps without its currency, which is said elsewhere then. */
export const joinParts = (parts: readonly Intl.NumberFormatPart[], withCurrency: boolean): string =>
  parts
    .filter(({ type }) => withCurrency || type !== 'currency')
    .map(({ value }) => value)
    .join('')
    .trim();
