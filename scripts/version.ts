import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Changes with everything that the widgets are built from, and by. It names the folder of a release, so that browsers may
 * keep its files for ever, and the loader needs to know one such name instead of one for each file.
 */
export function sourceVersion(): string {
  const hash = createHash('sha256');
  const sources = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .toSorted(),
  );
  for (const file of [...sources, 'vite.config.ts', 'package-lock.json'])
    hash.update(file).update(readFileSync(file));
  return hash.digest('base64url').replace(/\W/g, '').slice(0, 6);
}
