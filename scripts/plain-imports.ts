import type { Plugin } from 'vite';

/** As Vite writes it around each `import()`, before anything is made small. */
const WRAPPED =
  /__vitePreload\((?:\(\) => (import\([^\n]+?)|async \(\) => \{\s*const \{[^}]+\} = await (import\([^)]+\));\s*return \{[^}]+\};\s*\}), __VITE_PRELOAD__, import\.meta\.url\)/g;

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
    renderChunk: (code) => (code.includes('__vitePreload(') ? code.replace(WRAPPED, '$1$2') : null),
  };
}
