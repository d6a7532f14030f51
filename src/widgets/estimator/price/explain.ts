import { fillText } from '../../../domain/fillText';
import { type PriceReason, reasonsOf } from '../../../domain/priceLines';
import type { Estimate } from '../../../pricing/estimate';
import { type Answers, quantityOf } from '../answers/answers';
import { answeredModifiers, withOneMark } from '../answers/questions';
import { offeredItems } from '../offer/offer';
import type { Terms } from '../offer/terms';
import type { Wording } from '../offer/wording';

/** An item as the breakdown says it. */
export interface ExplainedItem {
  id: string;
  name: string;
  range: string;
  /** Its base price, and everything that changed it. */
  reasons: readonly string[];
}

/** The items of an estimate, in its order. */
export function explainItems(
  { items }: Estimate,
  answers: Answers,
  terms: Terms,
  wording: Wording,
): ExplainedItem[] {
  const offered = offeredItems(terms.facts);
  const modifiers = answeredModifiers(answers, terms);
  return items.map((item) => {
    const facts = offered.find(({ id }) => id === item.id);
    const quantity = facts && quantityOf(facts, answers, terms);
    const line = {
      ...item,
      unit: facts?.unit,
      quantity: typeof quantity === 'number' ? quantity : undefined,
    };
    return {
      id: item.id,
      name: facts?.name ?? '',
      range: wording.formatPrices(item),
      reasons: item.onRequest
        ? [wording.messages.result.onRequest]
        : reasonsOf(line, modifiers).map((reason) => reasonText(reason, wording)),
    };
  });
}

function reasonText(
  { say, price, count, unit, factor, ...answered }: PriceReason,
  { messages: { perUnit, result }, formatPrices, formatNumber }: Wording,
): string {
  const range = price && formatPrices(price);
  const text = fillText(result[say], {
    ...answered,
    unit,
    price: range,
    range: price && unit ? fillText(perUnit, { range, unit }) : range,
    count: count === undefined ? count : formatNumber(count),
  });
  return factor === undefined ? text : `${withOneMark(text)} (×\u00a0${formatNumber(factor)})`;
}
