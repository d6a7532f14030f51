import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../testing/propertyRuns';
import { parseNumber } from './parseNumber';

test.each([
  ['en-US', '1200', 1200],
  ['en-US', '1,200.5', 1200.5],
  ['en-US', ' 12. ', 12],
  ['en-US', '1,234,567', 1_234_567],
  ['en-IN', '1,00,000', 100_000],
  ['de-DE', '1.200,5', 1200.5],
  ['de-DE', '1.200', 1200],
  ['de-AT', '1.200,5', 1200.5],
  ['de-CH', "1'200.5", 1200.5],
  ['de-CH', '1’200.5', 1200.5],
  ['fr-FR', '1\u{202f}200,5', 1200.5],
  ['fr-FR', '1\u{a0}200', 1200],
  ['fr-FR', '1 200,5', 1200.5],
  ['pt-BR', '1.200,5', 1200.5],
  ['ar-EG', '١٬٢٠٠٫٥', 1200.5],
  ['ar-EG', '1200.5', 1200.5],
  ['en-US', '.5', 0.5],
  ['de-DE', ',5', 0.5],
  ['de-DE', '.5', 0.5],
  ['en-US', '٢٤٠٠', 2400],
  ['en-US', '٢٬٤٠٠٫٥', 2400.5],
  ['es-MX', '२४००', 2400],
  ['en-US', '２，４００．５', 2400.5],
])('%s: "%s" is %d', (locale, text, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

test.each([
  ['en-US', '12,5'],
  ['de-DE', '12.5'],
  ['fr-FR', '12.5'],
])('%s: one or two digits after a separator are no group of thousands: "%s"', (locale, text) => {
  expect(parseNumber(text, locale)).toBe(12.5);
});

test.each([
  '',
  ' ',
  '-5',
  '+5',
  '1e9',
  'abc',
  '12 ft',
  '1.2.3',
  '1,2,3',
  '1,,200',
  '12,00,00',
  '.',
  ',',
  '½',
  '0x10',
  'Infinity',
  'NaN',
])('"%s" is no number', (text) => {
  expect(parseNumber(text, 'en-US')).toBeUndefined();
});

test.each([
  ['2400 sq ft', 2400],
  ['2,400 sq. ft.', 2400],
  ['2400sqft', 2400],
  ['2400 ft²', 2400],
  ['2.5 Square Feet', 2.5],
  ['２４００ sf', 2400],
  ['2400', 2400],
  ['2400 m²', undefined],
  ['2 acres', undefined],
  ['2.4 k', undefined],
  ['sq ft', undefined],
  ['2400 sq ft 3', undefined],
])('"%s" in square feet is %s', (text, number) => {
  expect(parseNumber(text, 'en-US', 'sq ft')).toBe(number);
});

test.each([
  ['12 windows', 'window', 12],
  ['12 Window', 'window', 12],
  ['3 hrs.', 'hour', 3],
  ['40 feet', 'foot', 40],
  ['40 bins', 'window', undefined],
  ['40 ft', '', undefined],
])('"%s" in the unit "%s" is %s', (text, unit, number) => {
  expect(parseNumber(text, 'en-US', unit)).toBe(number);
});

test.each(['', 'x', 'de_DE', 'zz-ZZ'])('a bad locale "%s" counts as English', (locale) => {
  expect(parseNumber('1,200.5', locale)).toBe(1200.5);
});

test('what a locale writes is read back, in any locale', () => {
  const locales = [
    'en-US',
    'en-IN',
    'de-DE',
    'de-AT',
    'de-CH',
    'fr-FR',
    'es-ES',
    'pl-PL',
    'pt-PT',
    'sv-SE',
    'ar-EG',
    'fa-IR',
    'bn-BD',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.nat(1_000_000_000), (locale, hundredths) => {
      const number = hundredths / 100;
      expect(parseNumber(number.toLocaleString(locale), locale)).toBe(number);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('whatever the text and the locale, the answer is a number from 0 on, or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, locale) => {
      const number = parseNumber(text, locale) ?? 0;
      expect(number).toBeGreaterThanOrEqual(0);
    }),
  );
});
