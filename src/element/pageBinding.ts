import type { StoreApi } from 'zustand/vanilla';
import type { OverlayBinding } from './overlay/overlay';
import { isOverlay } from './settings';
import type { OverlayState, WidgetSettings, WidgetSpec } from './spec';

/** How an element is bound to the page around it: by links that open it, and by link targets inside it. */
export interface PageBinding<S extends WidgetSpec> {
  /** @returns resolves when it is bound, or could not be. */
  bind: (settings: StoreApi<WidgetSettings<S>>) => Promise<unknown>;
  disconnect: () => void;
}

/** Binds an element by code that is loaded only where it is needed, whatever React has rendered by then. */
export function createPageBinding<S extends WidgetSpec>(
  element: HTMLElement,
  spec: S,
  store: StoreApi<unknown>,
): PageBinding<S> {
  let binding: OverlayBinding | undefined;

  const connectOverlay = async (settings: StoreApi<WidgetSettings<S>>) => {
    const { overlay } = spec;
    if (!overlay || !isOverlay(element, spec)) return;
    if (settings.getState().configState === 'incomplete') return; // it has nothing to open
    const { bindOverlay } = await import('./overlay/overlay');
    // The compiler cannot tell that a spec with an overlay has such a store.
    binding ??= bindOverlay(element, overlay, store as StoreApi<OverlayState>, settings);
    if (element.isConnected) binding.connect();
  };

  const placeLinkTargets = async (settings: WidgetSettings<S>) => {
    const ids = spec.anchors?.(settings);
    if (!ids) return;
    const { placeAnchors } = await import('../page/lazy/anchors');
    if (element.isConnected) placeAnchors(element, ids);
  };

  return {
    bind: (settings) =>
      Promise.all([connectOverlay(settings), placeLinkTargets(settings.getState())]).catch((error: unknown) =>
        console.error(`<${spec.tag}> cannot follow the page's links and URL:`, error),
      ),
    disconnect: () => binding?.disconnect(),
  };
}
