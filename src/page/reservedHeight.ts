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

/**
 * Takes away the padding by which an element's `style` keeps its place, as the studio writes it: a height by the width of
 * what is around it, which needs a percentage. A padding without one is the page's own, and stays.
 * @returns the height in px; 0 where there is none.
 */
export function takePlace(element: HTMLElement): number {
  if (!element.style.paddingTop.includes('%')) return 0;
  const paddingTop = () => Number.parseFloat(getComputedStyle(element).paddingTop);
  const height = paddingTop();
  element.style.paddingTop = '';
  return height - paddingTop();
}

export function releaseHeight(container: HTMLElement): void {
  container.style.minBlockSize = '';
}
