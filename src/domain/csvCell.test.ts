import { expect, test } from 'vitest';
import { csvCases, textCases } from '../testing/csvCases';
import { csvCell, textCell } from './csvCell';

test.each(csvCases)('%j is %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(textCases)('%j stays a text as %j', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});
