import { type RefObject, useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { safeDocument } from '../../page/safeDocument';
import type { TestimonialsState } from './testimonials.store';

/** How long the track must not scroll until a swipe counts as finished, in ms. */
const SWIPE_END_DELAY = 120;

/**
 * Connects the slides in the DOM to the store: scrolls the current one into view, follows swipes, and suspends the
 * rotation while the track is out of view or the tab is hidden.
 * @returns ref of the track: a scrollable row of slides, each as wide as the row.
 */
export function useCarousel(
  store: StoreApi<TestimonialsState>,
  index: number,
): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null);

  // Before hydration it could be swiped, hovered and focused already.
  useEffect(() => {
    const { show, suspend } = store.getState();
    const row = track.current;
    if (row && indexInView(row) > 0) show(indexInView(row));
    const section = row?.closest('section');
    if (section?.matches(':hover') && matchMedia('(hover: hover)').matches) suspend('hovered', true);
    if (section?.matches(':focus-within')) suspend('focused', true);
  }, [store]);

  useEffect(() => {
    const row = track.current;
    const isTakenOver = index !== store.getState().index; // rendered in a moment
    if (row && !isTakenOver && indexInView(row) !== index) scrollToSlide(row, index);
  }, [store, index]);

  useEffect(() => {
    if (prefersReducedMotion()) store.getState().pause();
  }, [store]);

  useEffect(() => {
    const { suspend } = store.getState();
    const observer = new IntersectionObserver(([entry]) => suspend('outOfView', !entry?.isIntersecting));
    if (track.current) observer.observe(track.current);
    const onVisibility = () => suspend('tabHidden', safeDocument.hidden);
    onVisibility();
    safeDocument.addEventListener('visibilitychange', onVisibility);
    return () => {
      observer.disconnect();
      safeDocument.removeEventListener('visibilitychange', onVisibility);
      suspend('outOfView', true);
    };
  }, [store]);

  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const { restartInterval, show } = store.getState();
    let swipeEnd: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      restartInterval();
      clearTimeout(swipeEnd);
      swipeEnd = setTimeout(() => show(indexInView(row)), SWIPE_END_DELAY);
    };
    row.addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(swipeEnd);
      row.removeEventListener('scroll', onScroll);
    };
  }, [store]);

  return track;
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `scrollLeft` is negative in right-to-left pages. */
const indexInView = (track: Element): number => Math.round(Math.abs(track.scrollLeft) / track.clientWidth);

/** Scrolls the track alone, never the page. The jump is instant, so that wrapping around does not pass all slides. */
function scrollToSlide(track: Element, index: number): void {
  const slide = track.children[index];
  if (!slide) return;
  const distance = slide.getBoundingClientRect().left - track.getBoundingClientRect().left;
  // `scrollBy` would stop at the next slide, because of `scroll-snap-stop`; pages with Prototype have another `scrollTo`.
  track.scrollLeft += distance;
  if (!prefersReducedMotion()) slide.animate({ opacity: [0, 1] }, { duration: 300, easing: 'ease-out' });
}
