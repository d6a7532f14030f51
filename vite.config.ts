import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { widgetPlugins } from './scripts/browserPlugins.ts';
import { buildData } from './scripts/buildData.ts';
import { plainImports } from './scripts/plainImports.ts';
import { releaseName } from './scripts/version.ts';
import { releaseFile } from './scripts/widgetFiles.ts';

const widgets = readdirSync('src/widgets').map((name) => [name, `src/widgets/${name}/index.ts`]);

/**
 * The widgets as ES modules, one entry each, with what they share beside them. The other outputs (the loader that a
 * script tag names, the classic file, the site, the lead desk) are in `scripts/build.ts`.
 */
export default defineConfig({
  plugins: [...widgetPlugins(), plainImports({ retry: true }), buildData({ version: releaseName() })],
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
        forget: 'src/element/submission/forget.ts',
        submitLead: 'src/element/submission/submitLead.ts', // for the outbox, on pages without a form
        // Content blockers go by names: files called attribution or analytics would not be loaded.
        origin: 'src/element/submission/attribution.ts',
        forward: 'src/page/lazy/analytics.ts',
        otherRelease: 'src/page/lazy/otherRelease.ts', // for the loader, where a page has two
      },
      output: {
        entryFileNames: releaseFile('[name]'),
        chunkFileNames: ({ name }) =>
          ['react', 'rolldown-runtime'].includes(name) ? 'v/[name]-[hash].js' : releaseFile('[name]'),
        // A chunk for each folder whose modules are needed together; the comments say by which widgets. Folders without a
        // group stay with the widgets that import them; `lazy`, `overlay` and `submission` are not for all widgets.
        codeSplitting: {
          groups: [
            // React changes seldom: its file lies beside the releases, and stays in the cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'idb-keyval', test: /node_modules\/idb-keyval\// }, // the outbox and BioSystem.forget()
            { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 3 }, // several widgets
            // What a page loads without any widget's code must not bring that.
            { name: 'safe', test: /src\/(page\/safeDocument|leads\/toJson)\.ts/ },
            {
              name: 'element', // all widgets
              test: /node_modules\/(@r2wc|@emotion|stylis|zustand)\/|src\/(element|page|style)\/(?!lazy|overlay|submission)|src\/ui\/base\/|src\/content\/shared|vite\/preload-helper/,
            },
            { name: 'content', test: /src\/content\/(?!config)/, minShareCount: 6 }, // several widgets
            { name: 'section', test: /src\/ui\/section\// }, // the sections of a page
            { name: 'form', test: /src\/(forms|ui\/form)\// }, // the four forms
            { name: 'wizard', test: /src\/(wizard|ui\/wizard)\// }, // the forms with steps
            { name: 'pricing', test: /src\/pricing\// }, // whatever shows prices
          ],
        },
      },
    },
  },
});
