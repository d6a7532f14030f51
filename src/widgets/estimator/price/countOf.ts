import type { EstimatedItem } from '../../../pricing/item';
import { type Answers, quantityOf } from '../answers/answers';
import { choiceLabel, rulesOf } from '../answers/quantity';
import type { Item } from '../offer/offer';
import type { Terms } from '../offer/terms';

/** What the price of an item was multiplied by; nothing where nobody counted, or where a formula gives the price of all. */
interface Count {
  unit?: string | undefined;
  quantity: number | undefined;
  /** What that number is called among the choices. */
  choice?: string | undefined;
}

export function countOf(
  item: Item,
  estimated: Pick<EstimatedItem, 'quantity'>,
  answers: Answers,
  terms: Terms,
): Count {
  const { unit, units, formula } = item;
  if (formula) return { quantity: undefined };
  if (units) return { unit, quantity: estimated.quantity };
  const entered = quantityOf(item, answers, terms);
  const quantity = typeof entered === 'number' ? entered : undefined;
  return {
    unit,
    quantity,
    choice: quantity === undefined ? undefined : choiceLabel(quantity, rulesOf(item)),
  };
}
