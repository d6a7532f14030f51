import { emit, track } from './events';

/** Marks elements that are looked after, whichever file does it: a sleeping one is, before its class is here. */
const SEEN_AT = Symbol.for('bio.seenAt');

/** Tells the page once that the element shows its first state, and analytics when some of that is first in the visitor's view. */
export function tellShown(element: HTMLElement): void {
  if (Reflect.has(element, SEEN_AT)) return;
  Reflect.set(element, SEEN_AT, undefined);
  emit(element, 'bio-ready', { tag: element.localName });
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
