import { DEFAULT_LANGUAGE } from '../../../page/language';

/**
 * Reads a number as people of a language write it: `1,200.5` in English, `1.200,5` in German. Thousands may be grouped,
 * anything else may not: with `12,5` read as 125, a price would be ten times too high.
 * @param locale a BCP 47 tag; a bad one counts as `en`.
 * @returns undefined for what is no number.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const english = englishCharacters(locale);
  const number = text
    .replace(/\s/g, '')
    .replace(/./gu, (character) => english.get(character) ?? character)
    // In no language do one or two digits follow the thousands separator: it was meant as the decimal separator.
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const isNumber = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/.test(number);
  return isNumber ? Number(number.replaceAll(',', '')) : undefined;
}

/** By locale: making them takes far longer than reading a number. */
const knownCharacters = new Map<string, Map<string, string>>();

/** What English writes for each digit and separator of a language. */
function englishCharacters(locale: string): Map<string, string> {
  const characters = knownCharacters.get(locale) ?? findEnglishCharacters(locale);
  knownCharacters.set(locale, characters);
  return characters;
}

function findEnglishCharacters(locale: string): Map<string, string> {
  let format: Intl.NumberFormat;
  try {
    format = new Intl.NumberFormat([locale, DEFAULT_LANGUAGE]);
  } catch {
    format = new Intl.NumberFormat(DEFAULT_LANGUAGE);
  }
  const parts = format.formatToParts(1_234_567.5);
  const find = (type: 'group' | 'decimal', otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  const group = find('group', ',');
  const decimal = find('decimal', '.');

  const characters = new Map(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [format.format(digit), String(digit)]),
  );
  // Keyboards have no typographic apostrophe, and languages that group by spaces in print group by points when typed.
  if (/['’]/.test(group)) characters.set("'", ',').set('’', ',');
  if (/\s/.test(group)) characters.set('.', ',');
  return characters.set(group, ',').set(decimal, '.');
}
