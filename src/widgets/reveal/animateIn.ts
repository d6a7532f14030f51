/** Delay between one element and the next, in ms. */
const STAGGER = 80;
const MAX_DELAY = 3 * STAGGER;

/**
 * Fades elements in one shortly after the other. A Web Animation instead of a class: it leaves no style on the page's
 * elements, and elements that are added later are not animated.
 */
export function animateIn(elements: readonly Element[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Without `entries`, which Prototype 1.7 removes from arrays.
  elements.forEach((element, index) =>
    element.animate([{ opacity: 0, translate: '0 16px' }, {}], {
      duration: 300,
      delay: Math.min(index * STAGGER, MAX_DELAY),
      easing: 'ease-out',
      fill: 'backwards',
    }),
  );
}
