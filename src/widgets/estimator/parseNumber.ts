/**
 * Reads a number as people of a language write it: `1,200.5` in English, `1.200,5` in German. Thousands may be grouped,
 * anything else may not: with `12,5` read as 125, a price would be ten times too high.
 * @param locale a BCP 47 tag; a bad one counts as `en`.
 * @returns undefined for what is no number.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const signs = signsOf(locale);
  const english = Array.from(text.replace(/\s/g, ''), (sign) => signs.get(sign) ?? sign)
    .join('')
    // Nowhere do one or two digits follow the sign of the thousands: it was meant as the decimal sign.
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const isNumber = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/.test(english);
  return isNumber ? Number(english.replaceAll(',', '')) : undefined;
}

/** What stands in English for a sign of this language. */
function signsOf(locale: string): Map<string, string> {
  let format: Intl.NumberFormat;
  try {
    format = new Intl.NumberFormat([locale, 'en']);
  } catch {
    format = new Intl.NumberFormat('en');
  }
  const parts = format.formatToParts(1_234_567.5);
  const find = (type: 'group' | 'decimal', otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  const group = find('group', ',');
  const decimal = find('decimal', '.');

  const signs = new Map(Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)]));
  // Keyboards have no typographic apostrophe, and who groups with blanks in print types points as well.
  if (/['’]/.test(group)) signs.set("'", ',').set('’', ',');
  if (/\s/.test(group)) signs.set('.', ',');
  return signs.set(group, ',').set(decimal, '.');
}
