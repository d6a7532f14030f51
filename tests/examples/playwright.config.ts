import { defineConfig } from 'playwright/test';
import { chromiumLaunchOptions } from '../../scripts/tools/chromium';

export default defineConfig({
  testDir: 'specs',
  outputDir: '../../test-results/examples',
  reporter: [['list'], ['json', { outputFile: '../../test-results/examples.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 600_000, // installs, builds and visits an app: bounds what hangs
  expect: { timeout: 20_000 },
  use: {
    launchOptions: chromiumLaunchOptions({ headlessShell: false }),
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
  },
});
