import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved, nextKeys, noKeys } from './listKeys';

const entries = (...names: string[]) => names.map((name) => ({ name }));
const begin = (list: readonly unknown[]) => nextKeys(noKeys, list);

describe('the keys of a list', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const before = begin([a, b, c]);
  const [keyA, keyB, keyC] = before.keys;

  test.each([
    ['an entry that was edited in its place keeps its key', [a, { name: 'B' }, c], [keyA, keyB, keyC]],
    ['moved entries take theirs along', [c, a, b], [keyC, keyA, keyB]],
    ['of a deleted one nothing is left', [a, c], [keyA, keyC]],
    ['one that was added has a new one', [a, b, c, { name: 'd' }], [keyA, keyB, keyC, 4]],
    ['one that was put between has a new one', [a, { name: 'd' }, b, c], [keyA, 4, keyB, keyC]],
  ])('%s', (_what, list, keys) => expect(nextKeys(before, list).keys).toEqual(keys));

  test('of the same list are the same', () => expect(nextKeys(before, before.list)).toBe(before));

  test('differ from one another, whatever happens', () => {
    const texts = fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 6 }), (lists) => {
        let known = noKeys;
        for (const list of lists) {
          known = nextKeys(known, list);
          expect(known.keys).toHaveLength(list.length);
          expect(new Set(known.keys).size).toBe(list.length);
        }
      }),
    );
  });
});

describe('moving an entry', () => {
  const list = entries('a', 'b', 'c');
  const [a, b, c] = list;

  test.each([
    [0, 2, [b, c, a]],
    [2, 0, [c, a, b]],
    [1, 1, list],
    [0, 3, list],
    [-1, 0, list],
  ])('from %i to %i', (from, to, expected) => expect(moved(list, from, to)).toEqual(expected));

  test('that goes nowhere leaves the list itself', () => expect(moved(list, 1, 1)).toBe(list));
});
