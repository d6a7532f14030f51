import { expect, it } from 'vitest';
import { formatShortTime } from './texts';

const now = new Date('2030-06-15T18:00:00Z');

it.each([
  ['2030-06-15T09:05:00Z', 'en', 'UTC', '9:05 AM'],
  ['2030-06-15T09:05:00Z', 'es', 'UTC', '9:05'],
  ['2030-06-15T09:05:00Z', 'en', 'America/New_York', '5:05 AM'],
  ['2030-06-14T23:59:00Z', 'en', 'UTC', 'Jun 14'],
  ['2030-06-15T03:59:00Z', 'en', 'America/New_York', 'Jun 14'],
  ['2029-12-31T12:00:00Z', 'en', 'UTC', 'Dec 31, 2029'],
])('%s in %s in %s is %s', (time, lang, timeZone, expected) => {
  expect(formatShortTime(time, { lang, timeZone }, now).replaceAll('\u202f', ' ')).toBe(expected);
});
