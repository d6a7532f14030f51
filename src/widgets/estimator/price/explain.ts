import { percentOf } from '../../../domain/factorsOf';
import { fillText } from '../../../domain/fillText';
import { type PriceReason, reasonsOf } from '../../../domain/priceLines';
import type { Estimate } from '../../../pricing/estimate';
import type { Answers } from '../answers/answers';
import { answeredModifiers, withOneMark } from '../answers/questions';
import { offeredItems } from '../offer/offer';
import type { Terms } from '../offer/terms';
import type { Wording } from '../offer/wording';
import { countOf } from './countOf';

/** An item as the breakdown says it. */
export interface ExplainedItem {
  id: string;
  name: string;
  range: string;
  /** Its base price, and everything that changed it. */
  reasons: readonly ExplainedReason[];
}

interface ExplainedReason {
  text: string;
  /** By how much an answer changed the price, in percent; negative where it took some off. */
  change?: number | undefined;
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
    const line = { ...item, ...(facts && countOf(facts, item, answers, terms)) };
    const reasons = item.onRequest
      ? [{ text: wording.messages.result.onRequest }]
      : reasonsOf(line, modifiers).map((reason) => explainReason(reason, wording));
    return {
      id: item.id,
      name: facts?.name ?? '',
      range: wording.formatPrices(item),
      reasons,
    };
  });
}

function explainReason(
  { say, price, count, unit, factor, ...answered }: PriceReason,
  { messages: { perUnit, result }, formatPrices, formatNumber }: Wording,
): ExplainedReason {
  const range = price && formatPrices(price);
  if (say === 'choice') return { text: answered.label ?? '' };
  const text = fillText(result[say], {
    ...answered,
    unit,
    price: range,
    range: price && unit ? fillText(perUnit, { range, unit }) : range,
    count: count === undefined ? count : formatNumber(count),
  });
  if (factor === undefined) return { text };
  const change = percentOf(factor);
  const effect = fillText(change < 0 ? result.takesOff : result.adds, {
    percent: formatNumber(Math.abs(change)),
  });
  return { text: `${withOneMark(text)} ${effect}`, change };
}
