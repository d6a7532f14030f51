import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrice } from './readPrice';

test.each<[string, number[]]>([
  ['99', [99]],
  ['$99', [99]],
  ['$1,200', [1200]],
  ['$1,234,567.89', [1234567.89]],
  ['1.200,50 €', [1200.5]],
  ['€ 1.200', [1200]],
  ['1.234.567 €', [1234567]],
  ['1,5', [1.5]],
  ['1.5', [1.5]],
  ['12,50', [12.5]],
  ['0.085', [0.085]],
  ['0,085 €', [0.085]],
  ['1 200,50 €', [1200.5]],
  ['1 200', [1200]],
  ['1’200.50 CHF', [1200.5]],
  ['12,34,567', [1234567]],
  ['CA$ 45', [45]],
  ['USD 45', [45]],
  ['45 kr', [45]],
  ['£0', [0]],
  ['99.', [99]],
  ['99,- €', [99]],
  ['99–149', [99, 149]],
  ['99-149', [99, 149]],
  ['$99 — $149', [99, 149]],
  ['99 to 149', [99, 149]],
  ['1.200,50–1.500 €', [1200.5, 1500]],
  ['$1,200-$1,500', [1200, 1500]],
])('%s is %j', (text, amounts) => expect(readPrice(text)).toEqual(amounts));

test.each([
  '',
  '-5',
  '($5)',
  '$99+',
  '5-6-7',
  'free',
  'on request',
  '100 sq ft',
  '1,20.5',
  '1.2.3',
  '1,,2',
  '$',
  '9 per room',
  'Roof 9',
  '1e5',
  'Infinity',
])('“%s” is no price', (text) => expect(readPrice(text)).toBeUndefined());

test('whatever a country writes for a price is read as this price', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
  const style = fc.constantFrom(
    ['en-US', 'USD'],
    ['en-CA', 'CAD'],
    ['en-IN', 'INR'],
    ['de-DE', 'EUR'],
    ['de-CH', 'CHF'],
    ['fr-FR', 'EUR'],
    ['es-ES', 'EUR'],
    ['pt-BR', 'BRL'],
    ['sv-SE', 'SEK'],
    ['pl-PL', 'PLN'],
  );
  fc.assert(
    fc.property(amount, style, (value, [locale, currency = '']) => {
      const text = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
      expect({ text, amounts: readPrice(text) }).toEqual({ text, amounts: [value] });
    }),
    { numRuns: 1000 },
  );
});
