import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build } from 'vite';
import { buildData } from './buildData';
import { baseConfig } from './buildOutputs';
import { failOnWarning } from './failOnWarning';
import { staticStyles } from './staticStyles';
import { releaseName } from './version';

/**
 * Builds the pages of the inbox. They are no part of the site: a static host must not have them, and a desk serves them only
 * where there is a password for it.
 */
export async function buildInbox(dist: string): Promise<void> {
  const outDir = resolve(dist, 'inbox');
  await build({
    ...baseConfig,
    root: 'inbox',
    base: './',
    publicDir: 'public',
    plugins: [failOnWarning(), react(), staticStyles(), buildData({ version: releaseName() })],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true, // for the budgets
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  });
  for (const size of [192, 512])
    await writeFile(
      join(outDir, `icon-${size}.png`),
      await sharp('inbox/public/icon.svg').resize(size, size).png({ palette: true }).toBuffer(),
    );
  const files = [
    './',
    'manifest.webmanifest',
    'icon.svg',
    ...readdirSync(join(outDir, 'assets')).map((name) => `assets/${name}`),
  ];
  await build({
    ...baseConfig,
    define: {
      FILES: JSON.stringify(files),
      RELEASE: JSON.stringify(createHash('sha256').update(files.join()).digest('base64url').slice(0, 8)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'inbox/serviceWorker.ts',
        output: { entryFileNames: 'serviceWorker.js' },
      },
    },
  });
}
