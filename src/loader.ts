/** The script tag: watches the page, and loads the code of just those widgets that are on it, when it is needed. */
import type { launch } from './launcher';

/** For each tag its module, then what only some modules import. The build fills it in, with names in `assets/`. */
declare const DOORS: Readonly<Record<string, readonly string[]>>;
/** What all modules import. */
declare const COMMON: readonly string[];
/** Selectors of what can wait until somebody comes near, and the file that stands in for it. The build fills it in. */
declare const LAUNCHER: Readonly<{ selectors: readonly string[]; file: string }>;

const seen = new WeakSet<Element>();

const load = (element: Element): void => {
  const { localName } = element;
  const door = DOORS[localName];
  if (!door || customElements.get(localName) || seen.has(element)) return;
  seen.add(element);
  const wake = () =>
    loadDoor(door).catch((error: unknown) => console.error(`<${localName}> could not be loaded:`, error));
  const selector = LAUNCHER.selectors.find((one) => element.matches(one));
  if (selector)
    importFile<{ launch: typeof launch }>(LAUNCHER.file)
      .then((launcher) => launcher.launch(element as HTMLElement, selector, wake))
      .catch(wake); // without its stand-in a widget still works
  else void wake();
};

const addressOf = (name: string): string =>
  new URL(/* @vite-ignore */ `assets/${name}.js`, import.meta.url).href;
const importFile = <T>(name: string): Promise<T> => import(/* @vite-ignore */ addressOf(name));

const loadDoor = ([module = '', ...imports]: readonly string[]): Promise<unknown> => {
  for (const name of [...COMMON, ...imports]) preload(addressOf(name));
  return importFile(module);
};

/** Fetches at once what the module would ask for only when it is here itself. */
const preload = (address: string): void => {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
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
