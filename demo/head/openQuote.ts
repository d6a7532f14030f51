/** Unfolds the quote that a visitor has begun: see `.fold` in site.css. */
import { pageDraftPrefix } from '../../src/page/storageKeys';

function openBegun(): void {
  const fold = document.querySelector<HTMLDetailsElement>('details.fold');
  try {
    if (
      fold &&
      Object.keys(sessionStorage).some((key) => key.startsWith(pageDraftPrefix('bio-quote-builder')))
    )
      fold.open = true;
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

// `DOMContentLoaded` would wait for our code.
document.addEventListener('readystatechange', openBegun, { once: true });
