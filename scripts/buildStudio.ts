import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildData } from './buildData';
import { baseConfig } from './buildOutputs';
import { failOnWarning } from './failOnWarning';
import { staticStyles } from './staticStyles';
import { releaseName } from './version';
import { isForPagesOnly } from './widgetFiles';

/**
 * Builds the studio. Its files share none with the widgets: what only the studio uses of a module would be downloaded by
 * the visitors of every page.
 * @param dist the folder of the build, which holds the widgets and the site already.
 */
export async function buildStudio(dist: string): Promise<void> {
  const outDir = resolve(dist, 'studio');
  await build({
    ...baseConfig,
    root: 'studio',
    base: './',
    plugins: [failOnWarning(), react(), staticStyles(), buildData({ version: releaseName() })],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true, // for the budgets
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['studio/index.html', 'studio/preview.html', 'studio/page.html'].map((page) => resolve(page)),
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  });
  const files = offlineFiles(dist);
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
        input: 'studio/serviceWorker.ts',
        output: { entryFileNames: 'serviceWorker.js' },
      },
    },
  });
}

/** What the studio needs without a network: itself, the widgets, and the examples. Relative to the folder of the site. */
function offlineFiles(dist: string): string[] {
  const filesIn = (folder: string) =>
    readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1));
  const examples = filesIn('site/examples').map((file) => file.slice('site/'.length));
  return [
    'studio/',
    'studio/preview.html',
    'studio/page.html',
    ...filesIn('studio/assets'),
    'biosystem.js',
    'custom-elements.json',
    'business.schema.json',
    ...filesIn('v').filter((file) => !isForPagesOnly(file)),
    ...examples.filter((file) => file.endsWith('.json')),
  ].toSorted();
}
