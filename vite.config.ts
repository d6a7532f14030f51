import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifyStyles } from './scripts/minify-styles.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { sourceVersion } from './scripts/version.ts';
import { withoutPrefixes } from './scripts/without-prefixes.ts';

const folder = `assets/${sourceVersion()}`;
const widgets = readdirSync('src/widgets').map((name) => [name, `src/widgets/${name}/index.ts`]);

/**
 * The widgets as ES modules, one entry each, with what they share beside them. The other outputs (the loader that a
 * script tag names, the classic file, the site, the lead desk) are in `scripts/build.ts`.
 */
export default defineConfig({
  plugins: [react(), minifyStyles(), withoutPrefixes(), plainImports({ askAgain: true })],
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: true,
    modulePreload: false, // the loader does it
    rolldownOptions: {
      input: {
        ...Object.fromEntries(widgets),
        arrival: 'src/element/arrival.ts',
        forget: 'src/element/forget.ts',
      },
      output: {
        entryFileNames: `${folder}/[name].js`,
        // React changes seldom and every widget needs it: its own chunk stays in the visitor's cache.
        chunkFileNames: ({ name }) =>
          ['react', 'rolldown-runtime'].includes(name) ? 'assets/[name]-[hash].js' : `${folder}/[name].js`,
        codeSplitting: {
          // What most widgets share travels together: many small files cost more than they spare.
          // A module takes nothing else with it: what many need is not to bring a whole form along.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'element',
              test: /node_modules\/(@r2wc|@emotion|stylis|zustand)\/|src\/(element\/(?!overlay|anchors|leadDoor|composeLead|abandoned|arrival|forget|bridge)|style\/)|vite\/preload-helper|src\/ui\/(Icon|PhoneText|button\.styles|card\.styles|fillText|keepClear|useKeepClear|phoneAddress|reconnected|awake)\.|src\/content\/(company|currency|locale|pickTexts|texts\/common)\./,
            },
            { name: 'idb-keyval', test: /node_modules\/idb-keyval\// }, // of the outbox, and of forgetting it
            // Those that several widgets draw; the others stay with their widget.
            { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 3 },
            {
              name: 'page',
              test: /src\/ui\/(ActionLink|Anchor|TextLink|emblem\/\w+|pageTop\.styles|picture\/\w+|section\.styles|useScrolledPast)\.|src\/content\/(links|pictures)\./,
            },
            {
              name: 'form',
              test: /src\/leads\/(check|email|id|limits)\.|src\/content\/texts\/form\.|src\/ui\/(Button|Field|Message|TextArea|TextField|Trap|describeField|formatNumber|field\.styles|step\.styles|useCode)\./,
            },
            {
              name: 'choices',
              test: /src\/(wizard|pricing)\/(?!money)|src\/content\/texts\/photos|src\/ui\/(Choice|LazyPhotoPicker|TextButton|choice\.styles|photos\/photo)\./,
            },
          ],
        },
      },
    },
  },
});
