/** Requests the style sheet of the sections once more where it does not come: on a phone a single request may fail, or hang. */
import { CODE_TIMEOUT } from '../../src/page/importModule';

const AGAIN = '?again';
/** Milliseconds between two looks at what the parser has reached. */
const INTERVAL = 100;

/** Replaces links that have no sheet: the parser waits for those only that it has inserted itself. */
function askAgain(): void {
  for (const { shadowRoot } of document.querySelectorAll('bio-site *')) {
    // A widget may have links of its own, such as the preload of a picture.
    const link = shadowRoot?.querySelector<HTMLLinkElement>('link[data-section-sheet]');
    if (!link || link.href.endsWith(AGAIN) || hasRules(link)) continue;
    const another = link.cloneNode() as HTMLLinkElement;
    another.href += AGAIN;
    // Else the section stays hidden where the sheet fails or hangs again.
    const hiding = shadowRoot?.querySelector('style[data-section-sheet]');
    another.addEventListener('error', () => hiding?.remove());
    setTimeout(() => hiding?.remove(), CODE_TIMEOUT);
    link.replaceWith(another);
  }
}

/** Of what did not come, Firefox has an empty sheet, WebKit one that it forbids to read, and Chromium none. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** A sheet that hangs holds back Chromium's parser, which comes to the next link then, and everywhere the `load` event. */
function stopWaiting(): void {
  if (document.readyState === 'complete') return;
  askAgain();
  if (document.readyState === 'loading') setTimeout(stopWaiting, INTERVAL);
}

addEventListener('load', askAgain);
setTimeout(stopWaiting, CODE_TIMEOUT);
