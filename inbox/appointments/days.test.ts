import { expect, test } from 'vitest';
import { onDay, routeHref, shownDays } from './days';

test('a week begins as it does in the language', () => {
  expect(shownDays('2026-12-03', 'week', 'en-US').at(0)).toBe('2026-11-29');
  expect(shownDays('2026-12-03', 'week', 'es').at(0)).toBe('2026-11-30');
  expect(shownDays('2026-12-03', 'day', 'es')).toEqual(['2026-12-03']);
});

test('a day has what begins on it where the firm is, in the order of time', () => {
  const things = ['2026-12-02T15:00:00Z', '2026-12-02T03:30:00Z', '2026-12-02T13:00:00Z'].map((start) => ({
    start,
  }));
  expect(onDay(things, '2026-12-02', 'America/New_York').map(({ start }) => start)).toEqual([
    '2026-12-02T13:00:00Z',
    '2026-12-02T15:00:00Z',
  ]);
});

const visit = (address: string, state: 'booked' | 'no-show' = 'booked') => ({ address, state });

test('the way leads from visit to visit', () => {
  const href = routeHref([
    visit('1 Oak\nRoad'),
    visit(''),
    visit('2 Elm & Co'),
    visit('9 Gone', 'no-show'),
    visit('3 Pine'),
  ]);
  expect(Object.fromEntries(new URL(href ?? '').searchParams)).toEqual({
    api: '1',
    origin: '1 Oak Road',
    waypoints: '2 Elm & Co',
    destination: '3 Pine',
  });
});

test('one place is no way', () => {
  expect(routeHref([visit('1 Oak Road'), visit(' ')])).toBeUndefined();
});
