import { describe, expect, test } from 'vitest';
import { type Pair, quantile, ratioInterval, ratioOf, summarize } from './statistics';

test('a quantile is interpolated between sorted neighbors, in whatever order the values come', () => {
  expect(quantile([30, 10, 20], 0.5)).toBe(20);
  expect(quantile([40, 10, 20, 30], 0.5)).toBe(25);
  expect(quantile([10, 20], 0.95)).toBeCloseTo(19.5);
  expect(quantile([7], 0.25)).toBe(7);
});

test('the quantile of no values is NaN', () => {
  expect(quantile([], 0.5)).toBeNaN();
});

test('a summary holds the median and the minimum', () => {
  expect(summarize([30, 10, 20])).toEqual({ median: 20, min: 10 });
});

/** Rounds of one figure on each side. */
const rounds = (over: readonly number[], under: readonly number[]): Pair[] =>
  over.map((figure, index) => [[figure], [under[index] ?? Number.NaN]]);

test('a ratio is that of the quantiles of all rounds, not the mean of the ratios of each', () => {
  expect(ratioOf(rounds([100, 200, 900], [100, 100, 100]), 0.5)).toBe(2);
  expect(
    ratioOf(
      [
        [[1, 2], [10]],
        [[3], [10, 10]],
      ],
      0.5,
    ),
  ).toBe(0.2);
});

describe('the confidence interval of a ratio', () => {
  const steady = [100, 102, 98, 101, 99, 100, 103];
  const noisy = [100, 150, 70, 140, 80, 100, 160];
  const slowed = [100, 400, 100, 200, 100, 300, 100];
  const cases: [string, Pair[], low: number, high: number][] = [
    ['of equal figures has no width', rounds([50, 50, 50, 50, 50], [100, 100, 100, 100, 100]), 0.5, 0.5],
    ['is narrow where figures hardly differ', rounds(steady, steady.toReversed()), 0.98, 1.02],
    ['is wide where figures differ', rounds(noisy, steady), 0.81, 1.47],
    [
      'is not widened by rounds that were slow on both sides',
      rounds(
        slowed.map((ms) => ms * 1.2),
        slowed,
      ),
      1.2,
      1.2,
    ],
  ];
  test.each(cases)('%s', (_, pairs, low, high) => {
    const interval = ratioInterval(pairs, 0.5);
    expect(interval?.low).toBeCloseTo(low);
    expect(interval?.high).toBeCloseTo(high);
  });

  test('is the same each time', () => {
    expect(ratioInterval(rounds(noisy, steady), 0.95)).toEqual(ratioInterval(rounds(noisy, steady), 0.95));
  });

  test('narrows as rounds are added', () => {
    const width = (times: number) => {
      const pairs = Array.from({ length: times }, () => rounds(noisy, steady)).flat();
      const { low, high } = ratioInterval(pairs, 0.5) ?? { low: 0, high: Number.NaN };
      return high - low;
    };
    expect(width(4)).toBeLessThan(width(1) / 1.5);
  });

  test('is unknown for fewer than five rounds', () => {
    expect(ratioInterval(rounds([1, 1, 1, 1], [1, 1, 1, 1]), 0.5)).toBeUndefined();
  });

  test('covers the true ratio about as often as it says', () => {
    const random = (() => {
      let state = 1;
      return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    })();
    const trials = 40;
    const covering = Array.from({ length: trials }, () => {
      const draw = () => Array.from({ length: 15 }, () => 100 * (0.7 + 0.6 * random()));
      const interval = ratioInterval(rounds(draw(), draw()), 0.5);
      return interval && interval.low <= 1 && interval.high >= 1;
    }).filter(Boolean).length;
    expect(covering).toBeGreaterThanOrEqual(0.88 * trials);
  });
});
