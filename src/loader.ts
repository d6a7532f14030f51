/** The script tag: watches the page, and loads the code of just those widgets that are on it, when it is needed. */
import type { resume } from './element/leadDoor';
import { ATTRIBUTION_KEY } from './leads/attribution';
import { LEADS_WAIT } from './leads/waiting';
import type { standIn as showFirstState } from './loading/firstState';
import type { standIn as launch } from './loading/launcher';
import type { standIn as letSleep } from './loading/waker';

// The build fills these in. Names are those of files below `assets/`, without their ending.
/** The folder of this build's modules. */
declare const VERSION: string;
/** For each tag, without its "bio-", what only some modules import, in that folder: a blank before each. */
declare const DOORS: Readonly<Record<string, string>>;
/** What all modules import, in the order in which it is evaluated. */
declare const COMMON: readonly string[];
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
    [...COMMON, ...(name + imports + (isLaunched ? OPENING : '')).split(' ').map(inFolder)].forEach(
      preloadFile,
    );
  const wake = async () => {
    try {
      preload();
      for (const file of COMMON) await import(/* @vite-ignore */ addressOf(file)); // each is a task of its own
      await importFile(name);
    } catch (error) {
      console.error(`<${localName}> could not be loaded:`, error);
    }
  };
  importFile<StandIn>(shadowRoot ? 'waker' : isLaunched ? 'launcher' : `../../first/${name}`)
    .then(({ standIn }) => standIn(element as HTMLElement, wake, preload))
    .catch(wake); // without its stand-in a widget still works
};

const inFolder = (name: string): string => `${VERSION}/${name}`;
const addressOf = (name: string): string =>
  new URL(/* @vite-ignore */ `assets/${name}.js`, import.meta.url).href;
const importFile = <T>(name: string): Promise<T> => import(/* @vite-ignore */ addressOf(inFolder(name)));

const preloadFile = (name: string): void => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low'; // what is seen first comes first
  link.href = addressOf(name);
  if (!document.querySelector(`link[href="${link.href}"]`)) document.head.append(link);
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
resumeVisit().catch(() => {}); // storage is blocked, or the code not to be had: the next page tries again
