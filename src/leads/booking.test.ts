import { expect, test } from 'vitest';
import { readBooking } from './booking';

const time = { start: '2026-12-01T13:00:00.000Z', end: '2026-12-01T15:00:00.000Z' };

test.each([
  [
    { id: 'a', booked: time },
    { state: 'booked', ...time },
  ],
  [
    { id: 'a', requested: time },
    { state: 'requested', ...time },
  ],
  [{ id: 'a' }, undefined],
  [{ booked: true }, undefined],
  [{ booked: { start: 'soon', end: 'later' } }, undefined],
])('%j books %j', (answer, expected) => {
  expect(readBooking(answer)).toEqual(expected);
});
