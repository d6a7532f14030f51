import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'server',
  'scripts',
  'demo',
  'webapp',
  'studio',
  'inbox',
  'wordpress',
  'releases',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
/** What the build makes, not what it needs: fonts are cut into the demo's own folder. */
const GENERATED = /^demo\/fonts\b/;

/** The first file that a build writes: other files may come from earlier releases. */
const FIRST_BUILT = 'dist/.vite/manifest.json';

/** Builds where `dist/` is older than what it is made of. Ends the process where that fails. */
export function buildWhereStale(): void {
  const [builtAt = 0] = times(FIRST_BUILT);
  if (Math.max(...SOURCES.flatMap(times)) <= builtAt) return;
  const { status } = spawnSync('tsx', ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds where that is needed, then runs tests of the built product. Ends the process with what Playwright ends with. */
export function testBuilt(args: readonly string[]): never {
  buildWhereStale();
  process.exit(spawnSync('playwright', ['test', ...args], { stdio: 'inherit' }).status ?? 1);
}

/** @returns when each file in it was last changed, in milliseconds. */
function times(path: string): number[] {
  if (!existsSync(path) || GENERATED.test(path)) return [];
  const stats = statSync(path);
  return stats.isFile() ? [stats.mtimeMs] : readdirSync(path).flatMap((name) => times(join(path, name)));
}
