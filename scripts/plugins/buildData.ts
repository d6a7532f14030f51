import type { Plugin } from 'vite';
import type { BuildData } from '../../src/hydration/buildData';

const ID = '\0virtual:build';

/**
 * Provides the module `virtual:build` with what the build knows: an export for each entry of the data. Each entry is a module
 * of its own, so that a chunk has only those that it needs.
 */
export function buildData(data: Partial<BuildData>): Plugin {
  return {
    name: 'build-data',
    resolveId: {
      filter: { id: /^\0?virtual:build/ },
      handler: (id) => ({ id: id.startsWith('\0') ? id : `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0virtual:build/ },
      handler: (id) =>
        id === ID
          ? Object.keys(data)
              .map((name) => `export { ${name} } from ${JSON.stringify(`${ID}/${name}`)};`)
              .join('\n')
          : `export const ${id.slice(ID.length + 1)} = ${JSON.stringify(Object.entries(data).find(([name]) => id === `${ID}/${name}`)?.[1])};`,
    },
  };
}
