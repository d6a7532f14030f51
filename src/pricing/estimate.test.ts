import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns';
import { estimate, type Selection } from './estimate';
import type { ChosenFactor, SelectedItem } from './item';

const factors = (...values: number[]): ChosenFactor[] =>
  values.map((factor, index) => ({ id: `modifier-${index}`, factor }));
const item = (min: number, max: number, more: Partial<SelectedItem> = {}): SelectedItem => ({
  id: 'item',
  price: { min, max },
  ...more,
});
const rangeOf = (selection: Selection) => {
  const { min, max } = estimate(selection);
  return { min, max };
};

describe('the prices of the specification', () => {
  // Base range; 2 stories; 2 stories, Light, Typical access; 3+ stories, Heavy, pavers, Limited access.
  const figures: [id: string, base: number[], tall: number[], mixed: number[], hardest: number[]][] = [
    ['biorinse', [275, 975], [316, 1121], [330, 1172], [590, 2091]],
    ['bioblast', [395, 1495], [454, 1719], [475, 1797], [847, 3207]],
    ['bioseal', [495, 1495], [569, 1719], [595, 1797], [1062, 3207]],
    ['lineguard', [350, 1200], [403, 1380], [421, 1442], [751, 2574]],
    ['hardscape', [495, 1800], [569, 2070], [595, 2163], [1062, 3861]],
    ['gutter-clean', [175, 795], [201, 914], [210, 955], [375, 1705]],
    ['gutter-guards', [9, 16], [10, 18], [11, 19], [19, 34]],
    ['flow-audit', [75, 150], [86, 173], [90, 180], [161, 322]],
    ['lighting', [750, 3500], [863, 4025], [901, 4206], [1609, 7508]],
    ['bin-cleaning', [25, 45], [29, 52], [30, 54], [54, 97]],
    ['glass', [95, 395], [109, 454], [114, 475], [204, 847]],
  ];
  const all = figures.map(([id, [min = 0, max = 0]]): SelectedItem => ({ id, price: { min, max } }));
  const answers = [
    { name: 'no answers', chosen: factors(), column: 1, total: { min: 3139, max: 11866 } },
    { name: '2 stories', chosen: factors(1.15), column: 2, total: { min: 3609, max: 13645 } },
    {
      name: '2 stories, Light, Typical access',
      chosen: factors(1.15, 0.95, 1.1, 1),
      column: 3,
      total: { min: 3772, max: 14260 },
    },
    {
      name: '3+ stories, Heavy, pavers, Limited access',
      chosen: factors(1.3, 1.2, 1.25, 1.1),
      column: 4,
      total: { min: 6734, max: 25453 },
    },
  ];

  test.each(answers)('$name', ({ chosen, column, total }) => {
    const result = estimate({ items: all, factors: chosen });
    expect(result.items.map(({ id, min, max }) => [id, [min, max]])).toEqual(
      figures.map((figure) => [figure[0], figure[column]]),
    );
    expect(result).toMatchObject(total);
  });

  // Products that Math.round, in floating point, makes a dollar too low.
  test.each([
    [350, [1.15], 403],
    [175, [1.15, 1.2], 242],
    [9, [1.2, 1.25], 14],
    [750, [1.15], 863],
    [750, [1.15, 1.2, 1.1], 1139],
    [3500, [1.15, 1.2, 1.25], 6038],
    [25, [1.15, 1.2], 35],
  ])('$%d with factors %j is $%d', (price, values, result) => {
    expect(rangeOf({ items: [item(price, price)], factors: factors(...values) })).toEqual({
      min: result,
      max: result,
    });
  });
});

describe('the items of an estimate', () => {
  test('hold base range, quantity, the factors other than 1, and range', () => {
    const stories = { id: 'stories', factor: 1.15 };
    const condition = { id: 'condition', factor: 1 };
    const guards = { id: 'gutter-guards', price: { min: 9, max: 16 }, quantity: 120 };
    const lineGuard = { id: 'lineguard', price: { min: 350, max: 1200 } };

    expect(estimate({ items: [lineGuard, guards], factors: [stories, condition] })).toEqual({
      min: 1645,
      max: 3588,
      charges: [],
      items: [
        {
          id: 'lineguard',
          base: { min: 350, max: 1200 },
          quantity: 1,
          factors: [stories],
          min: 403,
          max: 1380,
        },
        {
          id: 'gutter-guards',
          base: { min: 9, max: 16 },
          quantity: 120,
          factors: [stories],
          min: 1242,
          max: 2208,
        },
      ],
    });
  });

  test('are none for an empty selection, whose range is 0 to 0', () => {
    expect(estimate({ items: [], factors: factors(1.15) })).toEqual({
      min: 0,
      max: 0,
      items: [],
      charges: [],
    });
  });
});

describe('a price floor', () => {
  const priced = (floor: number) => estimate({ items: [item(100, 200, { floor })], factors: factors(0.5) });

  test.each([
    ['below the range', 40, 50, 100, undefined],
    ['at the minimum', 50, 50, 100, undefined],
    ['between both ends', 80, 80, 100, 80],
    ['above the range', 150, 150, 150, 150],
    ['with cents', 79.9, 79.9, 100, 79.9],
  ])('%s', (_, floor, min, max, applied) => {
    expect(priced(floor)).toMatchObject({ min, max });
    expect(priced(floor).items[0]?.floor).toBe(applied);
  });

  test('applies to the whole item, after quantity', () => {
    const panes = (quantity: number) => item(4, 6, { quantity, floor: 120 });
    expect(rangeOf({ items: [panes(10)], factors: [] })).toEqual({ min: 120, max: 120 });
    expect(rangeOf({ items: [panes(25)], factors: [] })).toEqual({ min: 120, max: 150 });
    expect(rangeOf({ items: [panes(40)], factors: [] })).toEqual({ min: 160, max: 240 });
  });
});

test('no units reach no tier', () => {
  const tiers = [{ upTo: 5, price: { min: 2, max: 3 }, flat: { min: 99, max: 99 } }];
  const of = (quantity: number) => estimate({ items: [{ id: 'a', tiers, quantity }], factors: [] });
  expect(of(0)).toMatchObject({ min: 0, max: 0 });
  expect(of(1)).toMatchObject({ min: 101, max: 102 });
});

test('a price is at most the largest safe integer', () => {
  expect(rangeOf({ items: [item(1e21, Number.MAX_VALUE)], factors: [] })).toEqual({
    min: Number.MAX_SAFE_INTEGER,
    max: Number.MAX_SAFE_INTEGER,
  });
});

test.each([
  ['price', { items: [item(Number.NaN, 1)], factors: [] }],
  ['quantity', { items: [item(1, 1, { quantity: Infinity })], factors: [] }],
  ['factor', { items: [item(1, 1)], factors: factors(-1) }],
  ['floor', { items: [item(1, 1, { floor: Infinity })], factors: [] }],
])('an invalid %s is rejected', (_, selection) => {
  expect(() => estimate(selection)).toThrow(RangeError);
});

/**
 * The test's oracle: fractions of BigInts. It never parses a number's text: the generated fraction is the intended value,
 * and the number that the code receives is made from it.
 */
class Fraction {
  readonly #top: bigint;
  readonly #bottom: bigint;
  constructor(top: bigint, bottom: bigint) {
    this.#top = top;
    this.#bottom = bottom;
  }
  toNumber() {
    return Number(this.#top) / Number(this.#bottom); // both are exact, so the quotient is the nearest number
  }
  times(other: Fraction) {
    return new Fraction(this.#top * other.#top, this.#bottom * other.#bottom);
  }
  plus(other: Fraction) {
    return new Fraction(this.#top * other.#bottom + other.#top * this.#bottom, this.#bottom * other.#bottom);
  }
  /** @returns the nearest number; exact for a value of at most two decimals. */
  centsToNumber() {
    return Number(`${(this.#top * 100n) / this.#bottom}e-2`);
  }
  isAbove(other: Fraction) {
    return this.#top * other.#bottom > other.#top * this.#bottom;
  }
  isHalfway() {
    return (this.#top * 2n) % this.#bottom === 0n && this.#top % this.#bottom !== 0n;
  }
  rounded() {
    const rest = this.#top % this.#bottom;
    const whole = (this.#top - rest) / this.#bottom;
    return new Fraction(this.#bottom - rest > rest ? whole : whole + 1n, 1n);
  }
}

const fraction = (text: string) => {
  const [whole = '', cents = ''] = text.split('.');
  return new Fraction(BigInt(whole + cents), 10n ** BigInt(cents.length));
};
const anyFraction = (largest: number, places: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: largest }), fc.integer({ min: 0, max: places }))
    .map(([top, power]) => new Fraction(BigInt(top), 10n ** BigInt(power)));

const oddPrices = ['350', '12.35', '0.1', '0.2', '0.30', '1.005', '99.99', '2.5', '1000000000'].map(fraction);
const oddFactors = ['1', '1.15', '0.95', '1.1', '1.25', '1.3', '1.2', '0.1', '0.5', '0.0000001'].map(
  fraction,
);

const anyPrice = fc.oneof(fc.constantFrom(...oddPrices), anyFraction(500_000, 4));
const anyFactor = fc.oneof(fc.constantFrom(...oddFactors), anyFraction(3_000, 3));
const anyQuantity = fc.option(fc.oneof(anyFraction(500, 0), anyFraction(5_000, 2)), { nil: undefined });
const anyItem = fc.tuple(anyPrice, anyPrice, anyQuantity).map(([one, other, quantity]) => {
  const [min, max] = one.isAbove(other) ? [other, one] : [one, other];
  return { min, max, quantity };
});
const anyFloors = fc.array(fc.option(anyFraction(500_000, 2), { nil: undefined }), {
  minLength: 12,
  maxLength: 12,
});
const anySelection = fc.record({
  items: fc.array(anyItem, { maxLength: 12 }),
  factors: fc.array(anyFactor, { maxLength: 6 }),
});
type GeneratedSelection = typeof anySelection extends fc.Arbitrary<infer T> ? T : never;

const toSelection = (selection: GeneratedSelection): Selection => ({
  items: selection.items.map(({ min, max, quantity }, index) => ({
    id: `item-${index}`,
    price: { min: min.toNumber(), max: max.toNumber() },
    quantity: quantity?.toNumber(),
  })),
  factors: factors(...selection.factors.map((factor) => factor.toNumber())),
});

test('random selections equal the result in exact fractions', () => {
  const runs = propertyRuns(20_000);
  const largest = new Fraction(BigInt(Number.MAX_SAFE_INTEGER), 1n);
  const hard = { halfway: 0, wrongInBinary: 0, floored: 0, aboveFloor: 0 };

  fc.assert(
    fc.property(anySelection, anyFloors, (selection, floors) => {
      const expected = selection.items.map(({ min, max, quantity }, index) =>
        [min, max].map((end) => {
          const all = [...(quantity ? [quantity] : []), ...selection.factors];
          const product = all.reduce((a, b) => a.times(b), end);
          const rounded = product.isAbove(largest) ? largest : product.rounded();
          const binary = all.reduce((a, b) => a * b.toNumber(), end.toNumber());
          const floor = floors[index];
          if (product.isHalfway()) hard.halfway++;
          if (Math.round(binary) < 2 ** 53 && Math.round(binary) !== rounded.toNumber()) hard.wrongInBinary++;
          if (floor) hard[floor.isAbove(rounded) ? 'floored' : 'aboveFloor']++;
          return floor?.isAbove(rounded) ? floor : rounded;
        }),
      );
      const total = (end: number) =>
        expected.reduce((sum, ends) => sum.plus(ends[end] ?? sum), new Fraction(0n, 1n)).centsToNumber();

      const { items, ...rest } = toSelection(selection);
      const floored = items.map((selected, index) => ({ ...selected, floor: floors[index]?.toNumber() }));
      const result = estimate({ ...rest, items: floored });

      expect(result.items.map(({ min, max }) => [min, max])).toEqual(
        expected.map((ends) => ends.map((end) => end.centsToNumber())),
      );
      expect([result.min, result.max]).toEqual([total(0), total(1)]);
    }),
    { numRuns: runs },
  );

  // The comparison means something only if it covered the hard cases.
  expect(hard.halfway).toBeGreaterThan(runs / 20);
  expect(hard.wrongInBinary).toBeGreaterThan(runs / 400);
  expect(hard.floored).toBeGreaterThan(runs / 20);
  expect(hard.aboveFloor).toBeGreaterThan(runs / 20);
}, 120_000);

describe('for any selection', () => {
  const selections = anySelection.map(toSelection);
  const shuffled = <T>(values: readonly T[]) =>
    fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length });

  test('the order of items and of factors does not matter', () => {
    const reordered = selections.chain((selection) =>
      fc.record({
        selection: fc.constant(selection),
        items: shuffled(selection.items),
        factors: shuffled(selection.factors),
      }),
    );
    fc.assert(
      fc.property(reordered, ({ selection, items, factors: chosen }) => {
        const result = estimate({ items, factors: chosen });
        expect(result).toMatchObject(rangeOf(selection));
        expect(result.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
      }),
    );
  });

  test('the minimum is never above the maximum, with floors too', () => {
    fc.assert(
      fc.property(selections, fc.double({ min: 0, max: 5000, noNaN: true }), (selection, floor) => {
        const items = selection.items.map((selected) => ({ ...selected, floor }));
        const result = estimate({ ...selection, items });
        for (const { min, max } of [result, ...result.items]) expect(min).toBeLessThanOrEqual(max);
        for (const { min } of result.items) expect(min).toBeGreaterThanOrEqual(floor);
      }),
    );
  });

  test('one more item adds exactly its own range', () => {
    const more = anyItem.map((extra) => toSelection({ items: [extra], factors: [] }).items);
    fc.assert(
      fc.property(selections, more, (selection, extra) => {
        const before = estimate(selection);
        const alone = estimate({ ...selection, items: extra });
        const after = estimate({ ...selection, items: [...selection.items, ...extra] });
        fc.pre(after.max <= Number.MAX_SAFE_INTEGER); // above it, not even `+` here would be exact
        expect(after).toMatchObject({ min: before.min + alone.min, max: before.max + alone.max });
      }),
    );
  });

  test('a factor of 1 and a quantity of 1 change neither the range nor the items', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        expect(estimate({ ...selection, factors: [...selection.factors, ...factors(1)] })).toEqual(
          estimate(selection),
        );
        const withoutQuantity = selection.items.map(({ id, price }) => ({ id, price }));
        const withOne = withoutQuantity.map((selected) => ({ ...selected, quantity: 1 }));
        expect(estimate({ ...selection, items: withOne })).toEqual(
          estimate({ ...selection, items: withoutQuantity }),
        );
      }),
    );
  });

  test('a quantity is a factor of that item alone', () => {
    fc.assert(
      fc.property(selections, fc.integer({ min: 0, max: 10_000 }), (selection, quantity) => {
        const items = selection.items.map(({ id, price }) => ({ id, price }));
        const [first, ...others] = items;
        fc.pre(first !== undefined);
        const scaled = estimate({ ...selection, items: [{ ...first, quantity }, ...others] });
        const asFactor = estimate({
          items: [first],
          factors: [...selection.factors, ...factors(quantity)],
        });
        const [line, ...otherLines] = scaled.items;
        expect(line).toMatchObject({ quantity, min: asFactor.min, max: asFactor.max });
        expect(otherLines).toEqual(estimate({ ...selection, items: others }).items);
      }),
    );
  });
});
