/**
 * `npm run test:examples [-- <name>]`: installs the package's tarball into each example and into the type tests, checks, builds
 * and visits them. Builds first where `dist/` is stale.
 */
import { spawnSync } from 'node:child_process';
import { buildWhereStale } from './buildWhereStale';

buildWhereStale();
const args = ['test', '--config', 'tests/examples/playwright.config.ts', ...process.argv.slice(2)];
process.exit(spawnSync('playwright', args, { stdio: 'inherit' }).status ?? 1);
