import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureVersion } from './pictureVersion';

const FOLDER = 'src/pictures';

test('is the hash of all pictures, so that a changed one has another URL: write the new hash after such a change', () => {
  const hash = createHash('sha256');
  for (const name of readdirSync(FOLDER).toSorted())
    hash.update(`${name}\n`).update(readFileSync(join(FOLDER, name)));
  expect(pictureVersion).toBe(hash.digest('hex').slice(0, 8));
});
