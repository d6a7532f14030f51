import { type RefObject, useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { TestimonialsState } from './testimonials.store';

/** How long a track has to lie still until a swipe is over, in ms. */
const SETTLED = 120;

/**
 * Ties the slides on the screen to the store: brings the right one into view, hears of swipes, and of what the page
 * does with them.
 * @returns for the track: a row of slides, each as wide as the row, that the visitor can scroll.
 */
export function useCarousel(
  store: StoreApi<TestimonialsState>,
  index: number,
): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (track.current && shownIn(track.current) !== index) bring(track.current, index);
  }, [index]);

  useEffect(() => {
    if (prefersStill()) store.getState().pause();
  }, [store]);

  useEffect(() => {
    const { hold } = store.getState();
    const sight = new IntersectionObserver(([entry]) => hold('outOfSight', !entry?.isIntersecting));
    if (track.current) sight.observe(track.current);
    const onVisibility = () => hold('tabHidden', document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      sight.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
      hold('outOfSight', true);
    };
  }, [store]);

  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const { postpone, show } = store.getState();
    let settling: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      postpone();
      clearTimeout(settling);
      settling = setTimeout(() => show(shownIn(row)), SETTLED);
    };
    row.addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(settling);
      row.removeEventListener('scroll', onScroll);
    };
  }, [store]);

  return track;
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `scrollLeft` runs below zero from right to left. */
const shownIn = (track: Element): number => Math.round(Math.abs(track.scrollLeft) / track.clientWidth);

/** Moves the track alone, never the page. A long way back to the first is no further than one step. */
function bring(track: Element, index: number): void {
  const slide = track.children[index];
  if (!slide) return;
  const distance = slide.getBoundingClientRect().left - track.getBoundingClientRect().left;
  // Not by the distance: that would stop at the next slide.
  track.scrollTo({ left: track.scrollLeft + distance, behavior: 'instant' });
  if (!prefersStill()) slide.animate({ opacity: [0, 1] }, { duration: 300, easing: 'ease-out' });
}
