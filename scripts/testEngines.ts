/** `npm run test:engines [-- <files>] [-- --project <engine>]`: builds where `dist/` is stale, then runs the journeys in each engine. */
import { spawnSync } from 'node:child_process';
import { buildWhereStale } from './buildWhereStale';
import { ensureEngines } from './engines';

buildWhereStale();
for (const missing of ensureEngines()) console.log(`Not tested in ${missing}`);
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'tests/engines/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
