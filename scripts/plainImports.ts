import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite writes around each `import()`, before the code is minified. */
const WRAPPED =
  /__vitePreload\((?:\(\) => (import\([^\n]+?)|async \(\) => \{\s*const \{[^}]+\} = await (import\([^\n]+);\s*return \{[^}]+\};\s*\}), __VITE_PRELOAD__(?:, import\.meta\.url)?\)/g;

/**
 * Removes what Vite wraps each `import()` in: a helper that preloads style sheets and chunks, of which there are none.
 * Styles are in the code, and the loader preloads. That saves half a kilobyte on every page.
 * @param options.retry whether a module that could not be fetched is requested again: see `src/page/importModule.ts`.
 */
export function plainImports({ retry = false } = {}): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        retry
          ? `import { importLazy } from ${JSON.stringify(resolve('src/page/importLazy.ts'))};
             export const __vitePreload = (file) => importLazy(file);`
          : 'export const __vitePreload = (load) => load();',
    },
    renderChunk: (code, { fileName }) =>
      code.includes('__vitePreload(') ? unwrapImports(code, { retry, fileName }) : null,
  };
}

/** @throws where an `import()` is wrapped in another way: a new version of Vite may write it so. */
export function unwrapImports(code: string, options: { retry: boolean; fileName: string }): string {
  let replaced = 0;
  const result = code.replace(WRAPPED, (_, plain: string | undefined, picked: string) => {
    replaced++;
    const call = plain ?? picked;
    return options.retry ? `__vitePreload(${call.slice('import('.length)}` : call;
  });
  const unknown = code.split('__vitePreload(').length - 1 - replaced;
  if (unknown > 0)
    throw new Error(
      `scripts/plainImports.ts does not know how ${unknown} import() of ${options.fileName} is wrapped.`,
    );
  return result;
}
