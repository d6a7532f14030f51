import { expect, test } from 'vitest';
import { mostTimes } from './mostTimes';

const hours = [
  { open: '08:00', close: '12:00' },
  { open: '09:00', close: '17:00' },
];

test.each([
  [{ hours, windows: [{}, {}, {}] }, 3],
  [{ hours }, 16],
  [{ hours, every: 60 }, 8],
  [{ hours, every: 5 }, 24],
  [{}, 0],
])('%j: room for %i times', (availability, expected) => {
  expect(mostTimes(availability)).toBe(expected);
});
