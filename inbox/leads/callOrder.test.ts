import { expect, it } from 'vitest';
import { isToCall, neighbour, nextAfter } from './callOrder';

const leads = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it.each([
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  [undefined, 1, 'a'],
  ['of another list', -1, 'a'],
] as const)('from %s by %i is %s', (id, step, expected) => {
  expect(neighbour(leads, id, step)?.id).toBe(expected);
});

it.each([
  ['a', 'b'],
  ['c', 'a'],
  ['of another list', 'a'],
])('after %s comes %s', (id, expected) => {
  expect(nextAfter(leads, id)).toBe(expected);
});

it('after the only one comes nobody', () => {
  expect(nextAfter([{ id: 'a' }], 'a')).toBeUndefined();
});

const now = Date.parse('2030-01-31T12:00:00Z');

it.each([
  [{ state: 'new' }, true],
  [{ state: 'called' }, false],
  [{ state: 'new', suspect: 'honeypot' }, false],
  [{ state: 'new', partial: true }, false],
  [{ state: 'new', snoozedUntil: '2030-01-31T12:00:01Z' }, false],
  [{ state: 'new', snoozedUntil: '2030-01-31T11:59:59Z' }, true],
  [{ state: 'booked', snoozedUntil: '2030-01-31T11:59:59Z' }, true],
] as const)('%j is to be called: %s', (lead, expected) => {
  expect(isToCall(lead, now)).toBe(expected);
});
