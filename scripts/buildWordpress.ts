import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { sourceVersion } from './version';

/** The plugin's slug: the name of its folder in the zip. */
const SLUG = 'biosystem-widgets';

/** Every file of the zip has this time: the same sources give the same bytes. */
const TIME = new Date('2020-01-01T00:00:00');

/**
 * Writes `biosystem-widgets.zip`, the WordPress plugin: the PHP of `wordpress/`, and the built widgets.
 * @param dist the folder of the build, which holds the widgets already.
 */
export async function buildWordpress(dist: string): Promise<void> {
  const files: Zippable = {};
  const add = (path: string, content: string | Uint8Array) => {
    files[posix.join(SLUG, path)] = [
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
      { mtime: TIME },
    ];
  };
  for (const path of filesIn('wordpress')) {
    const content = readFileSync(join('wordpress', path));
    add(
      path,
      /\.(?:php|txt)$/.test(path) ? content.toString().replaceAll('{{version}}', sourceVersion()) : content,
    );
  }
  for (const name of ['biosystem.js', 'v', 'snapshots', 'pictures'])
    for (const path of filesIn(dist, name)) add(posix.join('widgets', path), readFileSync(join(dist, path)));
  await writeFile(join(dist, `${SLUG}.zip`), zipSync(files));
}

/** Paths of all files in a folder, or of the file, relative to the root. */
function filesIn(root: string, name = ''): string[] {
  const path = join(root, name);
  if (statSync(path).isFile()) return [name];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = posix.join(name, entry.name);
    return entry.isDirectory() ? filesIn(root, inner) : [inner];
  });
}
