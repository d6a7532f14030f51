import { type PriceRange, sumRanges } from './range';

/**
 * The total of a quote: the sums of the minimums and of the maximums, not rounded.
 * @param checkedItems the checked items only; an empty list gives 0 to 0.
 */
export function quoteTotal(checkedItems: readonly { price: PriceRange }[]): PriceRange {
  return sumRanges(checkedItems.map(({ price }) => price));
}
