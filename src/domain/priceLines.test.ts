import { describe, expect, test } from 'vitest';
import { chargePrice, depositPrice, type PricedLine, reasonsOf } from './priceLines';

const base = { min: 9, max: 16 };
const free = { min: 0, max: 0 };
const line: PricedLine = { id: 'guards', base };

describe('the reasons of a price', () => {
  test.each([
    ['of a job', line, [{ say: 'base', price: base, unit: undefined }]],
    [
      'of a unit that nobody counted',
      { ...line, unit: 'foot' },
      [
        { say: 'base', price: base, unit: 'foot' },
        { say: 'unitPrice', unit: 'foot' },
      ],
    ],
    [
      'of counted units',
      { ...line, unit: 'foot', quantity: 12.5, billedQuantity: 13, floor: 99.5 },
      [
        { say: 'quantity', count: 12.5, price: base, unit: 'foot' },
        { say: 'billed', count: 13 },
        { say: 'floor', price: { min: 99.5, max: 99.5 } },
      ],
    ],
    [
      'of a quantity that is open',
      { ...line, unit: 'foot', from: true },
      [{ say: 'base', price: base, unit: 'foot' }, { say: 'quantityOpen' }],
    ],
    [
      'of units by tier',
      {
        ...line,
        quantity: 15,
        parts: [
          { quantity: 10, price: free, flat: base },
          { quantity: 5, price: base, flat: free },
        ],
      },
      [
        { say: 'flat', price: base },
        { say: 'quantity', count: 5, price: base, unit: undefined },
      ],
    ],
    ['that is on request', { ...line, onRequest: true }, []],
  ] as const)('%s', (_name, priced, reasons) => expect(reasonsOf(priced, [])).toEqual(reasons));

  test('name the answers that change this line', () => {
    const answer = { label: 'Stories', answer: '2', factor: 1.15 };
    const factors = [
      answer,
      { ...answer, factor: 1 },
      { ...answer, factor: 2, items: ['other'] },
      { ...answer, factor: 3, items: ['guards'] },
    ];
    expect(reasonsOf(line, factors).slice(1)).toEqual([
      { say: 'times', ...answer },
      { say: 'times', ...answer, factor: 3, items: ['guards'] },
    ]);
  });
});

test.each([
  [{ kind: 'tax', percent: 8, min: 4, max: 6 }, true, { min: 4, max: 6, from: true }],
  [{ kind: 'tax', percent: 8, min: 4, max: 6 }, false, { min: 4, max: 6, from: false }],
  [{ kind: 'discount', percent: 8, min: -4, max: -6 }, true, { min: 4, max: 6, from: false }],
  [{ kind: 'fee', min: 7, max: 6 }, true, { min: 6, max: 7, from: false }],
] as const)('the price of a charge %j of an estimate, open: %s', (charge, isOpen, price) =>
  expect(chargePrice(charge, isOpen)).toEqual(price),
);

test('a fixed deposit is known where the estimate is open', () => {
  expect(depositPrice({ ...base, amount: 16 }, true)).toEqual({ ...base, from: false });
  expect(depositPrice(base, true)).toEqual({ ...base, from: true });
});
