import { INTENT_EVENTS } from '../../page/intentEvents';
import type { Island } from '../registry';

/** How long a finger takes to tap, in ms: what the tap does is painted before the code occupies the processor. */
const TAP_DURATION = 150;

/**
 * Hydrates an island when the visitor turns to it.
 * @param isForOther whether an event is for something else than the island that it happens in.
 */
export function onIntent(
  { element, signal, preload, hydrate }: Island,
  isForOther: (event: Event) => boolean,
): void {
  const onEvent = (event: Event) => {
    if (isForOther(event)) return;
    preload();
    setTimeout(hydrate, 'pointerType' in event && event.pointerType === 'mouse' ? 0 : TAP_DURATION);
  };
  for (const type of INTENT_EVENTS) element.addEventListener(type, onEvent, { passive: true, signal });
}
