/**
 * The first formatter of a page costs a slow phone 60 ms. English spares it where it has nothing to do: nothing to group, to
 * round or to sign.
 */
const PLAIN = /^\d{1,3}(\.\d{1,3})?$/;
/** With a decimal point: other countries' English may write a comma. */
const PLAIN_ENGLISH = /^en(-US)?$/i;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number as people of a language write it.
 * @param locale a BCP 47 tag; a bad one counts as `en`.
 */
export function formatNumber(value: number, locale: string): string {
  const plain = String(value);
  if (PLAIN.test(plain) && PLAIN_ENGLISH.test(locale)) return plain;
  const formatter = formatters.get(locale) ?? createFormatter(locale);
  formatters.set(locale, formatter);
  return formatter.format(value);
}

function createFormatter(locale: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat([locale, 'en']);
  } catch {
    return new Intl.NumberFormat('en');
  }
}
