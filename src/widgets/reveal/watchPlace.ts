import type { StoreApi } from 'zustand/vanilla';
import { DISTANCE, type Place, type RevealState } from './reveal.store';
import { rise } from './rise';

/**
 * Tells the store where the slot's element stands as long as it waits, and that somebody went inside by keyboard or by
 * a link. Lets the children rise when they are revealed; a rising target would draw the browser past it.
 */
export function watchPlace(slot: HTMLSlotElement, store: StoreApi<RevealState>): () => void {
  const { host } = slot.getRootNode() as ShadowRoot;
  const { place, show } = store.getState();
  const end = new AbortController();
  const { signal } = end;

  const look = () => (host.querySelector(':target') ? show() : place(placeOf(host)));
  look();
  if (store.getState().status !== 'waiting') return () => {};

  // Scrolling tells of the page's end, of a link's target, and of an element that was skipped; the observer of all else
  // that moves it.
  const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${DISTANCE}px 0px` });
  observer.observe(host);
  document.addEventListener('scroll', look, { capture: true, passive: true, signal });
  window.addEventListener('resize', look, { signal });
  host.addEventListener('focusin', show, { signal });
  const unsubscribe = store.subscribe(({ status }) => {
    if (status === 'waiting') return;
    end.abort();
    if (status === 'revealed') rise(slot.assignedElements());
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    unsubscribe();
  });
  return () => end.abort();
}

function placeOf(element: Element): Place {
  return {
    top: element.getBoundingClientRect().top,
    viewportHeight: innerHeight,
    roomBelow: Math.max(pageRoom(), ...[...boxesAround(element)].map(roomIn)),
  };
}

const pageRoom = (): number => document.documentElement.scrollHeight - scrollY - innerHeight;

const roomIn = (box: Element): number =>
  /auto|scroll/.test(getComputedStyle(box).overflowY)
    ? box.scrollHeight - box.scrollTop - box.clientHeight
    : 0;

/** What an element stands in, as it is shown: across slots and shadow roots, up to the page's body. */
function* boxesAround(element: Element): Generator<Element> {
  let box: Element | null = element;
  while ((box = box.assignedSlot ?? box.parentElement ?? hostOf(box)) && box !== document.body) yield box;
}

const hostOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};
