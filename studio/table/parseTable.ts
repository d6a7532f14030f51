import { LABEL_LIMIT, PRICE_LIMIT } from '../../src/content/limits';
import type { PriceRange } from '../../src/domain/priceRange';
import { idFrom, uniqueId } from '../config/names';
import { readPrice } from './readPrice';

/** What a line says. */
export interface TableRow {
  name: string;
  unit?: string;
  price: PriceRange;
}

/** A line of the table with what it says, or with what is wrong. */
type TableLine = Pick<TableRecord, 'line' | 'text'> &
  ({ row: TableRow; mistake?: never } | { row?: never; mistake: string });

export interface ParsedTable {
  /** The line that names the columns, as it was pasted. */
  header?: string;
  lines: readonly TableLine[];
}

/**
 * Reads a table from a spreadsheet or a CSV file: name, unit, min and max, in this order, or in the order that a header line
 * says. Unit and max may be left out; a range may stand in one cell.
 */
export function parseTable(text: string): ParsedTable {
  const delimiter = delimiterOf(text);
  const records = readCells(text, delimiter);
  const [first, ...others] = records;
  const named = first && columnsNamed(first.cells);
  return {
    ...(named && { header: first.text }),
    lines: (named ? others : records).map(({ line, text: own, cells }) => ({
      line,
      text: own,
      ...read(cells, named ?? columnsOf(cells), delimiter),
    })),
  };
}

/** Where what stands. */
interface Columns {
  name: number;
  unit?: number | undefined;
  /** The lower end before the upper one. */
  prices: readonly number[];
  /** The last one there is. Left out: a header may name any number. */
  last?: number;
}

const WORDS = {
  name: ['name', 'item', 'service', 'product'],
  unit: ['unit', 'units', 'per'],
  min: ['min', 'minimum', 'from', 'low', 'min price', 'price from', 'price min'],
  price: ['price', 'prices', 'cost', 'rate', 'range', 'price range'],
  max: ['max', 'maximum', 'to', 'up to', 'high', 'max price', 'price to', 'price max'],
} as const;

/** The columns as a header names them, others being left out; undefined for what is no header. */
function columnsNamed(cells: readonly string[]): Columns | undefined {
  const words = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  const of = (kind: keyof typeof WORDS) => {
    const known: readonly string[] = WORDS[kind];
    return words.flatMap((word, index) => (known.includes(word) ? [index] : []));
  };
  const [[name], [unit], prices] = [of('name'), of('unit'), [...of('min'), ...of('price'), ...of('max')]];
  const found = [name, unit, ...prices].filter((index) => index !== undefined);
  if (found.length < 2 || cells.some(readPrice)) return undefined;
  return { name: name ?? words.findIndex((_, index) => !found.includes(index)), unit, prices };
}

/** The columns of a line without a header: a unit may be left out. */
function columnsOf(cells: readonly string[]): Columns {
  const last = cells.findLastIndex(Boolean);
  const hasPriceNext = /\p{Sc}/u.test(cells[1] ?? '') || readPrice(cells[1] ?? '') !== undefined;
  if (last <= 2 && (last < 2 || hasPriceNext)) return { name: 0, prices: [1, 2], last: 2 };
  return { name: 0, unit: 1, prices: [2, 3], last: 3 };
}

function read(
  cells: readonly string[],
  columns: Columns,
  delimiter: Delimiter,
): { row: TableRow } | { mistake: string } {
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''));
  const [name, unit] = [cell(columns.name), cell(columns.unit)];
  const shown = columns.prices.map(cell).filter(Boolean);
  const prices = shown.map((text) => ({ text, amounts: readPrice(text) }));
  const unread = prices.find(({ amounts }) => amounts === undefined);
  const [min, max = min, ...more] = prices.flatMap(({ amounts }) => amounts ?? []);

  const mistake =
    (name === '' && 'There is no name.') ||
    (name.length > LABEL_LIMIT && `The name is longer than ${LABEL_LIMIT} characters.`) ||
    (delimiter === ',' &&
      hasSplitPrice(cells) &&
      'Put a price with a comma, such as "$1,200", in quotation marks.') ||
    (cells.findLastIndex(Boolean) > (columns.last ?? Infinity) &&
      'There are more than four columns: name, unit, min and max are expected.') ||
    (readPrice(unit) && `“${unit}” stands where the unit is expected. The order is name, unit, min, max.`) ||
    (unit.length > LABEL_LIMIT && `The unit is longer than ${LABEL_LIMIT} characters.`) ||
    (unread && `“${unread.text}” is no price such as $1,200 or 99–149.`) ||
    (more.length > 0 && 'There are more than two prices: one, or min and max, are expected.');
  if (mistake) return { mistake };
  if (min === undefined || max === undefined) return { mistake: 'There is no price.' };
  if (min > max) return { mistake: `The min of ${min} is above the max of ${max}.` };
  if (max > PRICE_LIMIT) return { mistake: `No price may be above ${PRICE_LIMIT}.` };
  return { row: { name, ...(unit && { unit }), price: { min, max } } };
}

/** `$1,200` without quotation marks becomes the cells `$1` and `200`. */
const hasSplitPrice = (cells: readonly string[]): boolean =>
  cells.some(
    (cell, index) => /\p{Sc}\s*\d{1,3}$/u.test(cell) && /^\d{3}(?:\.\d+)?$/.test(cells[index + 1] ?? ''),
  );

/** A line of a table; several lines of text where a cell has line breaks. */
interface TableRecord {
  /** Number of its first line, from 1. */
  line: number;
  /** As it was pasted. */
  text: string;
  cells: readonly string[];
}

type Delimiter = '\t' | ';' | ',';

/** What separates the cells: a tab, as spreadsheets copy them, else what a CSV file has in most of its lines. */
function delimiterOf(text: string): Delimiter {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split('\n');
  if (lines.some((line) => line.includes('\t'))) return '\t';
  const count = (delimiter: Delimiter) => lines.filter((line) => line.includes(delimiter)).length;
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
}

/**
 * Splits text into cells. A cell that begins with a quotation mark goes on to the next one, over delimiters and line
 * breaks; two of them stand for one. Space around a cell is left out, and so are records without any text.
 */
function readCells(text: string, delimiter: Delimiter): TableRecord[] {
  const plain = text.replace(/\r\n?/g, '\n');
  const cell = new RegExp(`[ ]*"((?:[^"]|"")*)"([^${delimiter}\n]*)|([^${delimiter}\n]*)`, 'y');
  const records: TableRecord[] = [];
  let [line, start] = [1, 0];
  while (start < plain.length) {
    const cells: string[] = [];
    let position = start;
    do {
      if (cells.length > 0) position++; // over the delimiter
      cell.lastIndex = position;
      const [whole = '', quoted, behind = '', bare = ''] = cell.exec(plain) ?? [];
      const content = quoted === undefined ? bare : `${quoted.replaceAll('""', '"')}${behind}`;
      cells.push(content.replace(/\s+/g, ' ').trim());
      position += whole.length;
    } while (plain[position] === delimiter);
    const recordText = plain.slice(start, position);
    if (cells.some(Boolean)) records.push({ line, text: recordText, cells });
    line += recordText.split('\n').length;
    start = position + 1;
  }
  return records;
}

/** An item of the estimator, as a config has it. */
interface TableItem {
  id: string;
  name: string;
  group: string;
  price: PriceRange;
  unit?: string;
}

/**
 * The items that rows make.
 * @param group id of the group that they belong to.
 * @param existingIds ids that are taken.
 */
export function itemsFromTable(
  rows: readonly TableRow[],
  group: string,
  existingIds: readonly string[],
): TableItem[] {
  const taken = [...existingIds];
  return rows.map(({ name, unit, price }) => {
    const id = uniqueId(idFrom(name) || 'item', taken);
    taken.push(id);
    return { id, name, group, price, ...(unit !== undefined && { unit }) };
  });
}
