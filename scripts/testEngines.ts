/** `npm run test:engines [-- <files>] [-- --project <engine>]`: builds where `dist/` is stale, then runs the journeys in each engine. */

import { ensureEngines } from './engines';
import { testBuilt } from './tools/buildWhereStale';

for (const missing of ensureEngines()) console.log(`Not tested in ${missing}`);
testBuilt(['--config', 'tests/engines/playwright.config.ts', ...process.argv.slice(2)]);
