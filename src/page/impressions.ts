import { emit, track } from './events';

// Registered symbols, because an island does this for its element before the class is defined, from files built apart.
const READY = Symbol.for('bio.ready');
const SEEN_AT = Symbol.for('bio.seenAt');

/** Dispatches `bio-ready`, once for each element: something is shown. */
export function announceReady(element: HTMLElement): void {
  if (isReady(element)) return;
  Reflect.set(element, READY, true);
  emit(element, 'bio-ready', { tag: element.localName });
}

export const isReady = (element: HTMLElement): boolean => Reflect.has(element, READY);

/** Sends the `view` line to analytics, once for each element, when part of it is first in the viewport. */
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

/** When part of the element was first in the viewport, on the clock of `performance.now()`; undefined before that. */
export const firstSeenAt = (element: HTMLElement): number | undefined =>
  Reflect.get(element, SEEN_AT) as number | undefined;
