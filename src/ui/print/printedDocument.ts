import { questionField } from '../../domain/questionField';

type Line = readonly [label: string, price: string];

/** The text of a printed sheet, ready to be laid out. What is empty or undefined is left out. */
export interface PrintedDocument {
  lang: string;
  title: string;
  number: string;
  /** Label and date. */
  date: Line;
  /** An empty logo is the initials of the name. */
  company: { name: string; logo: string | undefined; tagline: string; lines: readonly string[] };
  client: { heading: string; lines: readonly string[] };
  prices: PrintedPrices | undefined;
  /** Below the prices. */
  remarks: string;
  sections: readonly { heading: string; text: string }[];
  signature:
    | {
        heading: string;
        approval: string;
        name: string;
        drawing: string | undefined;
        drawn: string;
        /** What stands below the line to sign on, and beside that. */
        captions: Line | readonly [string];
      }
    | undefined;
  /** How tight the layout is, so that all but the longest fit on one page. */
  density: 'roomy' | 'close' | 'dense';
}

interface PrintedPrices {
  heading: string;
  price: string;
  /** With what explains the price, if anything does. */
  rows: readonly (readonly [name: string, price: string, details?: readonly string[]])[];
  /** What the total is made of. */
  parts: readonly Line[];
  total: Line;
}

interface Company {
  name: string;
  logo?: string | undefined;
  tagline?: string | undefined;
  area?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** The head of a company's paper. */
export const letterhead = ({
  name,
  logo,
  tagline = '',
  area,
  phone,
  email,
}: Company): PrintedDocument['company'] => ({
  name,
  logo,
  tagline,
  lines: filled([area, phone, email]),
});

/** The lines that are not blank. */
export const filled = (lines: readonly (string | undefined)[]): string[] =>
  lines.map((line = '') => line.trim()).filter((line) => line !== '');

/** What a visitor typed, without long gaps. */
export const typedText = (text: string): string => text.trim().replace(/\n{3,}/g, '\n\n');

/** Characters of a text that fit into one line, about. */
const LINE = 100;

/** @param rows lines of the table. */
export function densityOf(rows: number, ...texts: readonly string[]): PrintedDocument['density'] {
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), rows);
  if (lines <= 18) return 'roomy';
  return lines <= 32 ? 'close' : 'dense';
}

/**
 * The answers to the firm's own questions, each under its label.
 * @param fields of the form: those of questions for a file hold its name, which is printed in its place.
 */
export const answerSections = (
  answers: readonly { id: string; label: string; value?: string | undefined }[] = [],
  fields: Readonly<Record<string, string>>,
): PrintedDocument['sections'] =>
  answers.flatMap(({ id, label, value = fields[questionField(id)] }) =>
    value ? [{ heading: label, text: typedText(value) }] : [],
  );
