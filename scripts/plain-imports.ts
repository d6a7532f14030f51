import type { Plugin } from 'vite';

/** As Vite writes it around each `import()`, before anything is made small. */
const WRAPPED =
  /__vitePreload\((?:\(\) => (import\([^\n]+?)|async \(\) => \{\s*const \{[^}]+\} = await (import\([^)]+\));\s*return \{[^}]+\};\s*\}), __VITE_PRELOAD__, import\.meta\.url\)/g;

/**
 * Does without what Vite wraps each `import()` in: a helper that preloads style sheets and chunks, of which there are none.
 * Styles are in the code, and the loader preloads. That is half a kilobyte on every page.
 *
 * Where modules are loaded while a page is used, a helper of our own asks again, under another address, for one that could
 * not be had: browsers of before autumn 2026 would never ask for it again (whatwg/html#10327). What it imports is there
 * already, and stays the same.
 */
export function plainImports({ askAgain = false } = {}): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        askAgain
          ? `export const __vitePreload = (file) =>
               import(/* @vite-ignore */ file).catch(() => import(/* @vite-ignore */ file + '?' + Date.now()));`
          : 'export const __vitePreload = (load) => load();',
    },
    renderChunk: (code) => {
      if (!code.includes('__vitePreload(')) return null;
      return code.replace(WRAPPED, (_, plain: string | undefined, picked: string) =>
        askAgain ? `__vitePreload(${(plain ?? picked).slice('import('.length)}` : (plain ?? picked),
      );
    },
  };
}
