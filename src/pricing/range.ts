import { exactSum } from './decimal';

/** From `min` to `max` in units of the currency, both included. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** @returns the exact sum of the minimums and of the maximums; 0 to 0 for no ranges. */
export function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return {
    min: exactSum(ranges.map(({ min }) => min)),
    max: exactSum(ranges.map(({ max }) => max)),
  };
}
