import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { csvCell } from '../../src/domain/csvCell';
import { leadSchema } from '../../src/domain/leadSchema';
import { cellLimit } from '../../src/domain/limits';
import { answersOf, replacePhotoReferences, withTime } from '../photos/photo';
import type { StoredLead } from '../storage/store';
import { boundLead } from './boundLead';
import { escapeControls, summarizeFile } from './readableText';

/**
 * Writes leads as one JSON array, each with `receivedAt`, `updatedAt` and, for likely spam, `suspect`: the spam verdict.
 * A revision that another one superseded has `superseded`.
 * @param withFirms whether a lead of a firm has `firm`: the firm's id. A field of that name that was sent gives way to it
 */
export async function exportJson(
  leads: AsyncIterable<StoredLead>,
  output: NodeJS.WritableStream,
  withFirms = false,
): Promise<void> {
  async function* parts() {
    let separator = '[\n';
    for await (const { lead, receivedAt, updatedAt, firm, spamVerdict, superseded } of leads) {
      const verdict = spamVerdict === undefined ? {} : { suspect: spamVerdict };
      const ofFirm = withFirms ? { firm } : {};
      yield separator + JSON.stringify({ ...lead, receivedAt, updatedAt, ...verdict, superseded, ...ofFirm });
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
  await pipeline(parts, output, { end: false });
}

/**
 * Writes leads as CSV, one row each under one header line, which is the same for every export: the fields of the lead
 * schema, nested ones named `contactInfo.email`, then all other fields of a lead as JSON. Photos are given by file name.
 * Cells that a spreadsheet would run as a formula are escaped, and characters that cannot be seen are made visible.
 * @param withFirms whether there is a last column, the firm's id
 */
export async function exportCsv(
  leads: AsyncIterable<StoredLead>,
  output: NodeJS.WritableStream,
  withFirms = false,
): Promise<void> {
  const columns = withFirms ? [...csvColumns, 'firm'] : [...csvColumns];
  async function* rows() {
    for await (const stored of leads) {
      const cells = flattenLead(stored);
      if (withFirms) cells.set('firm', stored.firm ?? '');
      const others = [...cells].filter(([column]) => !columns.includes(column));
      if (others.length > 0) cells.set(otherFields, JSON.stringify(Object.fromEntries(others)));
      yield columns.map((column) => csvCell(visibleCell(cells.get(column) ?? '')));
    }
  }
  const toCsv = stringify({ bom: true, header: true, columns });
  await pipeline(rows, toCsv, output, { end: false });
}

/** The column for fields that have none of their own. */
const otherFields = 'others';

/** The columns of every export. */
export const csvColumns: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'receivedAt',
  'updatedAt',
  'suspect',
  ...leadSchema.options
    .flatMap((option) => schemaPaths('', option))
    .filter((path) => !/^(?:guard|secret|changedForm)\b/.test(path)),
  'mayContact.text',
  'mayContact.at',
  'superseded',
  otherFields,
]);

/** A text with all that cannot be seen made visible, and no longer than a cell may be. */
export function visibleCell(text: string): string {
  const visible = text
    .split(/\r\n|\r|\n/)
    .map(escapeControls)
    .join('\n');
  return visible.length <= cellLimit ? visible : `${visible.slice(0, cellLimit)} (shortened)`;
}

/** A lead as pairs of column and readable text, with the spam verdict instead of the spam signals. */
export function flattenLead({
  lead,
  receivedAt,
  updatedAt,
  spamVerdict,
  superseded,
}: StoredLead): Map<string, string> {
  const cells = new Map<string, string>();
  // A lead from before the limits may hold any number of fields.
  const { guard: _, ...fields } = boundLead(lead);
  const named = replacePhotoReferences(fields, (name) => name);
  addCells(cells, '', named);
  const answers = answersOf(named);
  if (answers.length > 0) cells.set('answers', readableAnswers(answers));
  cells
    .set('receivedAt', receivedAt)
    .set('updatedAt', updatedAt)
    .set('suspect', spamVerdict ?? '');
  return superseded ? cells.set('superseded', 'yes') : cells;
}

/** The answers to the firm's own questions, a line each, under the labels that the visitor read. */
const readableAnswers = (answers: ReturnType<typeof answersOf>): string =>
  answers
    .map(
      ({ label, value, file, agreedAt }) =>
        `${label}: ${readable(file ?? withTime(value, agreedAt, (time) => time) ?? '')}`,
    )
    .join('\n');

function addCells(cells: Map<string, string>, path: string, value: unknown) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value))
      addCells(cells, path ? `${path}.${name}` : name, inner);
  } else cells.set(path, readable(value));
}

function readable(value: unknown): string {
  if (typeof value === 'string') return summarizeFile(value);
  if (!Array.isArray(value)) return value === null ? '' : JSON.stringify(value);
  return value.every((entry) => typeof entry === 'string')
    ? value.map(summarizeFile).join('; ')
    : JSON.stringify(value);
}

function schemaPaths(path: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [path];
  if ('wrapped' in schema) return schemaPaths(path, schema.wrapped);
  if (!('entries' in schema) || typeof schema.entries !== 'object') return [path];
  return Object.entries(schema.entries ?? {}).flatMap(([name, inner]) =>
    schemaPaths(path ? `${path}.${name}` : name, inner),
  );
}

/** Characters of a name up to which values are aligned. */
const maxWidth = 40;

/** Formats a lead for a terminal: a title line, then one line for each field. */
export function formatLead(stored: StoredLead): string {
  const { kind, id, receivedAt, updatedAt, suspect, partial, superseded, unreadable, ...others } =
    Object.fromEntries(flattenLead(stored));
  const notes = [
    ...(stored.firm === undefined ? [] : [`firm ${stored.firm}`]),
    ...(updatedAt === receivedAt ? [] : [`changed ${updatedAt}`]),
    ...(partial === 'true' ? ['not sent: only the part that was typed'] : []),
    ...(unreadable ? ['UNREADABLE: the stored text is no JSON'] : []),
    ...(suspect ? [`SUSPECT: ${suspect}`] : []),
    ...(superseded ? ['superseded by a later revision'] : []),
  ];
  const fields = Object.entries(others).map(([name, value]) => [escapeControls(name), value] as const);
  const width = Math.min(maxWidth, Math.max(0, ...fields.map(([name]) => name.length)));
  const lines = fields.map(([name, value]) => {
    const indented = (value || '–')
      .split(/\r?\n/)
      .map(escapeControls)
      .join(`\n${' '.repeat(width + 4)}`);
    return `  ${name.padEnd(width)}  ${indented}\n`;
  });
  const title = [`${kind} of ${receivedAt}`, ...notes].join(', ');
  return `${escapeControls(`${title} (${id})`)}\n${lines.join('')}\n`;
}
