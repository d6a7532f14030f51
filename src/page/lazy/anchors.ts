import { safeDocument } from '../safeDocument';

/**
 * Adds a link target for each id to the page, as a child of the element: an empty `<span>` whose slot has the id's name.
 * Targets of ids that are no longer listed are removed; an id that the page has elsewhere is left alone. A page that was
 * opened with one of these ids in its hash scrolls there, unless the visitor has scrolled meanwhile.
 */
export function placeAnchors(element: HTMLElement, ids: readonly string[]): void {
  for (const anchor of place(element, ids))
    if (location.hash === `#${anchor.id}`)
      whenSlotted(element, anchor, () => {
        if (scrollY === 0) anchor.scrollIntoView();
      });
  keepPlaced(element, ids);
}

/** @returns what is new. */
function place(element: HTMLElement, ids: readonly string[]): HTMLElement[] {
  for (const old of element.querySelectorAll(':scope > span:empty[slot]'))
    if (old.id === old.slot && !ids.includes(old.id)) old.remove();
  return ids.flatMap((id) => {
    if (safeDocument.getElementById(id)) return [];
    const anchor = safeDocument.createElement('span');
    anchor.id = id;
    anchor.slot = id;
    element.append(anchor);
    return anchor;
  });
}

/** A registered symbol, because scripts that are built apart share it. */
const OBSERVER = Symbol.for('bio.anchors');

/** Places them again where a script refreshes the page, and takes away what the server's HTML has not. */
function keepPlaced(element: HTMLElement, ids: readonly string[]): void {
  (Reflect.get(element, OBSERVER) as MutationObserver | undefined)?.disconnect();
  const isOurs = (node: Node) => node instanceof HTMLSpanElement && ids.includes(node.slot);
  const observer = new MutationObserver((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    if (element.isConnected && removed.some(isOurs)) place(element, ids);
  });
  observer.observe(element, { childList: true });
  Reflect.set(element, OBSERVER, observer);
}

/** The anchor has a place once the widget has rendered its slot, which may be now. */
function whenSlotted(element: HTMLElement, anchor: HTMLElement, callback: () => void): void {
  if (anchor.assignedSlot) callback();
  else element.shadowRoot?.addEventListener('slotchange', callback, { once: true });
}
