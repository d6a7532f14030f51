import { describe, expect, test } from 'vitest';
import { initialQuantity, leastQuantity, type QuantityRules, readQuantity, unitPrice } from './quantity';

describe('what was entered', () => {
  test.each<[entered: string | undefined, rules: QuantityRules, read: number | 'invalid' | undefined]>([
    [undefined, {}, undefined],
    [undefined, { default: 2 }, 2],
    [undefined, { control: 'slider', min: 3, max: 12 }, 3],
    [undefined, { control: 'slider', max: 12 }, 1],
    ['', { default: 2 }, undefined], // taken out again
    ['  ', {}, undefined],
    [' 1,200 ', {}, 1200],
    ['1.5', {}, 1.5],
    ['abc', {}, 'invalid'],
    ['0', {}, 'invalid'],
    ['0', { allowsNone: true }, 0],
    ['-1', { allowsNone: true }, 'invalid'],
    ['100000', {}, 100_000],
    ['100001', {}, 'invalid'],
    ['2', { min: 3 }, 'invalid'],
    ['3', { min: 3 }, 3],
    ['13', { max: 12 }, 'invalid'],
    ['0.3', { min: 0.1, step: 0.1 }, 0.3], // in binary fractions it is no multiple
    ['0.35', { min: 0.1, step: 0.1 }, 'invalid'],
    ['4', { min: 1, step: 2 }, 'invalid'], // steps count from the least
    ['5', { min: 1, step: 2 }, 5],
    ['2', { control: 'choices', choices: [1, 2, 6] }, 2],
    ['3', { control: 'choices', choices: [1, 2, 6] }, 'invalid'],
  ])('%j under %j is %j', (entered, rules, read) => {
    expect(readQuantity(entered, rules, 'en-US')).toBe(read);
  });

  test('is read as the locale writes it', () => {
    expect(readQuantity('1.200,5', {}, 'de-DE')).toBe(1200.5);
  });
});

test.each<[QuantityRules, least: number | undefined]>([
  [{}, undefined],
  [{ min: 3, step: 2 }, 3],
  [{ step: 0.5 }, 0.5],
  [{ allowsNone: true, step: 5 }, 0],
  [{ control: 'choices', choices: [6, 2, 4] }, 2],
])('the least under %j is %j', (rules, least) => {
  expect(leastQuantity(rules)).toBe(least);
});

test('only a slider stands somewhere before anything is entered', () => {
  expect(initialQuantity({ min: 3 })).toBeUndefined();
  expect(initialQuantity({ min: 3, max: 9, control: 'slider' })).toBe(3);
  expect(initialQuantity({ min: 3, max: 9, control: 'slider', default: 5 })).toBe(5);
});

test('the price of one unit spans all tiers that have one', () => {
  const item = { id: 'walls', name: 'Walls', group: 'outside' };
  const price = { min: 1, max: 2 };
  expect(unitPrice({ ...item, price })).toEqual(price);
  expect(unitPrice({ ...item, tiers: [{ upTo: 10, price: { min: 3, max: 4 } }, { price }] })).toEqual({
    min: 1,
    max: 4,
  });
  expect(unitPrice({ ...item, tiers: [{ flat: { min: 99, max: 129 } }] })).toBeUndefined();
});
