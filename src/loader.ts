/** The script tag. */
import { releaseFolder, version } from 'virtual:build';
import type * as SnapshotModule from './hydration/snapshot';
import { startPage } from './hydration/startPage';
import { importModule, respell } from './page/importModule';
import { safeDocument } from './page/safeDocument';
import { scriptUrl } from './page/scriptUrl';

if (scriptUrl) startWith(scriptUrl);
else
  console.error(
    'BioSystem: no widget is started: a script written into the page cannot know where its other files are. Expected data-base="https://your-desk.example/" on its tag, or its address in src.',
  );

/** @param base the script's own URL. */
function startWith(base: URL): void {
  const failures = { count: 0 };
  const preloaded = new Set<string>();
  const urlOf = (path: string): string => new URL(path, base).href;
  const fileUrl = (name: string): string => urlOf(respell(releaseFolder + name, failures.count));

  const importFile = <T>(name: string): Promise<T> =>
    importModule(`${releaseFolder}${name}.js`, base.href, failures);

  startPage({
    importFile,
    folder: () => fileUrl(''),
    place: () => `${fileUrl('')} (if the script was moved or joined: data-base)`,
    startOver: () => void failures.count++,

    preload: (names, most = names.length) => {
      const missing = names.filter((name) => !preloaded.has(name));
      for (const name of missing.slice(0, most)) {
        preloaded.add(name);
        const link = safeDocument.createElement('link');
        link.rel = 'modulepreload';
        link.fetchPriority = 'low'; // what the page shows first goes first
        link.href = fileUrl(`${name}.js`);
        safeDocument.head.append(link);
      }
      return missing.length > most;
    },

    /**
     * Pages preload a snapshot by a URL without a version. What stands there may belong to another release: this script may
     * come from a cache, and a page may be older than the newest release.
     */
    importSnapshot: async (name, configured) => {
      const path = `snapshots/${name}`;
      const url = configured ?? urlOf(`${path}.js`);
      const snapshot = await (import(/* @vite-ignore */ url) as Promise<typeof SnapshotModule>).catch(
        () => undefined,
      );
      if (snapshot?.version === version) return snapshot;
      return configured === undefined ? importFile(path) : undefined;
    },
  });
}
