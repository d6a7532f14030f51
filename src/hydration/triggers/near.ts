/**
 * Calls back once, as soon as an element is near the viewport.
 * @param margin how far from it that is, as in `rootMargin`.
 */
export function onNear(element: Element, margin: string, callback: () => void): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  ).observe(element);
}
