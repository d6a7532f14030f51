import { expect, test } from 'vitest';
import { isTimeZone, timeZoneOf } from './timeZone';

test.each([
  ['named', { timeZone: 'Europe/Lisbon', company: { address: { country: 'DE' } } }, 'Europe/Lisbon'],
  ['a state by its letters', { company: { address: { region: 'ga', country: 'US' } } }, 'America/New_York'],
  ['a state by its name', { company: { address: { region: 'Colorado', country: 'us' } } }, 'America/Denver'],
  ['the area served', { currency: 'USD', company: { area: 'North Atlanta, Georgia' } }, 'America/New_York'],
  ['a country', { currency: 'EUR', company: { address: { country: 'DE' } } }, 'Europe/Berlin'],
])('the time zone is known of a firm with it %s', (_, facts, zone) => expect(timeZoneOf(facts)).toBe(zone));

test.each([
  ['a state with two', { company: { address: { region: 'OR', country: 'US' } } }],
  ['a country with several', { company: { address: { region: 'Ontario', country: 'CA' } } }],
  ['a word that is no state', { currency: 'USD', company: { area: 'constructor' } }],
  ['euros and no country', { currency: 'EUR', company: { area: 'Hamburg' } }],
  ['a zone that is none', { timeZone: 'Portland', company: { address: { region: 'GA', country: 'US' } } }],
  ['nothing', {}],
])('a firm with %s has to be asked for its time zone', (_, facts) =>
  expect(timeZoneOf(facts)).toBeUndefined(),
);

test('every zone that states and countries lead to exists', () => {
  expect(isTimeZone('America/New_York')).toBe(true);
  expect(isTimeZone('+02:00')).toBe(false);
});
