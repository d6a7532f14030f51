import * as fc from 'fast-check';
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { allDefaults } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { id } from '../../src/content/fields';
import { itemsFromTable, parseTable, type TableRow } from './parseTable';

const rowsOf = (text: string) => parseTable(text).lines.map(({ row, mistake }) => row ?? mistake);
const row = (name: string, min: number, max = min, unit?: string): TableRow => ({
  name,
  ...(unit !== undefined && { unit }),
  price: { min, max },
});

describe('a table', () => {
  test.each<[string, string, TableRow[]]>([
    ['name, unit, min, max by tabs', 'Roof\tsq ft\t$1\t$2', [row('Roof', 1, 2, 'sq ft')]],
    ['an empty unit', 'Roof\t\t$99\t$149', [row('Roof', 99, 149)]],
    ['no unit', 'Roof\t$99\t$149', [row('Roof', 99, 149)]],
    ['one price', 'Roof\t$99\nBin\tbin\t5', [row('Roof', 99), row('Bin', 5, 5, 'bin')]],
    ['an empty max', 'Roof\troof\t99\t', [row('Roof', 99, 99, 'roof')]],
    ['a range in one cell', 'Roof\t99–149\nBin\tbin\t5-9', [row('Roof', 99, 149), row('Bin', 5, 9, 'bin')]],
    [
      'commas and quotes',
      'Roof,,"$1,200","$1,500"\n"Bin, big",bin,5,9',
      [row('Roof', 1200, 1500), row('Bin, big', 5, 9, 'bin')],
    ],
    ['space before quotes', 'Roof, "$1,200"', [row('Roof', 1200)]],
    [
      'semicolons and decimal commas',
      'Dach;m²;1,5;2,25 €\nRinne;m;9;12',
      [row('Dach', 1.5, 2.25, 'm²'), row('Rinne', 9, 12, 'm')],
    ],
    [
      'a semicolon in one name',
      'Roof,9\n"Bin; big",5\nWall; front,7\nDoor,8',
      [row('Roof', 9), row('Bin; big', 5), row('Wall; front', 7), row('Door', 8)],
    ],
    [
      'blank lines and Windows line ends',
      '\r\n\r\nRoof\t9\r\n\t\t\r\nBin\t5\r\n',
      [row('Roof', 9), row('Bin', 5)],
    ],
    ['quotes in quotes, and a line break in a cell', '"5"" pipe\nof steel"\t9', [row('5" pipe of steel', 9)]],
    ['an inch', '5" pipe\t9\n6" pipe\t10', [row('5" pipe', 9), row('6" pipe', 10)]],
    ['a quotation mark that is not closed', '"Big roof\t9\nBin\t5', [row('"Big roof', 9), row('Bin', 5)]],
  ])('%s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows));

  test.each<[string, string, TableRow[]]>([
    ['in another order', 'Max\tMin\tUnit\tName\n149\t99\tfoot\tRoof', [row('Roof', 99, 149, 'foot')]],
    [
      'with currencies, and columns of others',
      'SKU,Item,Price ($),Stock\nA1,Roof,99–149,3',
      [row('Roof', 99, 149)],
    ],
    ['from and to', 'Service;From;To\nRoof;9,5;12', [row('Roof', 9.5, 12)]],
    ['without a word for the name', 'Leistung\tmin\tmax\nDach\t9\t12', [row('Dach', 9, 12)]],
  ])('with a header, %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
    expect(parseTable(text).header).toBe(text.split('\n')[0]);
  });

  test('an item that is called like a column is no header', () =>
    expect(rowsOf('Service\t99\nUnit\t\t5')).toEqual([row('Service', 99), row('Unit', 5)]));
});

test.each<[string, string]>([
  ['\tfoot\t9', 'There is no name.'],
  [`${'x'.repeat(201)}\t9`, 'The name is longer than 200 characters.'],
  ['Roof', 'There is no price.'],
  ['Roof\tcheap', '“cheap” is no price such as $1,200 or 99–149.'],
  ['Roof\t$99+', '“$99+” is no price such as $1,200 or 99–149.'],
  ['Roof\tfoot\t9\tmany', '“many” is no price such as $1,200 or 99–149.'],
  ['Roof\tfoot\t149\t99', 'The min of 149 is above the max of 99.'],
  ['Roof\tfoot\t9–12\t15', 'There are more than two prices: one, or min and max, are expected.'],
  ['Roof\t9\t12\t15', '“9” stands where the unit is expected. The order is name, unit, min, max.'],
  ['Roof\tfoot\t9\t12\t15', 'There are more than four columns: name, unit, min and max are expected.'],
  ['Roof\t2,000,000,000', 'No price may be above 1000000000.'],
  ['Roof,$1,200', 'Put a price with a comma, such as "$1,200", in quotation marks.'],
])('a mistake: %j', (text, mistake) => expect(rowsOf(text)).toEqual([mistake]));

test('a mistake stands at its line, and the others are read', () => {
  const { lines } = parseTable('Name\tPrice\n\nRoof\t9\n"two\nlines"\tx\nBin\t5');
  expect(lines.map(({ line, row: read }) => [line, read?.name])).toEqual([
    [3, 'Roof'],
    [4, undefined],
    [6, 'Bin'],
  ]);
});

describe('any table', () => {
  const word = fc
    .stringMatching(/^[A-Za-zäéÅ][A-Za-zäéÅ0-9 "',;.:()&/-]{0,30}[A-Za-zäé)]$/)
    .map((text) => text.replace(/\s+/g, ' '))
    .filter((text) => !/^(?:to|[A-Z]{3})\b/.test(text));
  const cents = fc.integer({ min: 0, max: 9_999_999 });
  const anyRow = fc
    .record({ name: word, unit: fc.option(word, { nil: undefined }), ends: fc.tuple(cents, cents) })
    .map(({ name, unit, ends }) => row(name, Math.min(...ends) / 100, Math.max(...ends) / 100, unit));
  const orders = fc.option(
    fc.shuffledSubarray(['name', 'unit', 'min', 'max'] as const, { minLength: 4, maxLength: 4 }),
  );
  const prices = fc
    .constantFrom('en-US', 'de-DE')
    .map(
      (locale) => (amount: number) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount),
    );

  test('written as a spreadsheet copies or exports it, is read as it is', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\t', ';', ','),
        orders,
        prices,
        fc.constantFrom('\n', '\r\n'),
        (rows, delimiter, order, price, newline) => {
          const quoted = (cell: string) =>
            /["\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
          const cells = ({ name, unit = '', price: { min, max } }: TableRow) => ({
            name,
            unit,
            min: price(min),
            max: price(max),
          });
          const columns = order ?? (['name', 'unit', 'min', 'max'] as const);
          const lines = rows.map((one) => columns.map((column) => cells(one)[column]));
          const text = [...(order ? [order] : []), ...lines]
            .map((line) => line.map(quoted).join(delimiter))
            .join(newline);
          expect(rowsOf(text)).toEqual(rows);
        },
      ),
    );
  });

  test('nothing that is pasted throws or is lost: each line is read or has a mistake', () => {
    const text = fc
      .array(fc.constantFrom('a', '9', '"', ',', ';', '\t', '\n', '\r', ' ', '-', '$', '.', 'name', 'min'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (pasted) => {
        const { header = '', lines } = parseTable(pasted);
        const visible = (some: string) => some.replace(/[\s",;]/g, '');
        expect(visible([header, ...lines.map((line) => line.text)].join(''))).toBe(visible(pasted));
        for (const { row: read, mistake } of lines) expect(Boolean(read)).toBe(mistake === undefined);
      }),
      { numRuns: 1000 },
    );
  });
});

const price = { min: 9, max: 12 };
const idsOf = (names: readonly string[], existing: readonly string[] = []) =>
  itemsFromTable(
    names.map((name) => ({ name, price })),
    'services',
    existing,
  ).map((item) => item.id);

test.each([
  ['Roof cleaning', 'roof-cleaning'],
  ['Façade & Großputz', 'facade-grossputz'],
  ['Łódź œuvre Ærø', 'lodz-oeuvre-aero'],
  ['  (2) bins!', '2-bins'],
  ['屋根', 'item'],
  ['Constructor', 'constructor-2'],
  ['prototype', 'prototype-2'],
  [`${'x'.repeat(63)} y`, 'x'.repeat(63)],
])('“%s” has the id %s', (name, expected) => expect(idsOf([name])).toEqual([expected]));

test('an id that is taken gets a number', () =>
  expect(idsOf(['Roof', 'Roof', 'Röof', 'x'.repeat(70), 'x'.repeat(70)], ['roof'])).toEqual([
    'roof-2',
    'roof-3',
    'roof-4',
    'x'.repeat(64),
    `${'x'.repeat(62)}-2`,
  ]));

test('ids of any names are valid, unique and new', () => {
  const names = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a', 'A-2', 'valueOf', 'Roof')),
  );
  fc.assert(
    fc.property(names, fc.array(fc.constantFrom('a', 'a-2', 'item', 'roof')), (all, existing) => {
      const ids = idsOf(all, existing);
      expect(ids.filter((one) => !is(id(''), one))).toEqual([]);
      expect(new Set([...ids, ...existing]).size).toBe(ids.length + new Set(existing).size);
    }),
  );
});

test('a config takes the items', () => {
  const items = itemsFromTable(
    [
      { name: 'Roof', price },
      { name: 'Gutter', unit: 'foot', price: { min: 0.085, max: 1 } },
    ],
    'services',
    [],
  );
  const { business, problems } = resolveConfig(
    { company: { name: 'New' }, estimator: { items } },
    allDefaults,
  );
  expect(problems.filter(({ path }) => path.startsWith('estimator'))).toEqual([]);
  expect(business.estimator.items).toEqual(items);
});
