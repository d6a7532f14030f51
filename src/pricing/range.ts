import { exactSum } from './decimal';

/** From `min` to `max`, both included, in units of the currency (dollars, not cents). */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** @returns the exact sums of the minimums and of the maximums; 0 to 0 for no ranges. */
export function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return {
    min: exactSum(ranges.map(({ min }) => min)),
    max: exactSum(ranges.map(({ max }) => max)),
  };
}
