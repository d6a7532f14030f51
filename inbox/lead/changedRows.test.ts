import { expect, it } from 'vitest';
import { changedRows } from './changedRows';

it('shows what changed, and nothing else', () => {
  expect(
    changedRows([
      {
        receivedAt: 'a',
        cells: [
          ['fullName', 'Ana'],
          ['phone', '1'],
        ],
      },
      {
        receivedAt: 'b',
        cells: [
          ['fullName', 'Ana'],
          ['phone', '2'],
          ['notes', 'Hi'],
        ],
      },
    ]),
  ).toEqual([
    { field: 'phone', texts: ['1', '2'] },
    { field: 'notes', texts: ['', 'Hi'] },
  ]);
  expect(changedRows([])).toEqual([]);
});
