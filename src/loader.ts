/** The script tag: watches the page, and loads the code of just those widgets that are on it, when it is needed. */
import type { resume } from './element/leadDoor';
import type { launch } from './launcher';
import { LEADS_WAIT } from './leads/waiting';

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
  const selector = LAUNCHED.find((one) => element.matches(one));
  if (selector)
    importFile<{ launch: typeof launch }>('launcher')
      .then((launcher) => launcher.launch(element as HTMLElement, selector, wake))
      .catch(wake); // without its stand-in a widget still works
  else void wake();
};

const addressOf = (name: string): string =>
  new URL(/* @vite-ignore */ `assets/${name}.js`, import.meta.url).href;
const inFolder = (name: string): string => addressOf(`${VERSION}/${name}`);
const importFile = <T>(name: string): Promise<T> => import(/* @vite-ignore */ inFolder(name));

const loadDoor = (tag: string, imports: readonly string[]): Promise<unknown> => {
  for (const address of [...COMMON.map(addressOf), ...imports.map(inFolder)]) preload(address);
  return importFile(tag.slice('bio-'.length));
};

/** Fetches at once what the module would ask for only when it is here itself. */
const preload = (address: string): void => {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low'; // what is seen first comes first
  link.href = address;
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

const resumeLeads = async () => {
  if (localStorage[LEADS_WAIT]) (await importFile<{ resume: typeof resume }>('leadDoor')).resume();
};
resumeLeads().catch(() => {}); // storage is blocked, or the code not to be had: the next page tries again
