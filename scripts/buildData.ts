import type { Plugin } from 'vite';
import type { BuildData } from '../src/hydration/buildData';

const ID = 'virtual:build';

/** Provides the module `virtual:build` with what the build knows: an export for each entry of the data. */
export function buildData(data: Partial<BuildData>): Plugin {
  return {
    name: 'build-data',
    resolveId: { filter: { id: /^virtual:build$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:build$/ },
      handler: () =>
        Object.entries(data)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
    },
  };
}
