import { expect, it } from 'vitest';
import { parseQuietHours, quietUntil } from './quietHours';

it.each([
  ['21:00-07:00', { from: 1260, until: 420 }],
  [' 00:00 – 06:30 ', { from: 0, until: 390 }],
  ['7-8', undefined],
  ['24:00-07:00', undefined],
  ['07:00-07:00', undefined],
  ['21:60-07:00', undefined],
  ['always', undefined],
])('"%s" are quiet hours, or none', (text, hours) => {
  expect(parseQuietHours(text)).toEqual(hours);
});

it.each([
  // New York, UTC-5
  ['21:00-07:00', '2026-01-15T01:59:59Z', undefined],
  ['21:00-07:00', '2026-01-15T02:00:00Z', '2026-01-15T02:15:00Z'],
  ['21:00-07:00', '2026-01-15T11:50:30Z', '2026-01-15T12:00:00Z'],
  ['21:00-07:00', '2026-01-15T12:00:00Z', undefined],
  ['12:00-13:00', '2026-01-15T17:30:00Z', '2026-01-15T17:45:00Z'],
  ['12:00-13:00', '2026-01-15T18:00:00Z', undefined],
  // The night in which clocks are put forward: 02:00 is 03:00.
  ['21:00-03:00', '2026-03-08T06:59:00Z', '2026-03-08T07:14:00Z'],
  ['21:00-03:00', '2026-03-08T07:00:00Z', undefined],
])('%s at %s', (text, now, until) => {
  const hours = parseQuietHours(text);
  const found = hours && quietUntil(hours, 'America/New_York', new Date(now));
  expect(found?.toISOString()).toBe(until && new Date(until).toISOString());
});
