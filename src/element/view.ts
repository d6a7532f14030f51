import { track } from './events';

/** Marks elements that are looked after, whichever file does it: a sleeping one is, before its class is here. */
const WATCHED = Symbol.for('bio.viewWatched');

/** Tells analytics once, when some of the element is first in the visitor's view. */
export function trackView(element: HTMLElement): void {
  if (Reflect.get(element, WATCHED)) return;
  Reflect.set(element, WATCHED, true);
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    track(element, 'view', { tag: element.localName });
  }).observe(element);
}
