import type { StoreApi } from 'zustand/vanilla';
import { safeDocument } from '../../page/safeDocument';
import { animateIn } from './animateIn';
import { type Position, REVEAL_DISTANCE, type RevealState } from './reveal.store';

/**
 * Reports the position of the slot's host to the store as long as it is hidden, and shows it when it gets the focus or
 * contains the `:target`. Animates the children when they are revealed; a target is shown without animation, because the
 * browser would scroll to where it is at the start of the animation.
 * @returns stops watching.
 */
export function watchPosition(slot: HTMLSlotElement, store: StoreApi<RevealState>): () => void {
  const { host } = slot.getRootNode() as ShadowRoot;
  const { updatePosition, show } = store.getState();
  const watching = new AbortController();
  const { signal } = watching;

  const update = () => (host.querySelector(':target') ? show() : updatePosition(positionOf(host)));
  update();
  if (store.getState().status !== 'hidden') return () => {};

  // Scroll events cover the end of the page, link targets and elements that a jump skips; the observer covers layout
  // changes.
  const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${REVEAL_DISTANCE}px 0px` });
  observer.observe(host);
  safeDocument.addEventListener('scroll', update, { capture: true, passive: true, signal });
  window.addEventListener('resize', update, { signal });
  host.addEventListener('focusin', show, { signal });
  const unsubscribe = store.subscribe(({ status }) => {
    if (status === 'hidden') return;
    watching.abort();
    if (status === 'revealed') animateIn(slot.assignedElements());
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    unsubscribe();
  });
  return () => watching.abort();
}

function positionOf(element: Element): Position {
  return {
    top: element.getBoundingClientRect().top,
    viewportHeight: innerHeight,
    scrollableBelow: Math.max(scrollableInPage(), ...[...ancestorsOf(element)].map(scrollableIn)),
  };
}

const scrollableInPage = (): number => safeDocument.documentElement.scrollHeight - scrollY - innerHeight;

const scrollableIn = (box: Element): number =>
  /auto|scroll/.test(getComputedStyle(box).overflowY)
    ? box.scrollHeight - box.scrollTop - box.clientHeight
    : 0;

/** Ancestors in the flat tree, across slots and shadow roots, below the page's body. */
function* ancestorsOf(element: Element): Generator<Element> {
  let box: Element | null = element;
  while ((box = box.assignedSlot ?? box.parentElement ?? hostOf(box)) && box !== safeDocument.body) yield box;
}

const hostOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};
