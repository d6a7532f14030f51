import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further than a distance in px, for browsers without scroll-driven animations. In all
 * others, where CSS does this, it stays false and adds no listener.
 */
export function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined;
    const update = () => setPast(scrollY > distance);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [distance]);
  return past;
}
