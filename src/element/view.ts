import { track } from './events';

/** Marks elements that are looked after, whichever file does it: a sleeping one is, before its class is here. */
const SEEN_AT = Symbol.for('bio.seenAt');

/** Tells analytics once, when some of the element is first in the visitor's view. */
export function trackView(element: HTMLElement): void {
  if (Reflect.has(element, SEEN_AT)) return;
  Reflect.set(element, SEEN_AT, undefined);
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    Reflect.set(element, SEEN_AT, performance.now());
    track(element, 'view', { tag: element.localName });
  }).observe(element);
}

/** When that was, as `performance.now()` counts; undefined where it was not yet. */
export const firstSeen = (element: HTMLElement): number | undefined =>
  Reflect.get(element, SEEN_AT) as number | undefined;
