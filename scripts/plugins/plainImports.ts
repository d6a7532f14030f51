import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite writes around each `import()`, before the code is minified. */
const WRAPPED =
  /__vitePreload\((?:\(\) => (import\([^\n]+?)|async \(\) => \{\s*const \{[^}]+\} = await (import\([^\n]+);\s*return \{[^}]+\};\s*\}), __VITE_PRELOAD__(?:, import\.meta\.url)?\)/g;

/** How the code imports: as it is written, again where a file could not be fetched, or within a time limit. */
type Way = 'plain' | 'retry' | 'in-time';

/** The helper of each way, in place of Vite's own. */
const HELPERS: Record<Way, string> = {
  plain: 'export const __vitePreload = (load) => load();',
  retry: `import { importLazy } from ${JSON.stringify(resolve('src/page/importLazy.ts'))};
          export const __vitePreload = (file) => importLazy(file);`,
  'in-time': `import { importInTime } from ${JSON.stringify(resolve('src/page/importInTime.ts'))};
              export const __vitePreload = (load) => importInTime(load);`,
};

/**
 * Removes what Vite wraps each `import()` in: a helper that preloads style sheets and chunks, of which there are none.
 * Styles are in the code, and the loader preloads. That saves half a kilobyte on every page.
 * @param isPlain tells the chunks whose imports are plain nevertheless.
 */
export function plainImports(
  way: Way = 'plain',
  isPlain: (fileName: string) => boolean = () => false,
): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => HELPERS[way],
    },
    renderChunk: (code, { fileName }) =>
      code.includes('__vitePreload(')
        ? unwrapImports(code, { way: isPlain(fileName) ? 'plain' : way, fileName })
        : null,
  };
}

/** @throws where an `import()` is wrapped in another way: a new version of Vite may write it so. */
export function unwrapImports(code: string, options: { way: Way; fileName: string }): string {
  let replaced = 0;
  const result = code.replace(WRAPPED, (_, plain: string | undefined, picked: string) => {
    replaced++;
    const call = plain ?? picked;
    if (options.way === 'plain') return call;
    return options.way === 'retry'
      ? `__vitePreload(${call.slice('import('.length)}`
      : `__vitePreload(() => ${call})`;
  });
  const unknown = code.split('__vitePreload(').length - 1 - replaced;
  if (unknown > 0)
    throw new Error(
      `scripts/plugins/plainImports.ts does not know how ${unknown} import() of ${options.fileName} is wrapped.`,
    );
  return result;
}

/**
 * Code that forwards analytics is a file of its own, which shares no module with the widgets: it is loaded also on pages where
 * none of them is hydrated.
 * @param url of it, relative to the file that imports it.
 */
export const externalAnalytics = (url: string): Plugin => ({
  name: 'external-analytics',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('lazy/analytics') ? { id: url, external: true } : undefined),
});
