import { expect, test } from 'vitest';
import { linesFrom, linesOf, numberFrom, separatedAt } from './typedValues';

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

test.each([
  ['servedZips', 'text', '970, 971, 972', ['970', '971', '972']],
  ['zips', 'text', ' 970 971;972\n\n97301, ', ['970', '971', '972', '97301']],
  ['cities', 'text', 'Austin, Round Rock\nLake Oswego', ['Austin', 'Round Rock', 'Lake Oswego']],
  [
    'includes',
    'text',
    ' Loading, driving and unloading\n\nBlankets \n',
    ['Loading, driving and unloading', 'Blankets'],
  ],
  ['choices', 'number', '1, 2,3 x', [1, 2, 3, 'x']],
  ['choices', 'number', '1\n2.5', [1, 2.5]],
] as const)('the list %s of %ss may be typed as %j', (key, of, typed, entries) =>
  expect(linesFrom(typed, of, separatedAt(key, of))).toEqual(entries),
);

test('a list reads back from its lines, also one with what is no text', () => {
  expect(linesOf(['Austin', 'Round Rock'])).toBe('Austin\nRound Rock');
  expect(linesOf([1, { a: 2 }])).toBe('1\n{"a":2}');
  expect(linesOf('no list')).toBe('');
});
