import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite wraps it in a helper that preloads style sheets and chunks, of which there are
 * none: styles are in the code, and the loader preloads. That is half a kilobyte on every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
