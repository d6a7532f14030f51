import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import type { InlineConfig } from 'vite';
import type { BuildData } from '../../src/hydration/buildData';
import { attributeName, commonAttributeNames } from '../../src/page/attributes';
import { specs } from '../../src/specs';
import { failOnWarning } from '../plugins/browserPlugins';
import { buildData } from '../plugins/buildData';
import { staticStyles } from '../plugins/staticStyles';
import { tokenDefaultsInPages, withTokenDefaults } from '../plugins/tokenDefaults';
import { writtenFacts } from '../plugins/writtenFacts';
import { releaseName } from '../releases/version';
import { baseConfig } from './buildOutputs';
import { build } from './notices';
import { shortHash } from './shortHash';
import { isForPagesOnly } from './widgetFiles';

/** An app of ours, beside the widgets: the studio or the inbox. */
interface App {
  /** The folder of its sources. */
  root: string;
  outDir: string;
  /** Its HTML pages, in the folder of its sources. */
  pages: readonly string[];
  /** The folder of files that are copied as they are, in that of its sources. @default none */
  publicDir?: string;
}

/** Builds the pages of an app. Its files share none with the widgets: visitors would download what only the app uses of a module. */
async function buildApp({ root, outDir, pages, publicDir }: App): Promise<void> {
  await build({
    ...baseConfig,
    root,
    base: './',
    ...(publicDir !== undefined && { publicDir }),
    plugins: [
      failOnWarning(),
      writtenFacts(),
      tokenDefaultsInPages(),
      react(),
      staticStyles(),
      buildData({ version: releaseName() }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true, // for the budgets
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: pages.map((page) => resolve(root, page)),
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  });
}

/** Builds one script into a folder that holds the rest already. */
const buildScript = (input: string, outDir: string, fileName: string, config: InlineConfig) =>
  build({
    ...baseConfig,
    ...config,
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input, output: { entryFileNames: fileName } },
    },
  });

/** Builds an app's service worker. @param files what it keeps for use without a network, by URLs as the worker resolves them */
const buildServiceWorker = ({ root, outDir }: Pick<App, 'root' | 'outDir'>, files: readonly string[]) =>
  buildScript(`${root}/serviceWorker.ts`, outDir, 'serviceWorker.js', {
    define: { FILES: JSON.stringify(files), RELEASE: JSON.stringify(shortHash(files.join())) },
  });

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

/**
 * Builds the pages of the inbox. They are no part of the site: a static host must not have them, and a desk serves them only
 * where there is a password for it.
 */
export async function buildInbox(dist: string): Promise<void> {
  const inbox = { root: 'inbox', outDir: resolve(dist, 'inbox') };
  await buildApp({ ...inbox, pages: ['index.html'], publicDir: 'public' });
  for (const name of ['icon.svg', 'manifest.webmanifest'])
    await writeFile(
      join(inbox.outDir, name),
      withTokenDefaults(await readFile(`inbox/public/${name}`, 'utf8')),
    );
  for (const size of [192, 512])
    await writeFile(
      join(inbox.outDir, `icon-${size}.png`),
      await sharp(join(inbox.outDir, 'icon.svg')).resize(size, size).png({ palette: true }).toBuffer(),
    );
  const assets = readdirSync(join(inbox.outDir, 'assets')).map((name) => `assets/${name}`);
  await buildServiceWorker(inbox, ['./', 'manifest.webmanifest', 'icon.svg', ...assets]);
}

/** What a frame may set of each widget that shows something by itself. A panel in a frame would be cut: what makes one is left out. */
const embeddedWidgets = Object.fromEntries(
  specs
    .filter(({ spec }) => !spec.wraps)
    .map(({ spec: { tag, attributes, overlay } }) => [
      tag.slice('bio-'.length),
      [...Object.keys(attributes).map(attributeName), ...commonAttributeNames].filter(
        (name) => !Object.hasOwn(overlay?.launcher ?? {}, name),
      ),
    ]),
);

/** Builds the page for frames, `/embed/`. @param dist the folder of the build. */
export async function buildEmbed(dist: string): Promise<void> {
  const outDir = join(dist, 'embed');
  await mkdir(outDir, { recursive: true });
  await cp('src/embed/index.html', join(outDir, 'index.html'));
  await buildScript('src/embed/embed.ts', outDir, 'embed.js', { plugins: [buildData({ embeddedWidgets })] });
}

/** A web worker that renders widgets, as one file. Like in Node there is no document: React is built as for a server. */
export const workerConfig = (input: string, data: Partial<BuildData> = {}) =>
  ({
    ...baseConfig,
    plugins: [failOnWarning(), staticStyles(), buildData({ version: releaseName(), ...data })],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['worker', 'module', 'production'], mainFields: ['module', 'main'] },
    build: {
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'es', codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  }) satisfies InlineConfig;
