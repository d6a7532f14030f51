/** Unfolds the quote, before our code is here, when the visitor turns to it or has begun it. */
import { pageDraftPrefix } from '../../src/page/storageKeys';
import { unfold, unfoldAtFocus } from '../../src/page/unfold';

function openBegun(): void {
  const quote = document.querySelector('bio-quote-builder[folded]');
  if (!quote) return;
  unfoldAtFocus(quote.shadowRoot);
  try {
    const drafts = pageDraftPrefix(quote);
    if (!Object.keys(sessionStorage).some((key) => key.startsWith(drafts))) return;
    quote.removeAttribute('folded');
    unfold(quote.shadowRoot);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

// `DOMContentLoaded` would wait for our code.
document.addEventListener('readystatechange', openBegun, { once: true });
