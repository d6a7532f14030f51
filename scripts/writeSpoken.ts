/** `npm run spoken`: writes anew what a screen reader would say, in `tests/engines/spoken/`, from each engine that is there. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'tsx',
  ['scripts/testEngines.ts', 'specs/spoken.spec.ts', '--update-snapshots'],
  {
    stdio: 'inherit',
    env: { ...process.env, LONG_TESTS: '1' },
  },
);
process.exit(status ?? 1);
