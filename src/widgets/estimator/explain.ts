import { fillText } from '../../domain/fillText';
import type { PriceRange } from '../../domain/priceRange';
import type { Estimate } from '../../pricing/estimate';
import type { EstimatedItem } from '../../pricing/item';
import { type Answers, quantityOf } from './answers';
import { type Item, offeredItems } from './offer';
import { type AnsweredModifier, answeredModifiers, withOneMark } from './questions';
import type { Terms } from './terms';
import type { Wording } from './wording';

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
    const isCounted = facts !== undefined && typeof quantityOf(facts, answers, terms) === 'number';
    return {
      id: item.id,
      name: facts?.name ?? '',
      range: wording.formatPrices(item),
      reasons: item.onRequest
        ? [wording.messages.result.onRequest]
        : [...basis(item, facts, isCounted, wording), ...changes(item, facts, isCounted, modifiers, wording)],
    };
  });
}

function basis(
  item: EstimatedItem,
  facts: Item | undefined,
  isCounted: boolean,
  { messages, formatPrices, formatNumber }: Wording,
): string[] {
  const { perUnit, result } = messages;
  const unit = facts?.unit;
  const perUnitOf = (range: PriceRange) =>
    unit ? fillText(perUnit, { range: formatPrices(range), unit }) : formatPrices(range);
  const counted = (count: number, range: PriceRange) =>
    fillText(result.quantity, { count: formatNumber(count), range: perUnitOf(range) });
  if (item.parts)
    return item.parts.flatMap(({ quantity, price, flat }) => [
      ...(price.max > 0 ? [counted(quantity, price)] : []),
      ...(flat.max > 0 ? [fillText(result.flat, { range: formatPrices(flat) })] : []),
    ]);
  return [
    isCounted ? counted(item.quantity, item.base) : fillText(result.base, { range: perUnitOf(item.base) }),
  ];
}

function changes(
  { from, factors, billedQuantity, floor }: EstimatedItem,
  facts: Item | undefined,
  isCounted: boolean,
  modifiers: readonly AnsweredModifier[],
  { messages: { result }, formatPrice, formatNumber }: Wording,
): string[] {
  const unit = facts?.unit;
  const open = from ? result.quantityOpen : unit && !isCounted && fillText(result.unitPrice, { unit });
  return [
    ...(billedQuantity === undefined
      ? []
      : [fillText(result.billed, { count: formatNumber(billedQuantity) })]),
    ...factors.map(({ id, factor }) => {
      const { label = '', answer = '' } = modifiers.find((modifier) => modifier.id === id) ?? {};
      return `${withOneMark(fillText(result.times, { label, answer }))} (×\u00a0${formatNumber(factor)})`;
    }),
    ...(open ? [open] : []),
    ...(floor === undefined ? [] : [fillText(result.floor, { price: formatPrice(floor) })]),
  ];
}
