import { expect, test } from 'vitest';
import { csvCases } from '../testing/csvCases';
import { csvCell } from './csvCell';

test.each(csvCases)('%j is %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
