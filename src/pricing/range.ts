import type { PriceRange } from '../domain/priceRange';
import { exactSum } from './decimal';

/** @returns the exact sums of the minimums and of the maximums; 0 to 0 for no ranges. */
export function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return {
    min: exactSum(ranges.map(({ min }) => min)),
    max: exactSum(ranges.map(({ max }) => max)),
  };
}
