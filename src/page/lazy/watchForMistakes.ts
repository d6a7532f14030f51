import { reportMistake } from '../mistakes';
import { safeDocument } from '../safeDocument';

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
