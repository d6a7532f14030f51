import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunkGroups.ts';
import { releaseFile } from './scripts/outputs/widgetFiles.ts';
import { widgetPlugins } from './scripts/plugins/browserPlugins.ts';
import { buildData } from './scripts/plugins/buildData.ts';
import { externalAnalytics, plainImports } from './scripts/plugins/plainImports.ts';
import { reactModules } from './scripts/plugins/reactModules.ts';
import { releaseName } from './scripts/releases/version.ts';

const widgets = readdirSync('src/widgets').map((name) => [name, `src/widgets/${name}/index.ts`]);

/**
 * The widgets as ES modules, one entry each, with what they share beside them. The other outputs (the loader that a
 * script tag names, the classic file, the site, the lead desk) are in `scripts/build.ts`.
 */
export default defineConfig({
  plugins: [
    ...widgetPlugins(),
    reactModules(),
    plainImports('retry'),
    externalAnalytics('./forward.js'),
    buildData({ version: releaseName() }),
  ],
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: true,
    modulePreload: false, // the loader does it
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension', // the loader calls what some of them export
      input: {
        ...Object.fromEntries(widgets),
        configFile: 'src/page/lazy/configFile.ts', // for the loader, before the widget's code is here
        forget: 'src/element/submission/forget.ts',
        resume: 'src/element/submission/resume.ts', // for the loader, where a link leads back to a form that was left
        submitLead: 'src/element/submission/submitLead.ts', // for the outbox, on pages without a form
        // Content blockers go by names: files called attribution or analytics would not be loaded.
        origin: 'src/element/submission/attribution.ts',
        otherRelease: 'src/page/lazy/otherRelease.ts', // for the loader, where a page has two
      },
      output: {
        entryFileNames: releaseFile('[name]'),
        chunkFileNames: ({ name }) =>
          ['react', 'rolldown-runtime'].includes(name) ? 'v/[name]-[hash].js' : releaseFile('[name]'),
        codeSplitting: {
          groups: [
            // React changes seldom: its file lies beside the releases, and stays in the cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|^\0react/ },
            ...chunkGroups,
          ],
        },
      },
    },
  },
});
