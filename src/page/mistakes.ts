/**
 * Mistakes of a page that show nothing, or lose leads, in silence: a tag that is no widget's, and a form without an endpoint.
 * Only what recognizes them stands here; the words come when there is something to say.
 */
import { leadKinds, widgetNames } from 'virtual:build';
import type * as WordsModule from '../check-page/mistakeWords';
import { nearestSetting } from './nearestSetting';
import { safeDocument } from './safeDocument';

const seen = new WeakSet<Element>();
let words: Promise<typeof WordsModule> | undefined;

/** Writes one console line about an element whose tag begins with `bio-`, once, if there is something wrong with it. */
export function reportMistake(element: Element, importWords: () => Promise<typeof WordsModule>): void {
  if (seen.has(element)) return;
  seen.add(element);
  if (!isMistaken(element)) return;
  words ??= importWords(); // one for all, so that they speak in their order
  // Without the words the check of the page tells it still.
  void words.then(
    ({ report }) => report(element, isMistaken, { widgetNames, leadKind: leadKinds[nameOf(element)] }),
    () => {},
  );
}

const isMistaken = (element: Element): boolean => isUnknown(element) || lacksEndpoint(element);

const nameOf = ({ localName }: Element): string => localName.slice('bio-'.length);

/** Elements of somebody else's may have such a tag too: theirs have a class. */
const isUnknown = (element: Element): boolean =>
  element.localName !== 'bio-site' &&
  !widgetNames.includes(nameOf(element)) &&
  !customElements.get(element.localName);

const lacksEndpoint = (element: Element): boolean =>
  Object.hasOwn(leadKinds, nameOf(element)) && !nearestSetting(element, 'endpoint');

/** Reports mistakes of a page, for scripts without the loader, which finds elements by itself: also of elements that come later. */
export function watchForMistakes(importWords: Parameters<typeof reportMistake>[1]): void {
  const look = (part: Element) => {
    for (const element of [part, ...part.querySelectorAll('*')])
      if (element.localName.startsWith('bio-')) reportMistake(element, importWords);
  };
  const start = () => {
    look(safeDocument.documentElement);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) look(node);
    }).observe(document, { childList: true, subtree: true });
  };
  if (safeDocument.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
