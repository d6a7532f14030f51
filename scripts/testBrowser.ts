/** `npm run test:browser [-- <files>]`: builds where `dist/` is older than what it is made of, then runs Playwright. */
import { spawnSync } from 'node:child_process';
import { buildWhereStale } from './buildWhereStale';

buildWhereStale();
process.exit(spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
