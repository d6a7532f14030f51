/** The script tag: watches the page, and loads the code of the widgets that stand on it when it is needed. */
import { commonFiles, hydrationSpecs, launcherSelector, releaseFolder, version } from 'virtual:build';
import type { recordPage } from './element/submission/attribution';
import type { resumeOutbox } from './element/submission/submitLead';
import type * as DeferredModule from './hydration/deferred';
import type { MarkupModule } from './hydration/island';
import type * as SnapshotModule from './hydration/snapshot';
import { startIsland } from './hydration/startIsland';
import { INTENT_EVENTS } from './hydration/triggers/intent';
import { ATTRIBUTION_KEY } from './leads/attribution';
import { OUTBOX_FLAG } from './leads/outboxFlag';
import { importModule, respell } from './page/importModule';
import type * as OtherReleaseModule from './page/lazy/otherRelease';
import { releaseOf, setRelease } from './page/lifecycle';
import { safeDocument } from './page/safeDocument';

/** Makes an element an island, if it is a widget whose class is not defined yet. */
function start(element: Element): void {
  const { localName, shadowRoot } = element;
  const name = localName.slice('bio-'.length);
  if (!Object.hasOwn(hydrationSpecs, name) || customElements.get(localName) || releaseOf(element)) return;
  setRelease(element, version);
  const files = () => [...commonFiles, ...importsOf(element), name];
  const preload = () => files().forEach(preloadFile);
  let isLoading = false;
  let isReported = false;
  const load = async () => {
    if (isLoading) failures.count++; // the files of the attempt before may never come
    isLoading = true;
    try {
      preload(); // all files together, not only when the importing module is loaded
      for (const file of files()) await importFile(file); // each evaluated in a task of its own
    } catch (error) {
      if (!isReported)
        console.error(
          `<${localName}> could not be loaded. Expected its files in ${fileUrl('')}, and no changed built-ins:`,
          error,
        );
      isReported = true;
    }
    isLoading = false;
  };
  const startWith = async (isShown: boolean) => {
    if (customElements.get(localName)) return;
    const island = startIsland(element as HTMLElement, { preload, load }, isShown);
    deferred ??= importDeferred();
    const improvements = await deferred;
    importsOf = improvements.importsOf;
    improvements.improveIsland(island);
  };
  // Markup that is shown already can wait until the browser has finished parsing.
  if (shadowRoot) setTimeout(() => void startWith(true));
  else
    void (element.matches(launcherSelector) ? importFile<MarkupModule>('launcher') : importSnapshot(name))
      .then(({ showMarkup }) => showMarkup(element as HTMLElement, fileUrl('')))
      .catch(() => false)
      .then(startWith);
}

const failures = { count: 0 };
const importFile = <T>(name: string): Promise<T> =>
  importModule(`${releaseFolder}${name}.js`, import.meta.url, failures);

const fileUrl = (name: string): string => urlOf(respell(releaseFolder + name, failures.count));
const urlOf = (path: string): string => new URL(/* @vite-ignore */ path, import.meta.url).href;

/**
 * Pages preload a snapshot by a URL without a version. What stands there may belong to another release: this script may
 * come from a cache, and a page may be older than the newest release.
 */
async function importSnapshot(name: string): Promise<MarkupModule> {
  const path = `snapshots/${name}`;
  const url = urlOf(`${path}.js`);
  const snapshot = await (import(/* @vite-ignore */ url) as Promise<typeof SnapshotModule>).catch(
    () => undefined,
  );
  return snapshot?.version === version ? snapshot : importFile(path);
}

/** Code that improves the islands. It is fetched when the page is loaded, or when the visitor first acts. */
let deferred: Promise<typeof DeferredModule> | undefined;

/** The files that an element's own file imports, as far as they are known. */
let importsOf: (typeof DeferredModule)['importsOf'] = () => [];

const importDeferred = () =>
  new Promise<typeof DeferredModule>((resolve) => {
    const load = () => void importFile<typeof DeferredModule>('deferred').then(resolve, () => {});
    if (safeDocument.readyState === 'complete' || hasDrafts()) load();
    // Each of them once: where the file could not be had, a later one asks again.
    for (const type of ['load', 'online', 'scroll', ...INTENT_EVENTS])
      addEventListener(type, load, { once: true, passive: true });
  });

/** Whether what was typed on the visit before may be to be shown. */
function hasDrafts(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false; // storage is blocked
  }
}

const preloaded = new Set<string>();

function preloadFile(name: string): void {
  if (preloaded.has(name)) return;
  preloaded.add(name);
  const link = safeDocument.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low'; // what the page shows first goes first
  link.href = fileUrl(`${name}.js`);
  safeDocument.head.append(link);
}

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
  for (const element of [part, ...part.querySelectorAll('*')]) {
    if (!(element instanceof Element)) continue;
    if (element.localName.startsWith('bio-')) start(element);
    else if (element.shadowRoot) discover(element.shadowRoot);
    else if (element.matches(':not(:defined)')) discoverLater(element.localName);
  }
}

const undefinedTags = new Set<string>();

/** No observer learns of the shadow roots that elements of the page get when their class is defined. */
function discoverLater(tag: string): void {
  if (undefinedTags.has(tag)) return;
  undefinedTags.add(tag);
  void customElements.whenDefined(tag).then(() => discover(document));
}

/** The script of another release, or the same one under another URL. It goes first: what it knows, it runs. */
const other = self.BioSystem as Partial<typeof BioSystem> | undefined;

discover(document);

self.BioSystem = {
  version,
  discover: (root) => {
    other?.discover?.(root);
    discover(root);
  },
  forget: () => importFile('forget').then(() => BioSystem.forget()), // the module replaces it
};

/** Records how the visitor came, and sends leads that are queued on the device. */
const resumeSession = async () => {
  if (location.search || safeDocument.referrer || localStorage[ATTRIBUTION_KEY])
    (await importFile<{ recordPage: typeof recordPage }>('origin')).recordPage();
  if (localStorage[OUTBOX_FLAG])
    (await importFile<{ resumeOutbox: typeof resumeOutbox }>('submitLead')).resumeOutbox();
};
const reportOther = async () =>
  (await importFile<typeof OtherReleaseModule>('otherRelease')).reportOtherRelease(version, other?.version);

// Where storage is blocked or the code cannot be loaded, the next page tries again.
setTimeout(() => void (other?.discover ? reportOther() : resumeSession()).catch(() => {}));
