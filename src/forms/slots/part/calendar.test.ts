import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayAfterKey,
  firstWeekday,
  monthOf,
  weekStart,
  weeksOf,
  within,
} from './calendar';

const days = fc.integer({ min: 0, max: 60_000 }).map((nth) => addDays('1990-01-01', nth));
const weekdays = fc.integer({ min: 1, max: 7 });

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days are %s', (date, count, expected) => {
  expect(addDays(date, count)).toBe(expected);
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2027-01-01', -1, '2026-12-01'],
])('%s and %i months are %s', (date, count, expected) => {
  expect(addMonths(date, count)).toBe(expected);
});

test('a day more and a day less is the same day', () => {
  fc.assert(
    fc.property(days, (date) => {
      expect(addDays(addDays(date, 1), -1)).toBe(date);
    }),
  );
});

test('six weeks hold every day of their month once, one after another', () => {
  fc.assert(
    fc.property(days, weekdays, (date, first) => {
      const shown = weeksOf(monthOf(date), first).flat();
      expect(shown).toHaveLength(42);
      expect(shown).toContain(date);
      expect(shown).toContain(addDays(addMonths(`${monthOf(date)}-01`, 1), -1));
      expect(shown.every((day, index) => index === 0 || day === addDays(shown[index - 1] ?? '', 1))).toBe(
        true,
      );
      expect(shown[0]).toBe(weekStart(shown[0] ?? '', first));
    }),
  );
});

// 2026-12-02 is a Wednesday.
test.each([
  ['ArrowLeft', '2026-12-01'],
  ['ArrowRight', '2026-12-03'],
  ['ArrowUp', '2026-11-25'],
  ['ArrowDown', '2026-12-09'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['PageUp', '2026-11-02'],
  ['PageDown', '2027-01-02'],
  ['a', undefined],
])('%s leads to %s', (key, expected) => {
  expect(dayAfterKey(key, '2026-12-02', { first: 7 })).toBe(expected);
});

test('in a page from right to left, the arrow keys lead the other way', () => {
  expect(dayAfterKey('ArrowLeft', '2026-12-02', { first: 7, rtl: true })).toBe('2026-12-03');
  expect(dayAfterKey('ArrowRight', '2026-12-02', { first: 7, rtl: true })).toBe('2026-12-01');
});

test.each([
  ['en-US', 7],
  ['es-US', 7],
  ['de', 1],
])('weeks in %s begin on day %i', (locale, expected) => {
  expect(firstWeekday(locale)).toBe(expected);
});

test('a day beyond the ends is the end', () => {
  expect(within('2026-11-01', '2026-12-01', '2026-12-31')).toBe('2026-12-01');
  expect(within('2027-11-01', '2026-12-01', '2026-12-31')).toBe('2026-12-31');
  expect(within('2026-12-07', '2026-12-01', '2026-12-31')).toBe('2026-12-07');
});
