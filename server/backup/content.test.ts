import { describe, expect, it } from 'vitest';
import { hashTable, type Row, shortHash } from './content';

async function* pages(rows: readonly Row[]) {
  for (const row of rows) yield [row];
}

const contentOf = (...rows: Row[]) => hashTable('leads', pages(rows));

describe('the hash of a table', () => {
  it.each<[string, Row[], Row[]]>([
    ['the order of rows', [{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }]],
    ['the order of columns', [{ id: 'a', body: 'b' }], [{ body: 'b', id: 'a' }]],
    ['how a database writes a number', [{ bytes: 7 }], [{ bytes: '7' }]],
    ['how a database returns bytes', [{ bytes: Uint8Array.of(1, 2) }], [{ bytes: Buffer.from([1, 2]) }]],
  ])('does not depend on %s', async (_what, one, other) => {
    expect(await contentOf(...one)).toEqual(await contentOf(...other));
  });

  it.each<[string, Row[], Row[]]>([
    ['a row that is there twice', [{ id: 'a' }], [{ id: 'a' }, { id: 'a' }]],
    ['two rows that are there twice', [], [{ id: 'a' }, { id: 'a' }]],
    ['an empty text for none', [{ lease: null }], [{ lease: '' }]],
    ['a text in the next column', [{ a: 'xy', b: '' }], [{ a: 'x', b: 'y' }]],
    ['a text in the next row', [{ a: 'x' }, { b: 'y' }], [{ a: 'y' }, { b: 'x' }]],
    ['one byte', [{ bytes: Uint8Array.of(1, 2) }], [{ bytes: Uint8Array.of(1, 3) }]],
  ])('tells %s', async (_what, one, other) => {
    expect((await contentOf(...one)).hash).not.toBe((await contentOf(...other)).hash);
    expect(shortHash([await contentOf(...one)])).not.toBe(shortHash([await contentOf(...other)]));
  });

  it('is none of what neither database stores', async () => {
    await expect(contentOf({ bytes: new ArrayBuffer(2) })).rejects.toThrow(
      'unknown type: [object ArrayBuffer]',
    );
  });
});
