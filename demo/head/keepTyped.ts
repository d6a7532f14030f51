/** Keeps what is typed before our code is here, as the islands do: the page finds it when it is opened again. */
import { lifecycleOf } from '../../src/page/lifecycle';
import { draftPrefix } from '../../src/page/storageKeys';
import { fillInTyped, mayHaveDrafts, storeTyped } from '../../src/page/typedDraft';
import { DIALOGS } from './dialogs';

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

// `DOMContentLoaded` would wait for our code.
document.addEventListener(
  'readystatechange',
  () => mayHaveDrafts() && document.querySelectorAll('bio-site :not(:defined)').forEach(fillIn),
  { once: true },
);

function forgetSent(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix('bio-contact-form'))) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
if (location.pathname.endsWith(THANKS)) forgetSent();
