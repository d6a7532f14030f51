/** How a cell of a CSV file is kept from being run as a formula. Plain patterns, which WordPress takes as they are. */
export const cellRules = {
  /**
   * What a spreadsheet may take for a formula. Some skip what cannot be seen before it, and take full-width signs for what they
   * look like.
   */
  formula: /^[\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u,
  /** A number, or a phone number: none is run, and other programs would keep the apostrophe. */
  number: /^(?:[+-]?[0-9]+(?:[.,][0-9]+)*|\+[0-9][0-9 ()./-]*)$/,
  /** A phone number that a spreadsheet would reckon out, as `+1-678-555-0123`: it does not with a space. */
  sum: /^(\+[0-9.]+)[/-](?=[0-9./-]+$)/,
  /** What a spreadsheet turns into a number or a date of its own, without a zero before it, or rounded. */
  converted: /^[+-]?[0-9][0-9 .,:/-]*(?:[eE][+-]?[0-9]+)?$/,
} as const;

/** A cell that no spreadsheet runs as a formula. */
export function csvCell(text: string): string {
  if (cellRules.number.test(text)) return text.replace(cellRules.sum, '$1 ');
  return cellRules.formula.test(text) ? `'${text}` : text;
}

/** The same for people alone: a text stays as it is in Excel and in Google Sheets, which read the formula of a text. */
export const textCell = (text: string): string =>
  cellRules.converted.test(text) ? `="${text}"` : csvCell(text);
