/** A line of a table; several lines of text where a cell has line breaks. */
export interface TableRecord {
  /** Number of its first line, from 1. */
  line: number;
  /** As it was pasted. */
  text: string;
  cells: readonly string[];
}

export type Delimiter = '\t' | ';' | ',';

/** What separates the cells: a tab, as spreadsheets copy them, else what a CSV file has in most of its lines. */
export function delimiterOf(text: string): Delimiter {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split('\n');
  if (lines.some((line) => line.includes('\t'))) return '\t';
  const count = (delimiter: Delimiter) => lines.filter((line) => line.includes(delimiter)).length;
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
}

/**
 * Splits text into cells. A cell that begins with a quotation mark goes on to the next one, over delimiters and line
 * breaks; two of them stand for one. Space around a cell is left out, and so are records without any text.
 */
export function readCells(text: string, delimiter: Delimiter): TableRecord[] {
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
