import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { agree, clockOf, dateIn, dayAndTime, localeFor, longDay, timeText, zoneName } from './times';

const ATLANTA = 'America/New_York';
const windows = [{}];
/** Spaces of any kind as plain ones: engines differ in them. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

const MORNING = { start: '2026-12-01T13:00:00.000Z', end: '2026-12-01T15:00:00.000Z' };
const NOON = { start: '2026-12-01T16:00:00.000Z', end: '2026-12-01T18:30:00.000Z' };

test.each([
  ['en', ATLANTA, MORNING, '8 – 10 AM'],
  ['en', ATLANTA, NOON, '11:00 AM – 1:30 PM'],
  ['es', ATLANTA, MORNING, '8–10 a.m.'],
  ['es', 'Europe/Madrid', MORNING, '14:00–16:00'],
  ['de', 'Europe/Berlin', MORNING, '14:00–16:00 Uhr'],
  ['de', ATLANTA, MORNING, '08:00–10:00 Uhr'],
])('a window in %s in %s', (lang, zone, period, expected) => {
  expect(plain(timeText(period, clockOf(lang, zone, { windows })))).toBe(expected);
});

test('of an exact time the end is not said', () => {
  expect(plain(timeText(NOON, clockOf('en', ATLANTA)))).toBe('11 AM');
  expect(plain(timeText(MORNING, clockOf('de', 'Europe/Berlin')))).toBe('14:00');
});

test.each([
  ['en', 'Tue, Dec 1, 8 – 10 AM'],
  ['es', 'mar, 1 de dic, 8–10 a.m.'],
  ['de', 'Di., 1. Dez., 08:00–10:00 Uhr'],
])('with its day in %s', (lang, expected) => {
  expect(plain(dayAndTime(MORNING, clockOf(lang, ATLANTA, { windows })))).toBe(expected);
});

test('the day is that of the firm', () => {
  const evening = '2026-12-02T03:30:00.000Z';
  expect(dateIn(evening, ATLANTA)).toBe('2026-12-01');
  expect(dateIn(evening, 'Europe/Berlin')).toBe('2026-12-02');
  expect(longDay('2026-12-01', 'en')).toBe('Tuesday, December 1');
});

test.each([
  ['es', ATLANTA, 'es-US'],
  ['es', 'Europe/Madrid', 'es'],
  ['es-MX', ATLANTA, 'es-MX'],
  ['no tag', ATLANTA, 'en'],
])('the locale of %s in %s is %s', (lang, zone, expected) => {
  expect(localeFor(lang, zone)).toBe(expected);
});

test('zones agree by what their clocks show, and when', () => {
  expect(agree(ATLANTA, 'America/Detroit', MORNING.start)).toBe(true);
  expect(agree(ATLANTA, 'America/Chicago', MORNING.start)).toBe(false);
  // Arizona has no summer time.
  expect(agree('America/Denver', 'America/Phoenix', '2026-12-01T12:00:00Z')).toBe(true);
  expect(agree('America/Denver', 'America/Phoenix', '2026-07-01T12:00:00Z')).toBe(false);
});

test('a zone has its name in each language', () => {
  expect(zoneName(clockOf('en', ATLANTA), MORNING.start)).toBe('Eastern Time');
  expect(zoneName(clockOf('es', ATLANTA), MORNING.start)).toBe('hora oriental');
});

test('any time in any language and zone is said', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 1440 }),
      fc.constantFrom('en', 'es', 'de', 'ar', 'pt-BR'),
      fc.constantFrom(ATLANTA, 'Asia/Kolkata', 'Pacific/Honolulu', 'Europe/London'),
      (start, minutes, lang, zone) => {
        const end = new Date(start.getTime() + minutes * 60_000).toISOString();
        const text = dayAndTime({ start: start.toISOString(), end }, clockOf(lang, zone, { windows }));
        expect(text).toMatch(/\p{Nd}/u);
      },
    ),
  );
});
