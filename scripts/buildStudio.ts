import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { baseConfig } from './buildOutputs';
import { failOnWarning } from './failOnWarning';
import { minifyStyles } from './minifyStyles';

/**
 * Builds the studio. Its files share none with the widgets: what only the studio uses of a module would be downloaded by
 * the visitors of every page.
 * @param folder that they are written to.
 */
export const buildStudio = (folder: string) =>
  build({
    ...baseConfig,
    root: 'studio',
    base: './',
    plugins: [failOnWarning(), react(), minifyStyles()],
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['studio/index.html', 'studio/preview.html'].map((page) => resolve(page)),
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  });
