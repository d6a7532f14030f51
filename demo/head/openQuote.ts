/** Unfolds the quote that a visitor has begun: see `.fold` in site.css. */
import { pageDraftPrefix } from '../../src/page/storageKeys';

function openBegun(): void {
  const fold = document.querySelector<HTMLDetailsElement>('details.fold');
  const quote = fold?.querySelector('bio-quote-builder');
  if (!fold || !quote) return;
  try {
    const drafts = pageDraftPrefix(quote);
    if (Object.keys(sessionStorage).some((key) => key.startsWith(drafts))) fold.open = true;
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

// `DOMContentLoaded` would wait for our code.
document.addEventListener('readystatechange', openBegun, { once: true });
