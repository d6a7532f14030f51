import { expect, it } from 'vitest';
import { parseAmount } from './parseAmount';

it.each<[string, number | null | undefined]>([
  ['1250', 1_250],
  ['1,250', 1_250],
  ['1.250', 1_250],
  ['$1,250.50', 1_250.5],
  ['1.250,50 €', 1_250.5],
  ['EUR 99,5', 99.5],
  ["12'000.05", 12_000.05],
  ['1 200 000', 1_200_000],
  ['0', 0],
  [' ', null],
  ['about 300', undefined],
  ['300–400', undefined],
  ['-5', undefined],
  ['12.5000', undefined],
  ['1,25,000', undefined],
])('%s is %s', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});
