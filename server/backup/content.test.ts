import { describe, expect, it } from 'vitest';
import { type Row, shortHash, TableHash } from './content';

function contentOf(...rows: Row[]) {
  const hash = new TableHash('leads');
  for (const row of rows) hash.add(row);
  return hash.content;
}

describe('the hash of a table', () => {
  it.each<[string, Row[], Row[]]>([
    ['the order of rows', [{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }]],
    ['the order of columns', [{ id: 'a', body: 'b' }], [{ body: 'b', id: 'a' }]],
    ['how a database writes a number', [{ bytes: 7 }], [{ bytes: '7' }]],
    ['how a database returns bytes', [{ bytes: Uint8Array.of(1, 2) }], [{ bytes: Buffer.from([1, 2]) }]],
  ])('does not depend on %s', (_what, one, other) => {
    expect(contentOf(...one)).toEqual(contentOf(...other));
  });

  it.each<[string, Row[], Row[]]>([
    ['a row that is there twice', [{ id: 'a' }], [{ id: 'a' }, { id: 'a' }]],
    ['two rows that are there twice', [], [{ id: 'a' }, { id: 'a' }]],
    ['an empty text for none', [{ lease: null }], [{ lease: '' }]],
    ['a text in the next column', [{ a: 'xy', b: '' }], [{ a: 'x', b: 'y' }]],
    ['a text in the next row', [{ a: 'x' }, { b: 'y' }], [{ a: 'y' }, { b: 'x' }]],
    ['one byte', [{ bytes: Uint8Array.of(1, 2) }], [{ bytes: Uint8Array.of(1, 3) }]],
  ])('tells %s', (_what, one, other) => {
    expect(contentOf(...one).hash).not.toBe(contentOf(...other).hash);
    expect(shortHash([contentOf(...one)])).not.toBe(shortHash([contentOf(...other)]));
  });

  it('is none of what neither database stores', () => {
    expect(() => contentOf({ bytes: new ArrayBuffer(2) })).toThrow('unknown type: [object ArrayBuffer]');
  });
});
