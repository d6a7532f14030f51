import { expect, test } from 'vitest';
import { quantile, summarize } from './statistics';

test('a quantile is interpolated between sorted neighbours, in whatever order the values come', () => {
  expect(quantile([30, 10, 20], 0.5)).toBe(20);
  expect(quantile([40, 10, 20, 30], 0.5)).toBe(25);
  expect(quantile([10, 20], 0.95)).toBeCloseTo(19.5);
  expect(quantile([7], 0.25)).toBe(7);
});

test('the quantile of no values is NaN', () => {
  expect(quantile([], 0.5)).toBeNaN();
});

test('a summary holds the median, the quartiles, the 95th percentile and the count', () => {
  const values = Array.from({ length: 101 }, (_, index) => index);
  expect(summarize(values)).toEqual({ median: 50, low: 25, high: 75, p95: 95, count: 101 });
});
