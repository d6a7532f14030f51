import type { StoreApi } from 'zustand/vanilla';
import type { WidgetDefinition, WidgetSettings, WidgetSpec, WidgetState } from './spec';

/** What an element passes to React: the same objects as long as it lives, so that nothing is lost when React mounts again. */
export interface WidgetModel<S extends WidgetSpec, State extends WidgetState<S>> {
  definition: WidgetDefinition<S, State>;
  settings: StoreApi<WidgetSettings<S>>;
  store: StoreApi<State>;
  /** Whether the markup has the closed dialog of an overlay. */
  hasDialog: boolean;
  /** Called when the first tree is in the document, before it is painted. */
  onRendered(): void;
  /** Called when the views are subscribed to the store. */
  onReady(): void;
  /** Called before the tree is rendered anew. @returns to be called when it is in the document. */
  onRenderAnew(): () => void;
  onError(error: unknown): void;
  /** Whether the element opens over the page, as far as its attributes say now. */
  isOverlay(): boolean;
  /** Called to load a config once more that could not be used. */
  onRetry(): void;
}
