import { type Answers, isCounted, quantityOf, selectedItems } from '../answers/answers';
import type { Item } from '../offer/offer';
import type { Terms } from '../offer/terms';

/** The selected items whose price is that of one unit, because nobody counted, beside others: alone, the range itself says so. */
export function itemsCountedOnce(answers: Answers, terms: Terms): Item[] {
  const items = selectedItems(answers, terms);
  const units = new Set(items.map(({ unit }) => unit));
  if (units.size < 2) return [];
  return items.filter(
    (item) =>
      item.unit &&
      item.price &&
      !item.onRequest &&
      !isCounted(item, answers, terms) &&
      quantityOf(item, answers, terms) === undefined,
  );
}
