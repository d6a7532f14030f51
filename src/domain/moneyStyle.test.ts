import { expect, test } from 'vitest';
import { formatMoney, formatRange } from './money';
import { moneyStyle } from './moneyStyle';

test.each([
  ['', 'USD', 'es', 'es-US'],
  ['', 'USD', 'es-MX', 'es-US'],
  ['', 'EUR', 'es', 'es'],
  ['es-MX', 'USD', 'es', 'es-MX'],
  ['', 'USD', 'en', 'en'],
  ['', 'USD', 'est', 'est'],
])(
  'a firm with the locale "%s" and %s on a page in %s writes numbers as %s',
  (locale, currency, lang, expected) => {
    expect(moneyStyle({ locale, currency }, lang)).toEqual({ currency, locale: expected });
  },
);

test('in the Spanish of the United States amounts look as in its English, with Intl and without', () => {
  const money = { currency: 'USD', locale: 'es-US' };
  expect(formatRange({ min: 275, max: 1495, openEnded: true }, money)).toBe('$275–$1,495+');
  expect(formatMoney(402.5, money)).toBe('$402.50');
});
