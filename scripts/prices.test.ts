import { describe, expect, it } from 'vitest';
import { formatPrice } from '../inbox/ui/texts';
import { formatBreakdown } from '../server/notify/formatBreakdown';
import { priceSeen } from '../server/notify/formatPrice';
import { englishStyle, wordingFor } from '../server/notify/messages';
import { formatMoney, formatRange } from '../src/domain/money';
import { moneyStyle } from '../src/domain/moneyStyle';
import { type OpenPrice, priceText } from '../src/domain/priceText';
import { inbox as en } from '../src/languages/en/inbox';
import { inbox as es } from '../src/languages/es/inbox';
import { hasPhp, php } from './testing/php';

/** Intl uses several kinds of no-break spaces. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** A lead with one total, which a mail says in its last line. */
const leadOf = ({ min, max, from = false }: OpenPrice, currency: string) => ({
  estimate: { min, max },
  breakdown: { currency, lines: [], factors: [], from },
});

const totalIn = (breakdown: unknown) => withPlainSpaces(String(breakdown)).replace(/^(?:.*: )/, '');

describe.each([
  ['USD', 'en', { min: 275, max: 975 }, '$275–$975'],
  ['USD', 'en', { min: 275, max: 975.25 }, '$275–$975.25'],
  ['USD', 'en', { min: 402.5, max: 402.5 }, '$402.50'],
  ['USD', 'en', { min: 0.085, max: 0.1 }, '$0.085–$0.10'],
  ['USD', 'en', { min: 1_234, max: 12_345_678.9 }, '$1,234–$12,345,678.90'],
  ['USD', 'en', { min: 99.5, max: 120, from: true }, 'from $99.50'],
  ['USD', 'en', { min: 0, max: 0, from: true }, 'on request'],
  ['USD', 'en', { min: 0, max: 0 }, '$0'],
  ['EUR', 'en', { min: 12.35, max: 20 }, '€12.35–€20'],
  ['JPY', 'en', { min: 1_500, max: 20_000 }, '¥1,500–¥20,000'],
  ['KWD', 'en', { min: 1.125, max: 2 }, 'KWD 1.125–KWD 2'],
  ['USD', 'es', { min: 1_495, max: 2_000.75 }, '$1,495–$2,000.75'],
  ['USD', 'es', { min: 402.5, max: 500, from: true }, 'desde $402.50'],
  ['EUR', 'es', { min: 1_495.5, max: 20_000 }, '1495,50–20.000 €'],
] as const)('%s in %s: %j is', (currency, lang, price, symbols) => {
  const messages = lang === 'en' ? en : es;

  it(`"${symbols}" in the widgets and the inbox`, () => {
    const style = moneyStyle({ currency, locale: '' }, lang);
    const shown = priceText(
      price,
      { from: messages.fromPrice, onRequest: messages.onRequest },
      { amount: (amount) => formatMoney(amount, style), range: (range) => formatRange(range, style) },
    );
    expect(withPlainSpaces(shown)).toBe(symbols);
    expect(formatPrice({ ...price, currency }, lang, messages)).toBe(shown);
  });

  const mailStyle = { ...englishStyle, languages: [lang], currency };
  it(`"${symbols}" in mails`, () => {
    expect(totalIn(formatBreakdown(leadOf(price, currency), wordingFor(mailStyle, lang)))).toBe(symbols);
  });

  it(`"${symbols}" in the subject of a mail about a quote`, () => {
    expect(withPlainSpaces(priceSeen({ total: price }, wordingFor(mailStyle, lang)))).toBe(symbols);
  });

  it.skipIf(!hasPhp)('the same in WordPress', () => {
    const settings = { lang, config: JSON.stringify({ currency }) };
    const [wording] = php([['wording']], settings);
    const texts = php(
      [
        ['format_breakdown', leadOf(price, currency), wording],
        ['price_seen', { total: price }, wording],
      ],
      settings,
    );
    expect(texts.map(totalIn)).toEqual([symbols, symbols]);
  });
});
