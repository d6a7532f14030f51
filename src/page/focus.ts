import { selfAndAncestors } from './ancestors';
import { safeDocument } from './safeDocument';

/** The focused element, also inside shadow trees; undefined where the page's `<body>` has the focus, that is, nothing. */
export function focusedElement(): HTMLElement | undefined {
  let element = safeDocument.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== safeDocument.body ? element : undefined;
}

/** An element and those around it, innermost first, up to the page's `<body>`: where the focus can go when it is gone. */
export const focusPath = (element: Element): Element[] =>
  [...selfAndAncestors(element)].filter(({ localName }) => localName !== 'body' && localName !== 'html');

/** Moves the focus to the first of these elements that can have it. One that has no tab stop is focusable until it is left. */
export function focusFirst(places: Iterable<Element>): void {
  for (const place of places) {
    if (!(place instanceof HTMLElement && place.isConnected)) continue;
    // A floating button may have been hidden: see `avoidOverlap`, which shows it while it has the focus.
    for (const name of ['covering', 'away']) delete place.dataset[name];
    place.focus({ preventScroll: true });
    if (place.matches(':focus')) return;
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    place.focus({ preventScroll: true });
    if (place.matches(':focus')) return;
    place.removeAttribute('tabindex'); // it is not rendered
  }
}

/**
 * Moves the focus to an element of a widget, as an answer to what the visitor did there. Who has gone on to another place of
 * the page meanwhile is left there: code and answers may take seconds. What surrounds the widget is no other place: a press
 * on a picture gives the focus to a `<main>` that can have it.
 */
export function focusInWidget(target: HTMLElement | null | undefined, options?: FocusOptions): void {
  const focused = focusedElement();
  const root = target?.getRootNode();
  const isElsewhere =
    focused &&
    root instanceof ShadowRoot &&
    !new Set(selfAndAncestors(focused)).has(root.host) &&
    !new Set(selfAndAncestors(root.host)).has(focused);
  if (!isElsewhere) target?.focus(options);
}

/** Where a visitor goes on who closes what a URL has opened, when nothing had the focus before: the page's content. */
export const pageContent = (): Iterable<Element> => safeDocument.querySelectorAll('main, h1');

/** Moves the focus out of a dialog that was closed, where the browser has not returned it. */
export function leaveDialog(dialog: Element, places: Iterable<Element>): void {
  const focused = focusedElement(); // until the next layout it stays in the closed dialog
  if (!focused || dialog.contains(focused)) focusFirst(places);
}
