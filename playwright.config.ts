import { defineConfig } from 'playwright/test';
import { chromiumLaunchOptions } from './scripts/tools/chromium';
import { specsOf } from './tests/support/sample';
import { SITE } from './tests/support/urls';

export default defineConfig({
  testDir: 'tests/specs',
  testMatch: specsOf('tests/specs', 7, ['outbox', 'parity', 'siteDelivery']),
  globalSetup: './tests/support/globalSetup.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  forbidOnly: true,
  maxFailures: 20, // with more than that, each waiting for its time-out says nothing new
  workers: 2, // most of a test is waiting: two share even a small machine well
  timeout: 60_000, // bounds what hangs; a busy machine is slow, not wrong
  expect: { timeout: 15_000 }, // what must come comes on a busy machine too, only later
  use: {
    baseURL: SITE,
    // Visitors' browser: the shell moves a pointer of its own, and has no cache of pages.
    launchOptions: chromiumLaunchOptions({ headlessShell: false }),
    trace: process.env['CI'] ? 'off' : 'retain-on-failure', // recording costs every test a good part of its time
  },
});
