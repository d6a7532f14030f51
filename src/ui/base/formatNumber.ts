import { DEFAULT_LANGUAGE } from '../../page/language';

/**
 * Creating the first `Intl.NumberFormat` of a page takes 60 ms on a slow phone. Numbers of the United States
 * without grouping, rounding or sign do not need it.
 */
const PLAIN_NUMBER = /^\d{1,3}(\.\d{1,3})?$/;
/** Only these: the same languages in other countries may use a decimal comma. */
const PLAIN_LOCALE = /^(en|(en|es)-US)$/i;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number in the notation of a locale.
 * @param locale a BCP 47 tag; an invalid one counts as English.
 */
export function formatNumber(value: number, locale: string): string {
  const plain = String(value);
  if (PLAIN_NUMBER.test(plain) && PLAIN_LOCALE.test(locale)) return plain;
  const formatter = formatters.get(locale) ?? createFormatter(locale);
  formatters.set(locale, formatter);
  return formatter.format(value);
}

function createFormatter(locale: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat([locale, DEFAULT_LANGUAGE]);
  } catch {
    return new Intl.NumberFormat(DEFAULT_LANGUAGE);
  }
}
