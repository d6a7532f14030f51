import type { PriceRange } from '../domain/priceRange';
import { add, exactSum, multiply, negative, toDecimal, toNumber } from './decimal';

/** @returns the exact sums of the minimums and of the maximums; 0 to 0 for no ranges. */
export function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return {
    min: exactSum(ranges.map(({ min }) => min)),
    max: exactSum(ranges.map(({ max }) => max)),
  };
}

/** The range from so many percent below an amount to so many above it. */
export function percentOff(amount: number, percent: number): PriceRange {
  const hundredth = multiply(toDecimal(amount), { units: 1n, places: 2 });
  const [hundred, difference] = [toDecimal(100), toDecimal(percent)];
  return {
    min: toNumber(multiply(hundredth, add(hundred, negative(difference)))),
    max: toNumber(multiply(hundredth, add(hundred, difference))),
  };
}
