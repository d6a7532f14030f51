import { defineConfig } from 'playwright/test';
import { findFirefox, findMiniBrowser } from '../../scripts/engines';
import { findChromium } from '../../scripts/tools/chromium';
import { specsOf } from '../support/sample';
import { type EngineName, engineNames } from './adapter/engine';

const isThere: Record<EngineName, boolean> = {
  chromium: findChromium() !== undefined,
  firefox: findFirefox() !== undefined,
  webkit: findMiniBrowser() !== undefined,
};

/** Chromium has all other browser tests besides. */
const countFor = (engine: EngineName) => (engine === 'chromium' ? 1 : 4);

/** Each spec runs in each engine that is there. `scripts/tools/tools.ts` installs them and says which is missing. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'specs',
  globalSetup: './adapter/globalSetup.ts',
  outputDir: '../../test-results/engines/output',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  snapshotPathTemplate: 'spoken/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  maxFailures: 20,
  workers: 2,
  timeout: 60_000, // bounds what hangs; a busy machine is slow, not wrong
  expect: { timeout: 20_000 },
  projects: engineNames
    .filter((name) => isThere[name])
    .map((engineName) => ({
      name: engineName,
      use: { engineName },
      testMatch: specsOf('tests/engines/specs', countFor(engineName)),
    })),
});
