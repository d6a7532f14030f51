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
import { announceReady } from '../page/impressions';
import { keepEvents } from '../page/keepEvents';
import { isInDefaultLanguage, pageLanguage } from '../page/language';
import { releaseOf, setRelease } from '../page/lifecycle';
import { nearestSetting, settingSources } from '../page/nearestSetting';
import { isDamaged } from '../page/rewrittenMarkup';
import { safeDocument } from '../page/safeDocument';
import { answerEarly } from './answerEarly';
import { showUncheckedInTime, uncheckedButton } from './floatingButton';
import { islandsCode } from './islandsCode';
import { proxyMethods } from './proxies';
import type { FirstState, MarkupModule, Release } from './release';
import { startSession } from './startSession';

/** Starts the page's widgets, those that come later too, and makes `BioSystem`. */
export function startPage(release: Release): void {
  const { importFile } = release;
  const islands = islandsCode(release);
  const { expectIsland, repeatEarly } = answerEarly(islands, release);

  /** Shows an element and makes it an island, if it is a widget whose class is not defined yet. */
  function start(element: HTMLElement): void {
    const { localName } = element;
    const name = localName.slice('bio-'.length);
    const methods = widgetMethods[name];
    if (!methods || customElements.get(localName) || releaseOf(element)) return;
    setRelease(element, version);
    keepEvents(element);
    islands.fetchInTime();
    const attributes = settingSources(element).map((source) => [source, attributesOf(source)] as const);
    const started = startWhenShown(element, name, attributes);
    proxyMethods(element, methods, (call, method) => {
      if (method === 'show') expectIsland(element);
      else islands.fetch();
      void started.then(call);
    });
  }

  async function startWhenShown(
    element: HTMLElement,
    name: string,
    attributes: FirstState['attributes'],
  ): Promise<void> {
    const config = nearestSetting(element, 'config');
    const lang = pageLanguage(element);
    const first = await show(element, name, config);
    if (first.isShown) announceReady(element);
    else expectIsland(element);
    if (urgentWidgets.includes(name) || element.matches('[open],:focus-within') || isDamaged(element))
      islands.fetch();
    if (uncheckedButton(element)) {
      islands.fetchAtLoad();
      showUncheckedInTime(element);
    }
    (await islands.loaded).startIsland(element, release, { ...first, config, lang, attributes, repeatEarly });
  }

  /** Shows an element's first state, where its markup brings none. */
  async function show(
    element: HTMLElement,
    name: string,
    config: unknown,
  ): Promise<Pick<FirstState, 'isShown' | 'module'>> {
    if (element.shadowRoot) {
      await new Promise((resolve) => setTimeout(resolve)); // it can wait until the browser has finished parsing
      return { isShown: true };
    }
    const importFirst = element.matches(launcherSelector)
      ? () => importFile<MarkupModule>('launcher')
      : release.findSnapshot(name, config);
    // Only its code can show it. The snapshot keeps its place.
    if (!importFirst || (!config && !isInDefaultLanguage(languages, element))) {
      islands.fetch();
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
      if (element.localName.startsWith('bio-')) {
        islands.fetchInTime(); // of a misspelled tag, too
        void islands.loaded.then(({ reportMistake }) => reportMistake(element, () => importFile('mistakes')));
      } else if (element.shadowRoot) discover(element.shadowRoot);
    }
  }

  const undefinedTags = new Set<string>();

  /** No observer learns of the shadow roots that elements of the page get when their class is defined. */
  function discoverLater(tag: string): void {
    // In happy-dom no tag counts as defined.
    if (undefinedTags.has(tag) || !tag.includes('-')) return;
    undefinedTags.add(tag);
    void customElements.whenDefined(tag).then(() => discover(document));
  }

  // The parser adds an element before its prerendered markup: a script that runs meanwhile waits.
  if (safeDocument.readyState === 'loading')
    addEventListener('DOMContentLoaded', () => discover(document), { once: true });
  else discover(document);

  startSession(importFile, discover);
}

const attributesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map([...element.attributes].map(({ name, value }) => [name, value]));
