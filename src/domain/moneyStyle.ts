import type { MoneyStyle } from './money';

const primary = (tag: string) => tag.toLowerCase().replace(/-.*/s, '');

/** The locale of dates and times in texts of a language: the firm's, where it is one of that language. */
export const localeOf = ({ currency, locale }: MoneyStyle, lang: string): string =>
  moneyStyle({ currency, locale: primary(locale) === primary(lang) ? locale : '' }, lang).locale;

/**
 * How a firm's amounts are written, and all numbers beside them.
 * @param facts its `locale` is empty where the firm names none.
 * @param lang of the texts. Spanish beside US dollars is written as in the United States, `$1,495`: other Spanish would
 *   make it `1495 US$` or `USD 1,495`.
 */
export const moneyStyle = ({ currency, locale }: MoneyStyle, lang: string): MoneyStyle => ({
  currency,
  locale: locale || (currency === 'USD' && /^es\b/i.test(lang) ? 'es-US' : lang),
});
