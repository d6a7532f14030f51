import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { leadSchema } from '../src/leads/schema';
import { withPhotos } from './photos/take';
import type { LeadStore, StoredLead } from './store';

/** Writes leads as one JSON array, each with `receivedAt`, `updatedAt` and, where there is one, `suspect`. */
export async function exportJson(
  leads: AsyncIterable<StoredLead>,
  output: NodeJS.WritableStream,
): Promise<void> {
  async function* parts() {
    let separator = '[\n';
    for await (const { lead, ...times } of leads) {
      yield separator + JSON.stringify({ ...lead, ...times });
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
  await pipeline(parts, output, { end: false });
}

/**
 * Writes all leads as CSV, one row each under one header line; nested fields are named `contactInfo.email`, photos
 * are told by name. Cells that a spreadsheet would run as a formula are disarmed.
 */
export async function exportCsv(store: LeadStore, output: NodeJS.WritableStream): Promise<void> {
  // Columns are known only after all leads were seen, and all leads at once would fill the memory: read them twice.
  const found = new Set<string>();
  let last: StoredLead | undefined;
  for await (const stored of store.list()) {
    for (const column of flatten(stored).keys()) found.add(column);
    last = stored;
  }
  async function* rows() {
    if (!last) return;
    for await (const stored of store.list()) {
      yield Object.fromEntries(flatten(stored));
      // Whoever came after the first reading may need other columns, and waits for the next export.
      if (stored.lead.id === last.lead.id) return;
    }
  }
  const columns = inStableOrder(found);
  const toCsv = stringify({
    header: true,
    columns: columns.map((key) => ({ key, header: key })),
    escape_formulas: true,
  });
  await pipeline(rows, toCsv, output, { end: false });
}

/** A lead as pairs of column and readable text; of its guard, only what the desk made of it. */
export function flatten({ lead, receivedAt, updatedAt, suspect }: StoredLead): Map<string, string> {
  const cells = new Map<string, string>();
  const { guard: _, ...told } = lead;
  addCells(
    cells,
    '',
    withPhotos(told, (name) => name),
  );
  return cells
    .set('receivedAt', receivedAt)
    .set('updatedAt', updatedAt)
    .set('suspect', suspect ?? '');
}

function addCells(cells: Map<string, string>, path: string, value: unknown) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value))
      addCells(cells, path ? `${path}.${name}` : name, inner);
  } else cells.set(path, readable(value));
}

function readable(value: unknown): string {
  if (typeof value === 'string') return readableText(value);
  if (!Array.isArray(value)) return value === null ? '' : JSON.stringify(value);
  return value.every((entry) => typeof entry === 'string')
    ? value.map(readableText).join('; ')
    : JSON.stringify(value);
}

/** A text, or the size of a file that is kept as one. */
function readableText(text: string): string {
  if (!text.startsWith('data:')) return text;
  return `1 file, ${Math.ceil(((text.length - text.indexOf(',') - 1) * 0.75) / 1000)} kB`;
}

/** Columns of the lead schema in its order, wherever they occur; after them all others by name. */
function inStableOrder(columns: ReadonlySet<string>): string[] {
  const leading = ['id', 'kind', 'receivedAt', 'updatedAt', 'suspect'];
  const known = new Set([...leading, ...leadSchema.options.flatMap((option) => schemaPaths('', option))]);
  const unknown = [...columns].filter((column) => !known.has(column));
  return [...[...known].filter((column) => columns.has(column)), ...unknown.toSorted()];
}

function schemaPaths(path: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [path];
  if ('wrapped' in schema) return schemaPaths(path, schema.wrapped);
  if (!('entries' in schema) || typeof schema.entries !== 'object') return [path];
  return Object.entries(schema.entries ?? {}).flatMap(([name, inner]) =>
    schemaPaths(path ? `${path}.${name}` : name, inner),
  );
}
