import { expect, test } from 'vitest';
import { linesFrom, linesOf, numberFrom } from './typedValues';

test.each([
  ['12', 12],
  ['1.', 1],
  ['.5', 0.5],
  ['1.50', 1.5],
  ['1,5', 1.5],
  [' 7 ', 7],
  ['-3', -3],
  ['', undefined],
  [' ', undefined],
  ['12x', '12x'],
  ['1,200', '1,200'],
  ['1e9', '1e9'],
  ['0x10', '0x10'],
  ['Infinity', 'Infinity'],
])('"%s" is %o', (typed, value) => expect(numberFrom(typed)).toBe(value));

test('lines are entries, without blank ones', () => {
  expect(linesFrom(' Austin\n\nRound Rock \n', 'text')).toEqual(['Austin', 'Round Rock']);
  expect(linesFrom('1\n2.5\nx', 'number')).toEqual([1, 2.5, 'x']);
});

test('a list reads back from its lines, also one with what is no text', () => {
  expect(linesOf(['Austin', 'Round Rock'])).toBe('Austin\nRound Rock');
  expect(linesOf([1, { a: 2 }])).toBe('1\n{"a":2}');
  expect(linesOf('no list')).toBe('');
});
