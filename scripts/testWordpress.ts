/**
 * `npm run test:wordpress [-- <files>] [-- --long] [-- --pictures]`: the plugin in a real WordPress. Builds where `dist/` is
 * older than what it is made of, then runs Playwright. `--long` repeats it with newer versions of WordPress, and compiles
 * the PHP with other versions; `--pictures` only makes the pictures of `docs/wordpress.md`.
 */
import { spawnSync } from 'node:child_process';
import { checkPhpVersions } from './checkPhpVersions';
import { buildWhereStale } from './tools/buildWhereStale';
import { ensureWordpress } from './wordpressTools';
import { newerVersions } from './wordpressVersions';

const args = process.argv.slice(2);
const isLong = args.includes('--long');
const isPictures = args.includes('--pictures');
const rest = args.filter((arg) => arg !== '--long' && arg !== '--pictures');

const tools = ensureWordpress();
if ('missing' in tools) {
  console.error(`The tests need a WordPress, but ${tools.missing}.`);
  process.exit(1);
}
console.log(tools.found);
buildWhereStale();

const run = (env: Record<string, string> = {}): boolean =>
  spawnSync('playwright', ['test', '--config', 'tests/wordpress/playwright.config.ts', ...rest], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

const results = [run(isPictures ? { WORDPRESS_PICTURES: '1' } : {})];
if (isLong) {
  results.push(await checkPhpVersions());
  for (const { version, folder } of newerVersions()) {
    console.log(`\nWordPress ${version}`);
    results.push(run({ WORDPRESS_SOURCE: folder }));
  }
}
process.exit(results.every(Boolean) ? 0 : 1);
