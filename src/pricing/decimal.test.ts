import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactSum, multiply, roundTo, roundUpTo, toDecimal, toNumber } from './decimal';

const roundedProduct = (values: number[]) =>
  toNumber(roundTo(multiply(...values.map(toDecimal)), toDecimal(1)));

describe('the rounded product', () => {
  test.each([
    [[350, 1.15], 403],
    [[0.5], 1],
    [[2.5], 3],
    [[2.4999999999999996], 2],
    [[0.1, 3], 0],
    [[1.005, 100, 5], 503],
    [[12.35, 0.95], 12],
    [[1e-7, 5_000_000], 1],
    [[1e-7, 4_999_999], 0],
    [[5e-324, 1e300], 0],
    [[1e21, 1e-21], 1],
    [[1e21, 1.5e-18], 1500],
    [[0, 1e21], 0],
    [[-0], 0],
    [[], 1],
  ])('of %j is %d', (factors, product) => {
    expect(roundedProduct(factors)).toBe(product);
  });
});

describe('a value', () => {
  test.each([
    [12.344, 0.01, 12.34],
    [12.345, 0.01, 12.35],
    [402.5, 1, 403],
    [402.5, 5, 405],
    [402.4, 5, 400],
    [402.5, 10, 400],
    [405, 10, 410],
    [0, 10, 0],
  ])('%d is rounded to %d: %d', (value, step, rounded) => {
    expect(toNumber(roundTo(toDecimal(value), toDecimal(step)))).toBe(rounded);
  });

  test.each([
    [2.1, 1, 3],
    [3, 1, 3],
    [0.5, 0.5, 0.5],
    [0.51, 0.5, 1],
    [0, 0.25, 0],
    [0.3, 0.1, 0.3],
  ])('%d is rounded up to a multiple of %d: %d', (value, step, rounded) => {
    expect(toNumber(roundUpTo(toDecimal(value), toDecimal(step)))).toBe(rounded);
  });
});

describe('the exact sum', () => {
  test.each([
    [[0.1, 0.2], 0.3],
    [[0.7, 0.1, 0.2], 1],
    [[1.15, 2.3, 12.35], 15.8],
    [[1e-7, 1], 1.0000001],
    [[1e21, 1e21], 2e21],
    [[1e21, 0.5], 1e21],
    [[-0], 0],
    [[], 0],
  ])('of %j is %d', (values, sum) => {
    expect(exactSum(values)).toBe(sum);
  });

  test('of one number is that number, whatever its exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(exactSum([value])).toBe(value + 0);
      }),
    );
  });
});

test.each([Number.NaN, Infinity, -Infinity, -0.01])(
  '%d is rejected by an error that names the value and a remedy',
  (value) => {
    const message = `Cannot compute a price with ${value}: expected a finite number that is not below 0. Check`;
    expect(() => exactSum([1, value])).toThrow(message);
    expect(() => roundedProduct([1, value])).toThrow(message);
  },
);
