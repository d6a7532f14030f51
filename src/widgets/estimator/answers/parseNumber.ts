import { withAsciiDigits } from '../../../domain/digits';
import { DEFAULT_LANGUAGE } from '../../../page/language';

/**
 * Reads a number as people of a language write it: `1,200.5` in English, `1.200,5` in German, with the digits of any script.
 * Thousands may be grouped, anything else may not: with `12,5` read as 125, a price would be ten times too high.
 * @param locale a BCP 47 tag; a bad one counts as `en`.
 * @param unit what is counted, which may follow the number. A number with another unit is none: it counts something else.
 * @returns undefined for what is no number.
 */
export function parseNumber(text: string, locale: string, unit = ''): number | undefined {
  const english = englishCharacters(locale);
  const number = withoutUnit(withAsciiDigits(text), unit)
    .replace(/\s/g, '')
    .replace(/[．，]/g, (sign) => (sign === '．' ? '.' : ','))
    .replace(/./gu, (character) => english.get(character) ?? character)
    // In no language do one or two digits follow the thousands separator, or none precede it: it was meant as the decimal separator.
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
    .replace(/^,(\d+)$/, '.$1');
  const isNumber = /^(?:(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?|\.\d+)$/.test(number);
  return isNumber ? Number(number.replaceAll(',', '')) : undefined;
}

/** Units as people write them: each line is one. */
const UNITS = [
  [
    'square foot',
    'square feet',
    'sq ft',
    'sq feet',
    'sqft',
    'sf',
    'ft²',
    'ft2',
    'pies cuadrados',
    'pies²',
    'quadratfuß',
  ],
  ['square meter', 'square meters', 'sq m', 'sqm', 'm²', 'm2', 'qm', 'metros cuadrados', 'quadratmeter'],
  ['foot', 'feet', 'ft', 'linear feet', 'lf', 'pie', 'pies'],
  ['meter', 'meters', 'm', 'metro', 'metros'],
  ['hour', 'hours', 'hr', 'hrs', 'h', 'hora', 'horas', 'stunde', 'stunden', 'std'],
];

function withoutUnit(text: string, unit: string): string {
  const plain = text.trim().toLowerCase();
  const name = unit.trim().toLowerCase();
  if (!name || /^[\d\s.,]*$/.test(plain)) return text;
  const names = UNITS.find((row) => row.includes(name)) ?? [name, `${name}s`];
  // "sq. ft." and "hrs." are abbreviations of the same.
  const [, number, written = ''] = /^([^a-zà-ž]*?\d[.,]?)\s*([a-zà-ž].*)$/.exec(plain) ?? [];
  const word = written.replace(/\.\s*/g, ' ').replace(/\s+/g, ' ').trim();
  return number !== undefined && names.includes(word) ? number : text;
}

/** By locale: making them takes far longer than reading a number. */
const knownCharacters = new Map<string, Map<string, string>>();

/** What English writes for each separator of a language. */
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

  // The separators of Arabic digits, which are typed in any language.
  const characters = new Map([
    ['٫', '.'],
    ['٬', ','],
  ]);
  // Keyboards have no typographic apostrophe, and languages that group by spaces in print group by points when typed.
  if (/['’]/.test(group)) characters.set("'", ',').set('’', ',');
  if (/\s/.test(group)) characters.set('.', ',');
  return characters.set(group, ',').set(decimal, '.');
}
