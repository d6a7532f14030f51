import { safeDocument } from '../safeDocument';

/**
 * Adds a link target for each id to the page, as a child of the element: an empty `<span>` whose slot has the id's name.
 * Targets of ids that are no longer listed are removed; an id that the page has elsewhere is left alone. A page that was
 * opened with one of these ids in its hash scrolls there, unless the visitor has scrolled meanwhile.
 */
export function placeAnchors(element: HTMLElement, ids: readonly string[]): void {
  for (const old of element.querySelectorAll(':scope > span:empty[slot]'))
    if (old.id === old.slot && !ids.includes(old.id)) old.remove();
  for (const id of ids) {
    if (safeDocument.getElementById(id)) continue;
    const anchor = safeDocument.createElement('span');
    anchor.id = id;
    anchor.slot = id;
    element.append(anchor);
    if (location.hash !== `#${id}`) continue;
    whenSlotted(element, anchor, () => {
      if (scrollY === 0) anchor.scrollIntoView();
    });
  }
}

/** The anchor has a place once the widget has rendered its slot, which may be now. */
function whenSlotted(element: HTMLElement, anchor: HTMLElement, callback: () => void): void {
  if (anchor.assignedSlot) callback();
  else element.shadowRoot?.addEventListener('slotchange', callback, { once: true });
}
