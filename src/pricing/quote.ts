import type { PriceRange } from '../domain/priceRange';
import { sumRanges } from './range';

/** An item of a quote. */
interface QuoteItem {
  readonly price: PriceRange;
  /** Whether the price is that of a month. @default false */
  readonly monthly?: boolean | undefined;
}

/**
 * The total of a quote: the sums of the minimums and of the maximums, not rounded.
 * @param checkedItems the checked items only; an empty list gives 0 to 0.
 */
export function quoteTotal(checkedItems: readonly QuoteItem[]): PriceRange {
  return sumRanges(checkedItems.map(({ price }) => price));
}

/** The parts of a total by how often they are paid; a part without items is undefined. */
export function quoteParts(checkedItems: readonly QuoteItem[]): {
  once: PriceRange | undefined;
  monthly: PriceRange | undefined;
} {
  const sumOf = (items: readonly QuoteItem[]) => (items.length > 0 ? quoteTotal(items) : undefined);
  return {
    once: sumOf(checkedItems.filter(({ monthly }) => !monthly)),
    monthly: sumOf(checkedItems.filter(({ monthly }) => monthly)),
  };
}
