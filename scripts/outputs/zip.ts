import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { releaseName } from '../releases/version';
import { NOTICES, notices } from './notices';

/** Every file of a zip has this time: the same sources give the same bytes. */
const TIME = new Date('2020-01-01T00:00:00');

/** @param files by path. @returns a zip file with all of them in one folder. */
export function zip(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, content] of files)
    entries[posix.join(folder, path)] = [
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
      { mtime: TIME },
    ];
  return zipSync(entries);
}

/** Paths of all files in a folder, or of the file, relative to the root; sorted. */
export function filesIn(root: string, name = ''): string[] {
  const path = join(root, name);
  if (statSync(path).isFile()) return [name];
  return readdirSync(path)
    .toSorted()
    .flatMap((entry) => filesIn(root, posix.join(name, entry)));
}

/** What a static host needs beside the scripts for pages: the same files lie in the folder of the build. */
const FILES = [
  'v',
  'snapshots',
  'pictures',
  'custom-elements.json',
  'business.schema.json',
  'studio',
  'docs',
  'examples',
  'embed',
];

/**
 * Writes `biosystem-static.zip`: a folder to upload to any host or CDN.
 * @param dist the folder of the build, which holds the files already.
 */
export async function buildStatic(dist: string): Promise<void> {
  const scripts = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .toSorted();
  const files = new Map<string, string | Uint8Array>(
    [
      ...scripts,
      ...FILES.filter((name) => existsSync(join(dist, name))).flatMap((name) => filesIn(dist, name)),
    ].map((path) => [path, readFileSync(join(dist, path))]),
  );
  files.set(
    'README.txt',
    readFileSync('scripts/outputs/staticReadme.txt', 'utf8').replaceAll('{{release}}', releaseName()),
  );
  files.set(NOTICES, notices());
  await writeFile(join(dist, 'biosystem-static.zip'), zip('biosystem', files));
}
