import type { LeadSummary } from '../../server/inbox/listLeads';
import { formatMoney, formatRange } from '../../src/domain/money';
import { moneyStyle } from '../../src/domain/moneyStyle';
import { priceText } from '../../src/domain/priceText';
import type { Messages } from '../../src/languages/en/inbox';

/** The price that the visitor saw, to the cent. */
export function formatPrice(
  { currency, ...price }: NonNullable<LeadSummary['price']>,
  lang: string,
  { fromPrice, onRequest }: Pick<Messages, 'fromPrice' | 'onRequest'>,
): string {
  const style = moneyStyle({ currency, locale: '' }, lang);
  return priceText(
    price,
    { from: fromPrice, onRequest },
    { amount: (amount) => formatMoney(amount, style), range: (range) => formatRange(range, style) },
  );
}
