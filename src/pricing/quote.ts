import { type PriceRange, sumRanges } from './range';

/**
 * The total of a quote: the sum of the minimums and the sum of the maximums, cents kept.
 * @param checkedItems only those that are checked; none gives 0 to 0.
 */
export function quoteTotal(checkedItems: readonly { price: PriceRange }[]): PriceRange {
  return sumRanges(checkedItems.map(({ price }) => price));
}
