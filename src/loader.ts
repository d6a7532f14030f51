/** The script tag: watches the page, and loads the code of just those widgets that are on it, when it is needed. */
import type { resume } from './element/leadDoor';
import { ATTRIBUTION_KEY } from './leads/attribution';
import { LEADS_WAIT } from './leads/waiting';
import type { standIn as showFirstState } from './loading/firstState';
import type { standIn as launch } from './loading/launcher';
import type { standIn as letSleep } from './loading/waker';

// The build fills these in. Names are those of files, seen from the folder of this build's modules, without their ending.
/** That folder, below `assets/`. */
declare const VERSION: string;
/** For each tag, without its "bio-", what only some modules import: a blank before each. */
declare const DOORS: Readonly<Record<string, string>>;
/** What all modules import, in the order in which it is evaluated: a blank after each. */
declare const COMMON: string;
/** Selects what can wait until somebody comes near: the launcher stands in for it. */
declare const LAUNCHED: string;
/** What that imports besides, when it opens, as in `DOORS`. */
declare const OPENING: string;

/** What shows a widget until it is needed: its prerendered HTML, the button that it begins as, or the state that the build made. */
interface StandIn {
  standIn: typeof letSleep | typeof launch | typeof showFirstState;
}

const seen = new WeakSet<Element>();

const load = (element: Element): void => {
  const { localName, shadowRoot } = element;
  const name = localName.slice('bio-'.length);
  const imports = DOORS[name];
  if (imports == null || customElements.get(localName) || seen.has(element)) return;
  seen.add(element);
  const isLaunched = element.matches(LAUNCHED);
  // At once, what the module would ask for only when it is here itself.
  const preload = () =>
    (COMMON + name + imports + (isLaunched ? OPENING : '')).split(' ').forEach(preloadFile);
  const wake = async () => {
    try {
      preload();
      for (const file of (COMMON + name).split(' ')) await importFile(file); // each is a task of its own
    } catch (error) {
      folder = folder.replace('s', '%73'); // for whoever wakes it again
      console.error(`<${localName}> could not be loaded:`, error);
    }
  };
  const show = () =>
    void importFile<StandIn>(shadowRoot ? 'waker' : isLaunched ? 'launcher' : `../../first/${name}`)
      .then(({ standIn }) => standIn(element as HTMLElement, wake, preload))
      .catch(wake); // without its stand-in a widget still works
  // What the page shows already can wait until the browser has done what it does at the end of parsing.
  (shadowRoot ? setTimeout : queueMicrotask)(show);
};

/**
 * Browsers of before autumn 2026 never ask again for a module that could not be had (whatwg/html#10327). With one more "s"
 * of it encoded, the same folder is another to the browser, for all that is imported from there too, but to no server.
 */
let folder = 'assets';

const addressOf = (name: string): string =>
  new URL(/* @vite-ignore */ `${folder}/${VERSION}/${name}.js`, import.meta.url).href;
const importFile = <T>(name: string): Promise<T> => import(/* @vite-ignore */ addressOf(name));

const preloaded = new Set<string>();

const preloadFile = (name: string): void => {
  if (preloaded.has(name)) return;
  preloaded.add(name);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low'; // what is seen first comes first
  link.href = addressOf(name);
  document.head.append(link);
};

const loadAll = (root: Element): void => {
  load(root);
  root.querySelectorAll(':not(:defined)').forEach(load);
};

new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof Element) loadAll(node);
}).observe(document, { childList: true, subtree: true });

loadAll(document.documentElement);

self.BioSystem = { forget: () => importFile('forget').then(() => BioSystem.forget()) }; // which it has replaced

const resumeVisit = async () => {
  if (location.search || document.referrer || localStorage[ATTRIBUTION_KEY]) await importFile('arrival');
  if (localStorage[LEADS_WAIT]) (await importFile<{ resume: typeof resume }>('leadDoor')).resume();
};
// Where storage is blocked, or the code is not to be had, the next page tries again.
setTimeout(() => void resumeVisit().catch(() => {}));
