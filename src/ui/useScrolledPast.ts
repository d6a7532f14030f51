import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further than a distance in pixels, for browsers whose styles cannot tell: in those with
 * scroll-driven animation it stays false, and nothing listens.
 */
export function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined;
    const look = () => setPast(scrollY > distance);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [distance]);
  return past;
}
