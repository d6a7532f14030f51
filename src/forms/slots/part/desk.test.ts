import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deskAddress, readChoice, readDays, timesAddress } from './desk';
import { zipIn } from './slotForm';

test.each([
  ['https://desk.example/api/requests', 'https://desk.example/api/slots'],
  ['https://desk.example/api/requests/larkspur', 'https://desk.example/api/slots/larkspur'],
  ['https://example.com/sub/api/requests', 'https://example.com/sub/api/slots'],
  ['https://example.com/wp-json/biosystem/v1/requests', undefined],
  ['https://example.com/api/requests?form=1', undefined],
  ['https://example.com/api/requests/a/b', undefined],
  ['https://hooks.example/abc', undefined],
  [undefined, undefined],
])('the address of the times beside %s', (endpoint, expected) => {
  expect(deskAddress(endpoint, 'slots')).toBe(expected);
  expect(deskAddress(endpoint, 'holds')).toBe(expected?.replace('slots', 'holds'));
});

test.each([
  ['https://desk.example/api/requests/larkspur', 'https://desk.example/api/slots/larkspur'],
  ['https://example.com/wp-json/biosystem/v1/leads', 'https://example.com/wp-json/biosystem/v1/wishes'],
  ['/sub/wp-json/biosystem/v1/leads/', '/sub/wp-json/biosystem/v1/wishes'],
  ['/index.php?rest_route=/biosystem/v1/leads', '/index.php?rest_route=/biosystem/v1/wishes'],
  ['/wp-admin/admin-ajax.php?action=biosystem_lead', '/wp-admin/admin-ajax.php?action=biosystem_wishes'],
  ['https://example.com/other/v1/leads', undefined],
  ['https://hooks.example/abc', undefined],
  [undefined, undefined],
])('times are asked for beside %s, of a desk or of WordPress', (endpoint, expected) => {
  expect(timesAddress(endpoint)).toBe(expected);
});

const slot = { start: '2026-12-01T13:00:00.000Z', end: '2026-12-01T15:00:00.000Z', state: 'free' };

test('what a desk answers is read, what is none of its kind is left out', () => {
  const days = [
    { date: '2026-12-01', slots: [slot, { start: 'soon' }, null, { ...slot, state: 'request' }] },
    { date: 'tomorrow', slots: [slot] },
    { date: '2026-12-02' },
    7,
  ];
  expect(readDays({ timeZone: 'America/New_York', days })).toEqual({
    timeZone: 'America/New_York',
    days: [{ date: '2026-12-01', slots: [slot, { ...slot, state: 'request' }] }],
  });
});

test.each([null, 'text', {}, { timeZone: 'America/New_York' }, { timeZone: 'Moon/Base', days: [] }])(
  'no answer of a desk: %j',
  (answer) => {
    expect(() => readDays(answer)).toThrow(/no answer of a lead desk|time ?zone/i);
  },
);

test('nothing that another script stored is taken for a choice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(readChoice(stored)).toBeUndefined();
    }),
  );
  expect(readChoice({ slot, timeZone: 'America/New_York' })).toEqual({ slot, timeZone: 'America/New_York' });
});

test.each([
  ['12 Main Street\nAlpharetta, GA 30009', '30009'],
  ['12345 Oak Road, Roswell, GA 30075-1234', '30075'],
  ['10 Downing Street, London SW1A 2AA', 'SW1A 2AA'],
  ['12 Main Street', undefined],
])('the ZIP code in %j', (address, expected) => {
  expect(zipIn(address)).toBe(expected);
});
