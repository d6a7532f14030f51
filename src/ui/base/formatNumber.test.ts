import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/propertyRuns';
import { formatNumber } from './formatNumber';

test.each([
  [7, 'en', '7'],
  [999, 'en-US', '999'],
  [2_000, 'en', '2,000'],
  [1.15, 'en', '1.15'],
  [1.15, 'es-US', '1.15'],
  [2_400, 'es-US', '2,400'],
  [-3, 'en', '-3'],
  [2_000, 'de', '2.000'],
  [7, 'ar-EG', '٧'],
  [2_000, 'not a locale', '2,000'],
  [7, 'en_', '7'],
])('%s in %s is %s', (value, locale, text) => {
  expect(formatNumber(value, locale)).toBe(text);
});

test('up to three digits and three decimals are formatted like Intl does', () => {
  const thousandths = fc.integer({ min: 0, max: 999_999 }).map((count) => count / 1_000);
  const locales = fc.constantFrom('en', 'en-US', 'en-GB', 'en-CA', 'en-AU', 'EN-us', 'en-ZA', 'en-DE', 'de');
  fc.assert(
    fc.property(thousandths, locales, (value, locale) => {
      expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
    }),
    { numRuns: propertyRuns(1_000) },
  );
});
