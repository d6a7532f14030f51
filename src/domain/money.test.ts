import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns';
import { formatMoney, formatRange } from './money';

const dollars = { currency: 'USD', locale: 'en' };
const euros = { currency: 'EUR', locale: 'de' };
/** Intl uses several kinds of no-break spaces. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** Spies on `Intl.NumberFormat` of a machine whose default locale is German, until the test ends. */
function onGermanMachine() {
  const { NumberFormat } = Intl;
  return vi.spyOn(Intl, 'NumberFormat').mockImplementation(function create(locales, options) {
    const known = NumberFormat.supportedLocalesOf(locales);
    return new NumberFormat(known.length > 0 ? known : 'de', options);
  });
}

describe('an amount', () => {
  test('in whole dollars is formatted as Intl does', () => {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        expect(formatMoney(amount, dollars)).toBe(format.format(amount));
      }),
    );
  });

  test.each([
    [0, '$0'],
    [275, '$275'],
    [1495, '$1,495'],
    [402.5, '$402.50'],
    [0.1, '$0.10'],
    [0.085, '$0.085'],
    [1e9, '$1,000,000,000'],
  ])('%d is %s', (amount, text) => {
    expect(formatMoney(amount, dollars)).toBe(text);
  });

  test.each([
    ['EUR', 'de', '1.495 €', '402,50 €'],
    ['EUR', 'en', '€1,495', '€402.50'],
    ['USD', 'es-US', '$1,495', '$402.50'],
    ['CAD', 'fr-CA', '1 495 $', '402,50 $'],
    ['BRL', 'pt-BR', 'R$ 1.495', 'R$ 402,50'],
    ['EUR', 'nl', '€ 1.495', '€ 402,50'],
  ])('%s in %s', (currency, locale, whole, cents) => {
    expect(withPlainSpaces(formatMoney(1495, { currency, locale }))).toBe(whole);
    expect(withPlainSpaces(formatMoney(402.5, { currency, locale }))).toBe(cents);
  });
});

describe('a range', () => {
  test.each([
    [{ min: 275, max: 975 }, '$275–$975'],
    [{ min: 495, max: 1495, openEnded: true }, '$495–$1,495+'],
    [{ min: 495, max: 495 }, '$495'],
    [{ min: 495, max: 495, openEnded: true }, '$495+'],
    [{ min: 0, max: 0 }, '$0'],
    [{ min: 12.35, max: 20 }, '$12.35–$20'],
    [{ min: 9, max: 16, openEnded: false }, '$9–$16'],
  ])('%j is %s', (range, text) => {
    expect(formatRange(range, dollars)).toBe(text);
  });

  test('has the currency symbol once where it comes last', () => {
    expect(withPlainSpaces(formatRange({ min: 275, max: 1975 }, euros))).toBe('275–1.975 €');
    expect(withPlainSpaces(formatRange({ min: 12.5, max: 20, openEnded: true }, euros))).toBe('12,50–20 €+');
  });

  test('shows all digits of both amounts in every locale and currency', () => {
    const locales =
      'en en-GB de de-AT de-CH fr fr-CA es es-MX pt-BR pt-PT it nl pl cs sv nb da fi tr el ru uk ja zh ko vi th id he ar ar-EG fa hi bn';
    const currencies = 'USD EUR GBP CHF PLN JPY ILS INR KWD BRL XYZ';
    const locale = fc.constantFrom(...locales.split(' '));
    const currency = fc.constantFrom(...currencies.split(' '));
    const amount = fc.integer({ min: 0, max: 999 });
    const digits = (text: string) => text.replace(/\P{Nd}/gu, '');
    fc.assert(
      fc.property(locale, currency, amount, amount, (language, code, a, b) => {
        fc.pre(a !== b);
        const style = { currency: code, locale: language };
        const [from = '', to = ''] = formatRange({ min: a, max: b }, style).split('–');
        expect(digits(from)).toBe(digits(formatMoney(a, style)));
        expect(to).toBe(formatMoney(b, style));
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

describe('with an invalid style', () => {
  test.each(['', 'en_US', 'x', '-', 'de--DE', '🙂'])('the locale %j counts as en', (locale) => {
    expect(formatMoney(1495, { currency: 'USD', locale })).toBe('$1,495');
    expect(formatMoney(1495, { currency: 'EUR', locale })).toBe('€1,495');
  });

  test('a well-formed locale that Intl does not support counts as en, not as the machine’s default', () => {
    using _ = onGermanMachine();
    expect(formatMoney(1495.5, { currency: 'USD', locale: 'tlh' })).toBe('$1,495.50');
  });

  test.each(['', 'US', 'dollars', '$', '€', '12X'])('the currency %j counts as USD', (currency) => {
    expect(formatMoney(1495, { currency, locale: 'en' })).toBe('$1,495');
    expect(formatMoney(1495, { currency, locale: 'de' })).toBe('$1,495');
    expect(formatRange({ min: 275, max: 975 }, { currency, locale: 'en_US' })).toBe('$275–$975');
  });

  test('any two texts result in a text with the digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (currency, locale) => {
        expect(formatRange({ min: 275, max: 975 }, { currency, locale })).toMatch(/275.*975/u);
      }),
    );
  });
});

test('formatters are cached by currency and locale, invalid ones too', () => {
  using create = onGermanMachine();
  for (const style of [
    { currency: 'NZD', locale: 'en-NZ' },
    { currency: 'NZD', locale: 'not a locale' },
  ]) {
    create.mockClear();
    formatRange({ min: 1, max: 2 }, style);
    const firstCalls = create.mock.calls.length;
    expect(firstCalls).toBeGreaterThan(0);
    for (let amount = 0; amount < 100; amount++) formatRange({ min: amount, max: 200 }, style);
    expect(create).toHaveBeenCalledTimes(firstCalls);
  }
});
