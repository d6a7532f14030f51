import { CODE_TIMEOUT } from '../page/importModule';

/**
 * Shows that a press was understood, whose code is on its way.
 * @returns what ends it.
 */
export function showBusy(control: Element): () => void {
  control.ariaBusy = 'true';
  // An animation needs no style sheet, which links of the page would not have, and leaves nothing behind.
  const dimmed = control.animate({ opacity: [0.5, 0.5] }, CODE_TIMEOUT);
  return () => {
    control.ariaBusy = null;
    dimmed.cancel();
  };
}
