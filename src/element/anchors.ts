/**
 * Puts a link target for each id into the page, as a child of the element (an empty `<span>` whose slot is called like
 * its id), and takes away those that are not wanted any more. An id that the page has already is left alone. A page
 * that was opened with one of these ids goes there, unless the visitor has scrolled meanwhile.
 */
export function placeAnchors(element: HTMLElement, ids: readonly string[]): void {
  for (const old of element.querySelectorAll(':scope > span:empty[slot]'))
    if (old.id === old.slot && !ids.includes(old.id)) old.remove();
  for (const id of ids) {
    if (document.getElementById(id)) continue;
    const anchor = document.createElement('span');
    anchor.id = id;
    anchor.slot = id;
    element.append(anchor);
    if (location.hash !== `#${id}`) continue;
    whenShown(element, anchor, () => {
      if (scrollY === 0) anchor.scrollIntoView();
    });
  }
}

/** Its place is known when the widget has rendered its slot, which may be already. */
function whenShown(element: HTMLElement, anchor: HTMLElement, go: () => void): void {
  if (anchor.assignedSlot) go();
  else element.shadowRoot?.addEventListener('slotchange', go, { once: true });
}
