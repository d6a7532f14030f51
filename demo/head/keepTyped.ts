/** Keeps what is typed before our code is here, as the islands do: the page finds it when it is opened again. */
import { lifecycleOf } from '../../src/page/lifecycle';
import { attempt } from '../../src/page/storage';
import { draftPrefix, hasPageDraft } from '../../src/page/storageKeys';
import { fillInTyped, mayHaveDrafts, storeTyped } from '../../src/page/typedDraft';
import { unfold, unfoldAtFocus } from '../../src/page/unfold';
import { DIALOGS } from './actWithoutCode';

/** The page, in any language, that thanks for a contact form which the browser has sent by itself. */
const THANKS = '/thank-you';

const OVERLAYS = Object.values(DIALOGS).join();
const filledIn = new WeakSet<Element>();

/** Once: an empty field is one that the visitor has cleared, later on. */
function fillIn(widget: Element): void {
  if (!filledIn.has(widget)) fillInTyped(widget, widget.matches(OVERLAYS));
  filledIn.add(widget);
}

addEventListener('input', (event) => {
  const [field] = event.composedPath();
  const root = field instanceof Element && field.getRootNode();
  if (!(root instanceof ShadowRoot) || lifecycleOf(root.host) === 'hydrated') return;
  fillIn(root.host); // before the rest of the page has arrived
  storeTyped(root.host, root.host.matches(OVERLAYS));
});

/** Unfolds the quote when the visitor turns to it or has begun it. */
function openQuote(): void {
  const quote = document.querySelector('bio-quote-builder[folded]');
  if (!quote) return;
  unfoldAtFocus(quote.shadowRoot);
  if (!hasPageDraft(quote)) return;
  quote.removeAttribute('folded');
  unfold(quote.shadowRoot);
}

// `DOMContentLoaded` would wait for our code.
document.addEventListener(
  'readystatechange',
  () => {
    if (mayHaveDrafts()) document.querySelectorAll('bio-site :not(:defined)').forEach(fillIn);
    openQuote();
  },
  { once: true },
);

if (location.pathname.endsWith(THANKS))
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix('bio-contact-form'))) sessionStorage.removeItem(key);
  });
