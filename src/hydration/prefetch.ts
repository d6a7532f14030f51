/** Fetches the code of widgets ahead, when `prefetchPolicy.ts` says. */
import { safeDocument } from '../page/safeDocument';
import { whenIdle } from '../page/scheduling';
import { type Connection, prefetchTrigger } from './prefetchPolicy';
import type { Island } from './registry';
import { onNear } from './triggers/near';

/** Milliseconds after the page's `load` event until the page can count as idle. */
const DELAY = 1_000;

/** How far from the viewport a widget is near: another screen. */
const NEAR = '100%';

const readDevice = () => {
  const { connection, deviceMemory } = navigator as { connection?: Connection; deviceMemory?: number };
  return { connection, deviceMemory, canHover: matchMedia('(hover: hover)').matches };
};

/** @param isOverlay whether the island opens over the page. */
export function prefetchAhead(island: Island, isOverlay: boolean): void {
  const isHydrated = island.spec.hydrate !== 'never';
  const ref = new WeakRef(island); // an element that was removed meanwhile can be collected
  const preload = () => void ref.deref()?.preload();
  // Each file in an idle task of its own: a request occupies the processor, too.
  const preloadIdly = () => {
    if (ref.deref()?.preload(1)) whenIdle(preloadIdly);
  };
  const whenNear = (callback: () => void) => {
    const element = ref.deref()?.element;
    if (element) onNear(element, NEAR, callback);
  };
  switch (prefetchTrigger({ isHydrated, isOverlay }, readDevice())) {
    case 'scroll':
      return onScrolled(() => whenNear(preload));
    case 'near':
      return onRest(() => whenNear(() => whenIdle(preloadIdly)));
    case 'idle':
      return onRest(() => whenIdle(preloadIdly));
    case 'intent':
  }
}

/** Calls back once the page has been scrolled, or any part of it. */
function onScrolled(callback: () => void): void {
  if (scrollY > 0) callback();
  else addEventListener('scroll', callback, { capture: true, once: true, passive: true });
}

/** Calls back a while after the page is loaded. */
function onRest(callback: () => void): void {
  const wait = () => setTimeout(callback, DELAY);
  if (safeDocument.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
