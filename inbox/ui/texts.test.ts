import { expect, it } from 'vitest';
import { inboxTexts } from '../../src/languages/inbox';
import { formatAge, formatDue, formatPrice, formatShortTime } from './texts';

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

it.each([
  ['2030-06-15T17:59:30Z', '0m'],
  ['2030-06-15T17:15:00Z', '45m'],
  ['2030-06-15T15:00:00Z', '3h'],
  ['2030-06-14T14:00:00Z', '28h'],
  ['2030-06-12T18:00:00Z', '3d'],
  ['2030-06-01T18:00:00Z', 'Jun 1'],
  // A device's clock may be behind.
  ['2030-06-15T18:05:00Z', '0m'],
])('what came at %s is %s old', (time, expected) => {
  expect(formatAge(time, { lang: 'en', timeZone: 'UTC' }, now)).toBe(expected);
});

it.each([
  ['2030-06-15T20:30:00Z', 'en', { text: '2h left', isLate: false }],
  ['2030-06-15T17:30:00Z', 'en', { text: '30m late', isLate: true }],
  ['2030-06-15T20:30:00Z', 'es', { text: 'quedan 2h', isLate: false }],
] as const)('what is due at %s is, in %s, %j', (time, lang, expected) => {
  expect(formatDue(time, lang, inboxTexts[lang], now)).toEqual(expected);
});

it.each([
  [{ min: 348, max: 1233, currency: 'USD' }, 'en', '$348–$1,233'],
  [{ min: 348, max: 1233, currency: 'USD' }, 'es', '$348–$1,233'],
  [{ min: 348, max: 1233, currency: 'EUR', locale: 'de-AT' }, 'en', '€\u00a0348–€\u00a01.233'],
] as const)('%j in %s is %s', (price, lang, expected) => {
  expect(formatPrice(price, lang, inboxTexts[lang])).toBe(expected);
});
