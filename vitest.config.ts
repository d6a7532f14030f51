import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

export default defineConfig({
  test: {
    maxWorkers: 2, // most of a test of the desk is waiting: two share even a small machine well
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,server,scripts}/**/*.test.ts', 'bench/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [react()],
        // Found late, it would reload the page under a running test.
        optimizeDeps: { include: ['lucide'] },
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
