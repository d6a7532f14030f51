/**
 * `npm run test:examples [-- <files>] [-- --long]`: installs the package's tarball into each example and into the type tests,
 * checks, builds and visits them; `--long` does so with other bundlers, too. Builds first where `dist/` is stale.
 */
import { testBuilt } from './tools/buildWhereStale';

const args = process.argv.slice(2);
if (args.includes('--long')) process.env['LONG_TESTS'] = '1';
testBuilt(['--config', 'tests/examples/playwright.config.ts', ...args.filter((arg) => arg !== '--long')]);
