import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpenQuote, quoteParts, quoteTotal } from './quote';

const item = (min: number, max: number) => ({ price: { min, max } });
const allItems = [
  item(275, 975),
  item(450, 1800),
  item(495, 2200),
  item(450, 1200),
  item(400, 900),
  item(275, 1200),
  item(750, 4500),
  item(25, 40),
  item(35, 195),
];

test('all items of the specification total $3,155 to $13,010', () => {
  expect(quoteTotal(allItems)).toEqual({ min: 3155, max: 13010 });
});

test('no checked items total 0 to 0', () => {
  expect(quoteTotal([])).toEqual({ min: 0, max: 0 });
});

test('cents are added exactly', () => {
  expect(quoteTotal([item(0.1, 12.35), item(0.2, 12.35)])).toEqual({ min: 0.3, max: 24.7 });
});

test('the total equals the sum in cents, in any order of the items', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const prices = fc.array(fc.tuple(cents, cents), { maxLength: 30 });
  fc.assert(
    fc.property(prices, (drawn) => {
      const items = drawn.map(([a, b]) => item(Math.min(a, b) / 100, Math.max(a, b) / 100));
      const total = {
        min: drawn.reduce((sum, [a, b]) => sum + Math.min(a, b), 0) / 100,
        max: drawn.reduce((sum, [a, b]) => sum + Math.max(a, b), 0) / 100,
      };
      expect(quoteTotal(items)).toEqual(total);
      expect(quoteTotal(items.toReversed())).toEqual(total);
    }),
  );
});

test('what is paid monthly is a part of its own, and of the total', () => {
  const wash = { price: { min: 275, max: 975 } };
  const plan = { price: { min: 35, max: 195 }, monthly: true };
  const total = { min: 310, max: 1170 };
  expect(quoteParts([wash, plan])).toEqual({ total, once: wash.price, monthly: plan.price });
  expect(quoteTotal([wash, plan])).toEqual(total);
  expect(quoteParts([wash])).toEqual({ total: wash.price, once: wash.price });
  expect(quoteParts([plan])).toEqual({ total: plan.price, monthly: plan.price });
  expect(quoteParts([])).toEqual({});
});

test('the price of one unit is not added up', () => {
  const guards = { price: { min: 9, max: 14, unit: 'foot' } };
  expect(quoteTotal([item(275, 975), guards])).toEqual({ min: 275, max: 975 });
  expect(quoteParts([guards])).toEqual({});
  expect(quoteTotal([guards])).toEqual({ min: 0, max: 0 });
  expect(isOpenQuote([item(275, 975), guards])).toBe(true);
  expect(isOpenQuote([item(275, 975)])).toBe(false);
});

test.each([
  [
    'a start beside a start',
    [
      { min: 99, max: 99, from: true },
      { min: 50, max: 50 },
    ],
    { min: 149, max: 149, from: true },
  ],
  [
    'a start beside a range',
    [
      { min: 99, max: 99, from: true },
      { min: 50, max: 80 },
    ],
    { min: 149, max: 179, openEnded: true },
  ],
  ['an open range', [{ min: 495, max: 1495, openEnded: true }], { min: 495, max: 1495, openEnded: true }],
])('a total may be as open as its prices: %s', (_, prices, total) => {
  expect(quoteParts(prices.map((price) => ({ price }))).total).toEqual(total);
});
