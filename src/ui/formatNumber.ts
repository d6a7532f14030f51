const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number as people of a language write it.
 * @param locale a BCP 47 tag; a bad one counts as `en`.
 */
export function formatNumber(value: number, locale: string): string {
  // The first formatter of a page costs a slow phone 60 ms: English spares it as long as nothing is to be grouped.
  if (Number.isInteger(value) && value >= 0 && value < 1_000 && /^en\b/i.test(locale)) return String(value);
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
