import { defineConfig } from 'playwright/test';
import { chromiumLaunchOptions } from '../../scripts/tools/chromium';
import { specsOf } from '../support/sample';

export default defineConfig({
  testDir: '.',
  testMatch: process.env['WORDPRESS_PICTURES'] ? 'pictures.ts' : specsOf('tests/wordpress/specs', 4),
  outputDir: '../../test-results/wordpress',
  reporter: [['list'], ['json', { outputFile: '../../test-results/wordpress.json' }]],
  forbidOnly: true,
  maxFailures: 20,
  workers: 2, // each starts a WordPress of its own
  timeout: 90_000, // bounds what hangs; a busy machine is slow, not wrong
  expect: { timeout: 20_000 },
  use: {
    launchOptions: chromiumLaunchOptions({ headlessShell: false }),
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
  },
});
