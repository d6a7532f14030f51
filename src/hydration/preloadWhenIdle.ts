import { safeDocument } from '../page/safeDocument';
import { whenIdle } from '../page/whenIdle';
import type { Island } from './registry';

/** Milliseconds after the page's `load` event until the widgets' code is preloaded. */
const PRELOAD_DELAY = 1_000;

/** Preloads the code of an island once the page is loaded and idle, on connections that are good for it. */
export function preloadWhenIdle(island: Island): void {
  const { hydrate } = island.spec;
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (hydrate === 'never' || connection?.saveData || (connection && connection.effectiveType !== '4g'))
    return;
  const ref = new WeakRef(island); // an element that was removed meanwhile can be collected
  // Each file in an idle task of its own: a request occupies the processor, too.
  const preload = () => {
    if (ref.deref()?.preload(1)) whenIdle(preload);
  };
  const schedule = () => setTimeout(() => whenIdle(preload), PRELOAD_DELAY);
  if (safeDocument.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
