import type { estimatorMessages } from '../../../content/messages/estimator';
import { fillText } from '../../../domain/fillText';
import { formatMoney, formatRange } from '../../../domain/money';
import { type OpenPrice, priceText } from '../../../domain/priceText';
import { formatNumber } from '../../../ui/base/formatNumber';
import { leastQuantity, QUANTITY_LIMIT, type QuantityRules } from '../answers/quantity';
import type { Item } from './offer';

/** The messages, and how numbers and prices are written. */
export interface Wording {
  messages: typeof estimatorMessages;
  formatPrice: (amount: number) => string;
  formatPrices: (price: OpenPrice) => string;
  formatNumber: (value: number) => string;
}

/**
 * @param currency ISO 4217.
 * @param locale how numbers are written.
 */
export function wordingOf(messages: Wording['messages'], currency: string, locale: string): Wording {
  const money = { currency, locale };
  const formatPrice = (amount: number) => formatMoney(amount, money);
  return {
    messages,
    formatPrice,
    formatPrices: (price) =>
      priceText(price, messages, { amount: formatPrice, range: (range) => formatRange(range, money) }),
    formatNumber: (value) => formatNumber(value, locale),
  };
}

/** How an item's units are asked for. */
export const quantityLabel = (
  { name, unit, quantityLabel: label }: Pick<Item, 'name' | 'unit' | 'quantityLabel'>,
  { messages }: Pick<Wording, 'messages'>,
): string => label || (unit ? fillText(messages.quantity, { unit }) : name);

/** What is wrong with a number that its rules do not allow. */
export function numberProblem(rules: QuantityRules, { messages, formatNumber: format }: Wording): string {
  const { step } = rules;
  const max = rules.choices ? Math.max(...rules.choices) : (rules.max ?? QUANTITY_LIMIT);
  const [least, limit] = [leastQuantity(rules), format(max)];
  if (least === undefined && !rules.required) return fillText(messages.quantityProblem, { limit });
  return fillText(step === undefined ? messages.numberProblem : messages.numberStepProblem, {
    min: format(least ?? 1),
    max: limit,
    step: format(step ?? 1),
  });
}
