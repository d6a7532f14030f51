import type { Plugin } from 'vite';

/**
 * Code that forwards analytics is a file of its own, which shares no module with the widgets: it is loaded also on pages where
 * none of them is hydrated.
 * @param url where it lies, relative to the file that imports it.
 */
export const externalAnalytics = (url: string): Plugin => ({
  name: 'external-analytics',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('lazy/analytics') ? { id: url, external: true } : undefined),
});
