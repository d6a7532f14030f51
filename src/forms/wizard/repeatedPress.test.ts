import { expect, test } from 'vitest';
import { repeats } from './repeatedPress';

const first = { at: 1000, x: 100, y: 50 };

test.each([
  ['at once, at the same spot', { at: 1080, x: 100, y: 50 }, true],
  ['a moment later, as near as a finger hits', { at: 1400, x: 112, y: 60 }, true],
  ['later', { at: 1600, x: 100, y: 50 }, false],
  ['elsewhere', { at: 1080, x: 160, y: 50 }, false],
])('%s, a tap repeats the one before it: %j', (_, press, expected) => {
  expect(repeats(press, first)).toBe(expected);
});

test('the first tap repeats none', () => expect(repeats(first, undefined)).toBe(false));
