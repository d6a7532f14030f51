import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildData } from './buildData';
import { baseConfig } from './buildOutputs';
import { failOnWarning } from './failOnWarning';
import { shortHash } from './shortHash';
import { staticStyles } from './staticStyles';
import { releaseName } from './version';

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
export async function buildApp({ root, outDir, pages, publicDir }: App): Promise<void> {
  await build({
    ...baseConfig,
    root,
    base: './',
    ...(publicDir !== undefined && { publicDir }),
    plugins: [failOnWarning(), react(), staticStyles(), buildData({ version: releaseName() })],
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

/** Builds an app's service worker. @param files what it keeps for use without a network, by URLs as the worker resolves them */
export async function buildServiceWorker(
  { root, outDir }: Pick<App, 'root' | 'outDir'>,
  files: readonly string[],
): Promise<void> {
  await build({
    ...baseConfig,
    define: {
      FILES: JSON.stringify(files),
      RELEASE: JSON.stringify(shortHash(files.join())),
    },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: `${root}/serviceWorker.ts`,
        output: { entryFileNames: 'serviceWorker.js' },
      },
    },
  });
}
