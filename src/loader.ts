/** The script tag: watches the page, and loads the code of just those widgets that are on it. */

/** For each tag its module, then all that this imports, as addresses relative to this script. The build fills it in. */
declare const DOORS: Readonly<Record<string, readonly string[]>>;

const load = ({ localName }: Element): void => {
  const door = DOORS[localName];
  if (!door || customElements.get(localName)) return;
  const [module = '', ...imports] = door.map((file) => new URL(file, import.meta.url).href);
  for (const address of imports) preload(address);
  import(/* @vite-ignore */ module).catch((error: unknown) =>
    console.error(`<${localName}> could not be loaded:`, error),
  );
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
