import { defineConfig } from 'playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium';
import { FOREIGN_PORT, SITE_PORT } from './tests/addresses';

const reuse = !process.env['CI'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  forbidOnly: true,
  maxFailures: 20, // with more than that, each waiting for its time-out says nothing new
  workers: 2, // most of a test is waiting: two share even a small machine well
  timeout: 30_000,
  expect: { timeout: 10_000 }, // what must come comes on a busy machine too, only later
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: chromiumLaunchOptions(),
    trace: process.env['CI'] ? 'off' : 'retain-on-failure', // recording costs every test a good part of its time
  },
  webServer: [
    {
      command: 'node dist/desk/main.js',
      url: `http://localhost:${SITE_PORT}/healthz`,
      reuseExistingServer: reuse,
      env: {
        PORT: String(SITE_PORT),
        DATA_DIR: 'test-results/data',
        ALLOWED_ORIGINS: `http://localhost:${FOREIGN_PORT}`,
        RATE_LIMIT: '0',
      },
    },
    {
      command: 'tsx tests/foreign-site.ts',
      url: `http://localhost:${FOREIGN_PORT}/plain.html`,
      reuseExistingServer: reuse,
    },
  ],
});
