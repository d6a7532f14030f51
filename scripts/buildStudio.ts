import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { BuildData } from '../src/hydration/buildData';
import { buildApp, buildServiceWorker } from './buildApp';
import { isForPagesOnly } from './widgetFiles';
import { workerConfig } from './workerConfig';

/**
 * Builds the studio.
 * @param dist the folder of the build, which holds the widgets and the site already.
 * @param snapshotCode for the snapshots that it makes.
 */
export async function buildStudio(dist: string, snapshotCode: BuildData['snapshotCode']): Promise<void> {
  const studio = { root: 'studio', outDir: resolve(dist, 'studio') };
  await buildApp({ ...studio, pages: ['index.html', 'preview.html', 'page.html'] });
  const worker = workerConfig('studio/snippet/snapshotWorker.ts', { snapshotCode });
  await build({ ...worker, build: { ...worker.build, outDir: studio.outDir, emptyOutDir: false } });
  await buildServiceWorker(studio, offlineFiles(dist));
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
