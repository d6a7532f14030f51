/**
 * Finds the widgets of the page and shows their first states, which is all that the first paint needs. What a visitor does to
 * them is recorded, until the code of the islands is here.
 */
import {
  commonFiles,
  languages,
  launcherSelector,
  urgentWidgets,
  version,
  widgetMethods,
} from 'virtual:build';
import { recordEarlyEvents } from '../page/earlyEvents';
import { CODE_TIMEOUT } from '../page/importModule';
import { announceReady } from '../page/impressions';
import { isInDefaultLanguage } from '../page/language';
import { lifecycleOf, releaseOf, setRelease } from '../page/lifecycle';
import { nearestSetting, settingSources } from '../page/nearestSetting';
import { safeDocument } from '../page/safeDocument';
import { whenIdle } from '../page/scheduling';
import { mayHaveDrafts } from '../page/typedDraft';
import type * as IslandsModule from './islands';
import { showLoadError } from './loadError';
import type { Release } from './release';
import type { FirstState } from './startIsland';
import { startSession } from './startSession';
import { INTENT_EVENTS } from './triggers/intent';

/** Milliseconds after the page's `load` event until the islands' code is fetched. */
const FETCH_DELAY = 1_000;

const whenLoaded = (callback: () => void) => {
  if (safeDocument.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
};

/** Starts the page's widgets, those that come later too, and makes `BioSystem`. */
export function startPage(release: Release): void {
  const { importFile } = release;

  let resolve: (module: typeof IslandsModule) => void;
  const islands = new Promise<typeof IslandsModule>((found) => (resolve = found));
  let isReported = false;
  /** Fetches the code of the islands. Where it could not be loaded, the next call asks again. */
  const fetchIslands = () =>
    void importFile<typeof IslandsModule>('islands').then(resolve, (error: unknown) => {
      if (!isReported)
        console.error(
          `BioSystem: the widgets of this page could not be started. Expected their files in ${release.place()}:`,
          error,
        );
      isReported = true;
    });

  /** No visitor needs the islands before the page is loaded, but one who acts, comes back to a form, or opens a dialog by the URL. */
  const fetchInTime = () => {
    whenLoaded(() => setTimeout(() => whenIdle(fetchIslands), FETCH_DELAY));
    // A browser's storage is slow when it is asked first.
    whenIdle(() => (location.hash || mayHaveDrafts()) && fetchIslands());
    // Each of them once: where the file could not be loaded, a later one asks again.
    for (const type of ['online', 'scroll', ...INTENT_EVENTS])
      addEventListener(type, fetchIslands, { once: true, passive: true });
  };
  let hasWidgets = false;

  /** Says so where nothing has answered in time. */
  const expectIsland = (element: HTMLElement, control: Element) => {
    fetchIslands();
    setTimeout(() => {
      if (lifecycleOf(element) === 'markup') showLoadError(element, control);
    }, CODE_TIMEOUT);
  };
  self.bioRepeatEarly ??= recordEarlyEvents(expectIsland);

  /** Makes an element an island, if it is a widget whose class is not defined yet. */
  function start(element: HTMLElement): void {
    const { localName } = element;
    const name = localName.slice('bio-'.length);
    const methods = widgetMethods[name];
    if (!methods || customElements.get(localName) || releaseOf(element)) return;
    setRelease(element, version);
    if (!hasWidgets) fetchInTime();
    hasWidgets = true;
    const attributes = settingSources(element).map(
      (source) => [source, new Map([...source.attributes].map(({ name, value }) => [name, value]))] as const,
    );
    const first = show(element, name);
    const started = first.then(async ({ isShown, module }) => {
      // A floating button is hidden until it is known what it covers.
      if (element.shadowRoot?.querySelector('[data-covering=unknown]')) whenLoaded(fetchIslands);
      if (isShown) announceReady(element);
      else expectIsland(element, element);
      if (urgentWidgets.includes(name) || element.matches('[open],:focus-within')) fetchIslands();
      (await islands).startIsland(element, release, { isShown, module, attributes });
    });
    for (const method of methods)
      Object.defineProperty(element, method, {
        configurable: true,
        value: () => {
          fetchIslands();
          void started.then(() => (Reflect.get(element, method) as () => void).call(element));
        },
      });
  }

  /** Shows an element's first state, where its markup brings none. */
  async function show(element: HTMLElement, name: string): Promise<Pick<FirstState, 'isShown' | 'module'>> {
    if (element.shadowRoot) {
      await new Promise((resolve) => setTimeout(resolve)); // it can wait until the browser has finished parsing
      return { isShown: true };
    }
    const config = nearestSetting(element, 'config');
    const importFirst = element.matches(launcherSelector)
      ? () => importFile<FirstState['module']>('launcher')
      : release.findSnapshot(name, config);
    // Only its code can show it. The snapshot keeps its place.
    if (!importFirst || (!config && !isInDefaultLanguage(languages, element))) {
      fetchIslands();
      release.preload([...commonFiles, name]);
    }
    try {
      const module = await importFirst?.();
      return { module, isShown: module?.showMarkup(element, release.folder()) ?? false };
    } catch {
      return { isShown: false };
    }
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
    for (const element of [part, ...part.querySelectorAll(':not(:defined)')]) {
      if (!(element instanceof HTMLElement) || element.matches(':defined')) continue;
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
        void islands.then(({ reportMistake }) => reportMistake(element, () => importFile('mistakes')));
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
