import { expect, it } from 'vitest';
import { sha256 } from '../../server/storage/hashes';
import { zip } from './zip';

it('the same files give the same zip, on any day and in any time zone', () => {
  const files = new Map<string, string | Uint8Array>([
    ['a.txt', 'text'],
    ['b/c.bin', new Uint8Array([1, 2])],
  ]);
  expect(sha256(zip('folder', files))).toMatchInlineSnapshot(
    `"7cfe7ccba1881d3b21fd297630b1c2c02e21ea8155bb84468a9654d15ae16f95"`,
  );
});
