/** Watches the page, and loads the code of the widgets that stand on it when it is needed. */
import { commonFiles, hydrationSpecs, languages, launcherSelector, version } from 'virtual:build';
import { isInDefaultLanguage } from '../page/language';
import type * as ConfigFile from '../page/lazy/configFile';
import { releaseOf, setRelease } from '../page/lifecycle';
import { nearestSetting } from '../page/nearestSetting';
import { safeDocument } from '../page/safeDocument';
import { nextPaint } from '../page/scheduling';
import { mayHaveDrafts } from '../page/typedDraft';
import type * as DeferredModule from './deferred';
import type { MarkupModule, Release } from './release';
import { startIsland } from './startIsland';
import { startSession } from './startSession';
import { dialogPainted } from './triggers/hash';
import { INTENT_EVENTS } from './triggers/intent';

/**
 * The URL of a snapshot that the page names for a config, as the studio's snippet does:
 * `<link rel="modulepreload" href="…/configs/bug-off/estimator.js" data-config="…/configs/bug-off.json">`. None is guessed: a
 * host without it would answer 404, which is an error in the console of somebody else's page.
 */
const namedSnapshot = (name: string, config: unknown): string | undefined =>
  [...safeDocument.querySelectorAll<HTMLLinkElement>('link[data-config]')].find(
    ({ dataset, href }) => dataset['config'] === config && href.split('?')[0]?.endsWith(`/${name}.js`),
  )?.href;

/** Starts the page's widgets, those that come later too, and makes `BioSystem`. */
export function startPage(release: Release): void {
  const { importFile, folder } = release;

  /** Makes an element an island, if it is a widget whose class is not defined yet. */
  function start(element: Element): void {
    const { localName, shadowRoot } = element;
    const name = localName.slice('bio-'.length);
    if (!Object.hasOwn(hydrationSpecs, name) || customElements.get(localName) || releaseOf(element)) return;
    setRelease(element, version);
    const files = () => [...commonFiles, ...(improvements?.importsOf(element) ?? []), name];
    const preload = (most?: number) =>
      release.preload([...files(), ...(improvements?.configFilesOf(element) ?? [])], most);
    const config = nearestSetting(element, 'config');
    /** The config's content, where it is that of the snapshot that is shown. */
    let known: object | undefined;
    /** Its code only begins to download a config when it runs. */
    const prefetchConfig = async () => {
      const wanted = nearestSetting(element, 'config');
      if (!wanted) return;
      try {
        const file = await importFile<typeof ConfigFile>('configFile');
        file.prefetchConfig(wanted, wanted === config ? known : undefined);
      } catch {
        // The widget's code tries again.
      }
    };
    let isLoading = false;
    let isReported = false;
    const load = async () => {
      if (isLoading) release.startOver();
      isLoading = true;
      try {
        preload(); // all files together, not only when the importing module is loaded
        await Promise.all([prefetchConfig(), dialogPainted]);
        for (const file of files()) await importFile(file); // each evaluated in a task of its own
      } catch (error) {
        if (!isReported)
          console.error(
            `<${localName}> could not be loaded. Expected its files in ${release.place()}, and no changed built-ins:`,
            error,
          );
        isReported = true;
        if (!element.shadowRoot) await showFirst(release.importSnapshot(name)); // it has the message for the visitor
      }
      isLoading = false;
    };
    /** Its code is needed in any case: now. */
    const fetchCode = async () => {
      void prefetchConfig();
      preload();
      await fetchDeferred().catch(() => {});
      preload(); // now it is known what else it imports
    };
    /** @returns whether it is shown. */
    const showFirst = async (importing: Promise<MarkupModule | undefined>): Promise<boolean> => {
      try {
        const module = await importing;
        const isShown = module?.showMarkup(element as HTMLElement, folder()) ?? false;
        if (isShown) known = module?.config;
        return isShown;
      } catch {
        return false;
      }
    };
    const startWith = async (isShown: boolean) => {
      if (customElements.get(localName)) return;
      const island = startIsland(element as HTMLElement, { preload, load }, isShown);
      const { improveIsland } = await whenDeferred();
      setTimeout(() => improveIsland(island)); // a page has many: each in a task of its own
    };
    // Markup that is shown already can wait until the browser has finished parsing.
    if (shadowRoot) {
      setTimeout(() => void startWith(true));
      return;
    }
    const isLauncher = element.matches(launcherSelector);
    const url = namedSnapshot(name, config);
    if (isLauncher) void showFirst(importFile<MarkupModule>('launcher')).then(startWith);
    else if (config && !url) void fetchCode().then(() => startWith(false));
    else {
      // The snapshot only keeps its place.
      if (!config && !isInDefaultLanguage(languages, element)) void fetchCode();
      void showFirst(release.importSnapshot(name, url)).then(startWith);
    }
  }

  /** Code that improves the islands. It is fetched when the page is loaded, or when the visitor first acts. */
  let deferred: Promise<typeof DeferredModule> | undefined;
  /** The same, once it is here. */
  let improvements: typeof DeferredModule | undefined;

  const fetchDeferred = async () => {
    improvements = await importFile<typeof DeferredModule>('deferred');
    return improvements;
  };

  const whenDeferred = () => (deferred ??= importDeferred());

  const importDeferred = () =>
    new Promise<typeof DeferredModule>((resolve) => {
      const load = () => void fetchDeferred().then(resolve, () => {});
      if (safeDocument.readyState === 'complete') load();
      // A browser's storage is slow when it is asked first.
      else void nextPaint().then(() => mayHaveDrafts() && load());
      // Each of them once: where the file could not be loaded, a later one asks again.
      for (const type of ['load', 'online', 'scroll', ...INTENT_EVENTS])
        addEventListener(type, load, { once: true, passive: true });
    });

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) startAll(node);
  });

  /** Starts the widgets in a document or shadow root, those that come later, and those in open shadow roots there. */
  function discover(root: ParentNode): void {
    observer.observe(root, { childList: true, subtree: true });
    startAll(root === document ? safeDocument.documentElement : root);
  }

  function startAll(part: ParentNode): void {
    for (const element of [part, ...part.querySelectorAll(':not(:defined)')]) {
      if (!(element instanceof Element) || element.matches(':defined')) continue;
      if (element.localName.startsWith('bio-')) start(element);
      else discoverLater(element.localName);
    }
    setTimeout(() => lookInto(part)); // a look at every element takes a while
  }

  /** Reports mistakes of a part's widgets, and starts those in open shadow roots. */
  function lookInto(part: ParentNode): void {
    for (const element of [part, ...part.querySelectorAll('*')]) {
      if (!(element instanceof Element)) continue;
      if (element.localName.startsWith('bio-'))
        void whenDeferred().then(({ reportMistake }) => reportMistake(element, () => importFile('mistakes')));
      else if (element.shadowRoot) discover(element.shadowRoot);
    }
  }

  const undefinedTags = new Set<string>();

  /** No observer learns of the shadow roots that elements of the page get when their class is defined. */
  function discoverLater(tag: string): void {
    if (undefinedTags.has(tag)) return;
    undefinedTags.add(tag);
    void customElements.whenDefined(tag).then(() => discover(document));
  }

  // The parser adds an element before its prerendered markup: a script that runs meanwhile waits.
  if (safeDocument.readyState === 'loading')
    addEventListener('DOMContentLoaded', () => discover(document), { once: true });
  else discover(document);

  startSession(importFile, discover);
}
