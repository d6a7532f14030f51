import { expect, test } from 'vitest';
import type { Days } from '../../domain/question';
import { boundsOf, isPossibleDay, weekdayNames } from './days';

/** A Thursday. */
const now = new Date(2030, 0, 31, 23, 30);

test.each([
  ['today', {}, '2030-01-31', true],
  ['yesterday', {}, '2030-01-30', false],
  ['in years', {}, '2040-02-29', true],
  ['a day that does not exist', {}, '2030-02-29', false],
  ['no day', {}, 'tomorrow', false],
  ['before the first', { from: 2 }, '2030-02-01', false],
  ['the first', { from: 2 }, '2030-02-02', true],
  ['the last', { to: 28 }, '2030-02-28', true],
  ['after the last', { to: 28 }, '2030-03-01', false],
  ['a Friday', { weekdays: [1, 5] }, '2030-02-01', true],
  ['a Sunday', { weekdays: [1, 5] }, '2030-02-03', false],
  ['a Sunday where Sundays are possible', { weekdays: [7] }, '2030-02-03', true],
] satisfies [string, Days, string, boolean][])('%s', (_, days, day, possible) => {
  expect(isPossibleDay(day, days, now)).toBe(possible);
});

test('the first and the last day are those where the visitor is', () => {
  expect(boundsOf({ from: 1, to: 30 }, now)).toEqual({ first: '2030-02-01', last: '2030-03-02' });
  expect(boundsOf({}, now)).toEqual({ first: '2030-01-31', last: undefined });
});

test('days of the week have their names in the language of the page', () => {
  expect(weekdayNames([1, 2, 7], 'en')).toBe('Monday, Tuesday, and Sunday');
  expect(weekdayNames([6], 'es')).toBe('sábado');
});
