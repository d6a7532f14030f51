import { expect, test } from 'vitest';
import { jsonPlace } from './jsonPlace';

test.each([
  ['{"a": 1,\n "b": }', 2, 7],
  ['{"a": 1,\n}', 2, 1],
  ['{"a": 1\n "b": 2}', 2, 2],
  ["{'a': 1}", 1, 2],
  ['{"a": [1, 2', 1, 12],
])('%j is wrong in line %i, column %i', (text, line, column) =>
  expect(jsonPlace(text)).toEqual({ line, column }),
);
