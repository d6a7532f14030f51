import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName } from './version';
import { filesIn, zip } from './zip';

/** What a static host needs of the widgets: the same files lie in the folder of the build. */
const FILES = [
  'biosystem.js',
  'biosystem.iife.js',
  'v',
  'snapshots',
  'pictures',
  'custom-elements.json',
  'business.schema.json',
  'studio',
  'examples',
  'embed',
];

/**
 * Writes `biosystem-static.zip`: a folder to upload to any host or CDN.
 * @param dist the folder of the build, which holds the files already.
 */
export async function buildStatic(dist: string): Promise<void> {
  const files = new Map<string, string | Uint8Array>(
    FILES.flatMap((name) => filesIn(dist, name)).map((path) => [path, readFileSync(join(dist, path))]),
  );
  files.set(
    'README.txt',
    readFileSync('scripts/staticReadme.txt', 'utf8').replaceAll('{{release}}', releaseName()),
  );
  await writeFile(join(dist, 'biosystem-static.zip'), zip('biosystem', files));
}
