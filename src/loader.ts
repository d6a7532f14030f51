/** The script tag: watches the page, and loads the code of just those widgets that are on it, when it is needed. */
import type { resume } from './element/leadDoor';
import { ATTRIBUTION_KEY } from './leads/attribution';
import { LEADS_WAIT } from './leads/waiting';
import type { launch } from './loading/launcher';
import type { letSleep } from './loading/waker';

// The build fills these in. Names are those of files below `assets/`, without their ending.
/** The folder of this build's modules. */
declare const VERSION: string;
/** For each tag what only some modules import, in that folder. */
declare const DOORS: Readonly<Record<string, readonly string[]>>;
/** What all modules import. */
declare const COMMON: readonly string[];
/** Selectors of what can wait until somebody comes near: the launcher stands in for it. */
declare const LAUNCHED: readonly string[];

const seen = new WeakSet<Element>();

const load = (element: Element): void => {
  const { localName } = element;
  const imports = DOORS[localName];
  if (!imports || customElements.get(localName) || seen.has(element)) return;
  seen.add(element);
  const wake = () =>
    loadDoor(localName, imports).catch((error: unknown) =>
      console.error(`<${localName}> could not be loaded:`, error),
    );
  const standIn = standInFor(element as HTMLElement, imports, wake);
  if (standIn)
    standIn.catch(wake); // without its stand-in a widget still works
  else void wake();
};

/** What shows a widget until it is needed, if anything can: its prerendered HTML, or the button that it begins as. */
const standInFor = (
  element: HTMLElement,
  imports: readonly string[],
  wake: () => Promise<unknown>,
): Promise<void> | undefined => {
  const { localName } = element;
  if (element.shadowRoot)
    return importFile<{ letSleep: typeof letSleep }>('waker').then((waker) =>
      waker.letSleep(element, wake, () => preloadAll([...importsOf(imports), inFolder(nameOf(localName))])),
    );
  const selector = LAUNCHED.find((one) => element.matches(one));
  if (selector)
    return importFile<{ launch: typeof launch }>('launcher').then((launcher) =>
      launcher.launch(element, selector, wake),
    );
  return undefined;
};

const addressOf = (name: string): string =>
  new URL(/* @vite-ignore */ `assets/${name}.js`, import.meta.url).href;
const inFolder = (name: string): string => addressOf(`${VERSION}/${name}`);
const importFile = <T>(name: string): Promise<T> => import(/* @vite-ignore */ inFolder(name));
const importsOf = (imports: readonly string[]): string[] => [
  ...COMMON.map(addressOf),
  ...imports.map(inFolder),
];
const nameOf = (tag: string): string => tag.slice('bio-'.length);

const loadDoor = (tag: string, imports: readonly string[]): Promise<unknown> => {
  // At once, what the module would ask for only when it is here itself.
  preloadAll(importsOf(imports));
  return importFile(nameOf(tag));
};

const preloadAll = (addresses: readonly string[]): void => {
  for (const address of addresses) {
    if (document.querySelector(`link[href="${address}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low'; // what is seen first comes first
    link.href = address;
    document.head.append(link);
  }
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

window.BioSystem = { forget: () => importFile('arrival').then(() => BioSystem.forget()) }; // which it has replaced

const resumeVisit = async () => {
  if (location.search || document.referrer || localStorage[ATTRIBUTION_KEY]) await importFile('arrival');
  if (localStorage[LEADS_WAIT]) (await importFile<{ resume: typeof resume }>('leadDoor')).resume();
};
resumeVisit().catch(() => {}); // storage is blocked, or the code not to be had: the next page tries again
