import { createHash } from 'node:crypto';
import { sha256 } from '../storage/hashes';

/** One row, by the names of its columns. */
export type Row = Record<string, unknown>;

/** What a table holds. */
export interface TableContent {
  table: string;
  rows: number;
  /** In hexadecimal: the same for the same rows, in whatever order and in whichever database. */
  hash: string;
}

const modulus = 2n ** 256n;

/**
 * Counts and hashes the rows of a table as they pass by. The hash is the sum of the hashes of all rows: databases sort text
 * differently, and the sum needs no order and no memory.
 * @param use gets each page, too
 */
export async function hashTable(
  table: string,
  pages: AsyncIterable<readonly Row[]>,
  use: (page: readonly Row[]) => Promise<void> = async () => {},
): Promise<TableContent> {
  let [rows, sum] = [0, 0n];
  for await (const page of pages) {
    for (const row of page) sum = (sum + BigInt(`0x${hashOf(row)}`)) % modulus;
    rows += page.length;
    await use(page);
  }
  return { table, rows, hash: sum.toString(16).padStart(64, '0') };
}

function hashOf(row: Row): string {
  const hash = createHash('sha256');
  for (const [column, value] of Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = bytesOf(value);
    hash.update(JSON.stringify([column, bytes?.length ?? null]));
    if (bytes) hash.update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Numbers as text: PostgreSQL's large ones come as such, and a column has one type.
 * @throws for what neither database stores
 */
function bytesOf(value: unknown): Uint8Array | undefined {
  if (value === null) return undefined;
  if (value instanceof Uint8Array) return value;
  if (typeof value === 'string' || typeof value === 'number') return Buffer.from(String(value));
  throw new Error(`a column has a value of an unknown type: ${Object.prototype.toString.call(value)}`);
}

/** One short hash of all tables, for people to compare. */
export const shortHash = (tables: readonly TableContent[]): string =>
  sha256(JSON.stringify(tables.map(({ table, rows, hash }) => [table, rows, hash]))).slice(0, 16);

/** What a database holds, on one line. */
export const formatContent = (tables: readonly TableContent[]): string =>
  `${tables.map(({ table, rows }) => `${table} ${rows}`).join(', ')}; hash ${shortHash(tables)}`;
