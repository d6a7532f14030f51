import { safeDocument } from './safeDocument';

/** An element's height in px, with fractions; NaN where it has no box of its own. */
export const heightOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).height);

/**
 * The height in px that the page reserves for each element of a tag whose class is not defined yet; 0 for prerendered
 * ones, which have their height already. All are read before any of them changes: reading one after changing another
 * would lay out the page for each.
 */
export const reservedHeightsOf = (tag: string): WeakMap<Element, number> =>
  new WeakMap(
    [...safeDocument.querySelectorAll(tag)].map((element) => [
      element,
      element.shadowRoot?.querySelector('[data-app]:not([data-snapshot])') ? 0 : heightOf(element),
    ]),
  );

/**
 * Keeps the height that the page reserved by `:not(:defined)`, which no longer matches once the class is defined: nothing
 * below the widget may move before the visitor acts. When the width changes, the height is released.
 * @param height in px.
 */
export function reserveHeight(container: HTMLElement, height: number): void {
  container.style.minBlockSize = `${height}px`;
  let width: number | undefined;
  new ResizeObserver(([entry], observer) => {
    width ??= entry?.contentRect.width;
    if (width === entry?.contentRect.width) return;
    observer.disconnect();
    releaseHeight(container);
  }).observe(container);
}

export function releaseHeight(container: HTMLElement): void {
  container.style.minBlockSize = '';
}
