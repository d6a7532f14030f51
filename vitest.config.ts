import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { buildData } from './scripts/plugins/buildData.ts';
import { chunkStyles } from './scripts/plugins/chunkStyles.ts';
import { chromiumLaunchOptions } from './scripts/tools/chromium.ts';

const TOOLS = ['scripts/{dev,newWidget}.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2, // most of a test of the desk is waiting: two share even a small machine well
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,webapp,studio,inbox}/**/*.test.ts', 'bench/*.test.ts'],
          isolate: false, // loading the modules anew for each file took longer than the tests
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,scripts}/**/*.test.ts'],
          globalSetup: 'server/testing/globalSetup.ts',
          exclude: TOOLS,
          isolate: false, // as above
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      // What the day-to-day commands make and serve: slower than a unit, and seldom touched.
      { test: { name: 'tools', environment: 'node', include: TOOLS, testTimeout: 300_000 } },
      {
        plugins: [
          chunkStyles(),
          react(),
          buildData({
            version: 'test',
            loadError: { message: 'Please call.', phone: '555 0100' },
            overlays: [
              { hash: 'estimate', selector: 'bio-estimator[mode="panel"]' },
              { hash: 'audit', selector: 'bio-audit-wizard' },
            ],
          }),
        ],
        // A folder for each checkout, also where one links to the packages of another.
        cacheDir: '.vite/component',
        // Every package that a test imports: one that is found late reloads the page under the running tests.
        optimizeDeps: {
          include: [
            '@emotion/css/create-instance',
            '@r2wc/react-to-web-component',
            'axe-core',
            'fast-check',
            'idb-keyval',
            'lucide',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'signature_pad',
            'valibot',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'component',
          include: ['{src,webapp,studio,inbox}/**/*.test.tsx'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } }, // a second, as it is by itself, is too short on a busy machine
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
