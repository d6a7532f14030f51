import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

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
