import { expect, test } from 'vitest';
import { clampWidth, stepOf } from './width';

test.each([
  ['ArrowLeft', 500, 490],
  ['ArrowRight', 500, 510],
  ['PageDown', 500, 400],
  ['PageUp', 500, 600],
  ['Home', 500, 280],
  ['End', 500, 1600],
  ['ArrowLeft', 283, 280],
  ['ArrowRight', 1599, 1600],
  ['Enter', 500, undefined],
])('the key %s leads from %i px to %s', (key, from, to) => expect(stepOf(key, from)).toBe(to));

test('a width is whole px within its limits', () =>
  expect([100, 400.4, 5000].map(clampWidth)).toEqual([280, 400, 1600]));
