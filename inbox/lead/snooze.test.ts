import { expect, it } from 'vitest';
import { snoozes } from './snooze';

// 31 January 2030 is a Thursday.
it.each([
  ['hour', new Date(2030, 0, 31, 15), new Date(2030, 0, 31, 16)],
  ['afternoon', new Date(2030, 0, 31, 22), new Date(2030, 1, 1, 1)],
  ['tomorrow', new Date(2030, 0, 31, 15), new Date(2030, 1, 1, 9)],
  ['monday', new Date(2030, 0, 31, 15), new Date(2030, 1, 4, 9)],
  ['monday', new Date(2030, 1, 3, 15), new Date(2030, 1, 4, 9)],
  ['monday', new Date(2030, 1, 4, 8), new Date(2030, 1, 11, 9)],
] as const)('%s from %s is until %s', (name, now, expected) => {
  expect(snoozes[name](now)).toEqual(expected);
});
