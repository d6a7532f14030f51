/** `npm run test:browser [-- <files>]`: builds where `dist/` is older than what it is made of, then runs Playwright. */
import { testBuilt } from './tools/buildWhereStale';

testBuilt(process.argv.slice(2));
