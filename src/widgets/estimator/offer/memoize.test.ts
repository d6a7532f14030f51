import { expect, test } from 'vitest';
import { memoize } from './memoize';

test('a result is computed once for the same arguments, and anew where one of them differs', () => {
  let computed = 0;
  const sum = memoize(({ value }: { value: number }, added: number) => {
    computed++;
    return { sum: value + added };
  });
  const [one, alike] = [{ value: 1 }, { value: 1 }];
  expect(sum(one, 2)).toBe(sum(one, 2));
  expect(computed).toBe(1);
  expect(sum(one, 3)).toEqual({ sum: 4 });
  expect(sum(one, 2)).toEqual({ sum: 3 });
  expect(sum(alike, 2)).toEqual({ sum: 3 });
  expect(computed).toBe(4);
});
