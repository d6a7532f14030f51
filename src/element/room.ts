/** How much height an element takes, in px, to the fraction; not a number where it takes none of its own. */
export const roomOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).height);

/**
 * @returns the room that a page keeps free for each element whose class is not here yet, in px; 0 where it came with its
 * HTML, and is as high as it will be. All at once: to read one between two that change would lay the page out for each.
 */
export const roomsOf = (tag: string): WeakMap<Element, number> =>
  new WeakMap(
    Array.from(document.querySelectorAll(tag), (element) => [
      element,
      element.shadowRoot?.querySelector('style') ? 0 : roomOf(element),
    ]),
  );

/**
 * Keeps the room that a page holds free by `:not(:defined)`, which would otherwise fall together as soon as the widget's
 * code is here: nothing below may move before the visitor does something. In another width it says nothing any more.
 * @param height in px.
 */
export function keepRoom(container: HTMLElement, height: number): void {
  container.style.minBlockSize = `${height}px`;
  let width: number | undefined;
  new ResizeObserver(([entry], observer) => {
    width ??= entry?.contentRect.width;
    if (width === entry?.contentRect.width) return;
    observer.disconnect();
    giveRoomBack(container);
  }).observe(container);
}

export function giveRoomBack(container: HTMLElement): void {
  container.style.minBlockSize = '';
}
