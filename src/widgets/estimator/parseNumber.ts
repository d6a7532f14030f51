/**
 * Reads a number as people of a language write it: `1,200.5` in English, `1.200,5` in German.
 * @param locale a BCP 47 tag; a bad one counts as `en`.
 * @returns undefined for what is no number.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  const plain = text.replace(/\s/g, '').replaceAll(group, '').replace(decimal, '.');
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

function separatorsOf(locale: string): { group: string; decimal: string } {
  let format: Intl.NumberFormat;
  try {
    format = new Intl.NumberFormat([locale, 'en']);
  } catch {
    format = new Intl.NumberFormat('en');
  }
  const parts = format.formatToParts(1_234_567.5);
  const find = (type: 'group' | 'decimal', otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  return { group: find('group', ','), decimal: find('decimal', '.') };
}
