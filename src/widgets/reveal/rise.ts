const STAGGER = 80;
const STEPS = 4;

/**
 * Lets elements come up one shortly after the other, the later ones together. An animation and no style: nothing of it
 * stays, and what is added afterwards is there at once.
 */
export function rise(elements: readonly Element[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [index, element] of elements.entries())
    element.animate([{ opacity: 0, translate: '0 16px' }, {}], {
      duration: 300,
      delay: Math.min(index, STEPS - 1) * STAGGER,
      easing: 'ease-out',
      fill: 'backwards',
    });
}
