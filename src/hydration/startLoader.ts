import { version } from 'virtual:build';
import { importModule, respell } from '../page/importModule';
import { safeDocument } from '../page/safeDocument';
import { scriptUrl } from '../page/scriptUrl';
import type { SnapshotModule } from './release';
import { startPage } from './startPage';

/** The first state of a widget that the script itself brings. */
export interface OwnSnapshot {
  /** The widget's tag without `bio-`. */
  name: string;
  module: SnapshotModule;
}

/**
 * Starts the page's widgets from a script that knows its own URL, and writes to the console where it does not.
 * @param releaseFolder the folder of the release's files, relative to that URL.
 * @param own the config that it was made of is the file beside the folder of the script: `/configs/bug-off.json` for
 * `/configs/bug-off/estimator.js`.
 */
export function startLoader(releaseFolder: string, own?: OwnSnapshot): void {
  const base = scriptUrl;
  if (!base) {
    console.error(
      'BioSystem: no widget is started: a script written into the page cannot know where its other files are. Expected data-base="https://your-desk.example/" on its tag, or its address in src.',
    );
    return;
  }
  const failures = { count: 0 };
  const preloaded = new Set<string>();
  const urlOf = (path: string): string => new URL(path, base).href;
  const fileUrl = (name: string): string => urlOf(respell(releaseFolder + name, failures.count));
  const importFile = <T>(name: string): Promise<T> =>
    importModule(`${releaseFolder}${name}.js`, base.href, failures);
  /** Empty for the built-in firm. */
  const ownConfig = own?.module.config ? urlOf('.').replace(/\/$/, '.json') : '';

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

    findSnapshot: (name, config) => {
      if (own?.name === name && ownConfig === (config ? resolve(config) : '')) return async () => own.module;
      if (own && !config) return () => importFile(`snapshots/${name}`); // the script is of the newest release
      const url = config ? namedSnapshot(name, config) : urlOf(`snapshots/${name}.js`);
      return url === undefined ? undefined : () => importSnapshot(url, name, Boolean(config));
    },
  });

  /**
   * Pages preload a snapshot by a URL without a version. What stands there may belong to another release: this script may
   * come from a cache, and a page may be older than the newest release.
   */
  async function importSnapshot(
    url: string,
    name: string,
    isOfConfig: boolean,
  ): Promise<SnapshotModule | undefined> {
    const snapshot = await (import(/* @vite-ignore */ url) as Promise<SnapshotModule>).catch(() => undefined);
    if (snapshot?.version === version) return snapshot;
    return isOfConfig ? undefined : importFile(`snapshots/${name}`);
  }
}

/** The whole URL of a config's file; undefined where the config is none. */
const resolve = (config: unknown): string | undefined =>
  typeof config === 'string' && URL.canParse(config, safeDocument.baseURI)
    ? new URL(config, safeDocument.baseURI).href
    : undefined;

/**
 * The URL of a snapshot that the page names for a config, as the studio's snippet does:
 * `<link rel="modulepreload" href="…/configs/bug-off/estimator.js" data-config="…/configs/bug-off.json">`. None is guessed: a
 * host without it would answer 404, which is an error in the console of somebody else's page.
 */
const namedSnapshot = (name: string, config: unknown): string | undefined =>
  [...safeDocument.querySelectorAll<HTMLLinkElement>('link[data-config]')].find(
    ({ dataset, href }) => dataset['config'] === config && href.split('?')[0]?.endsWith(`/${name}.js`),
  )?.href;
