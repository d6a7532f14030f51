import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';

export interface NotFoundState {
  /** Reports the missing path. */
  start: () => void;
}

export function createNotFoundStore({ track }: Pick<WidgetTools, 'track'>): StoreApi<NotFoundState> {
  return createStore<NotFoundState>(() => ({
    start() {
      const path = location.pathname;
      console.warn(`Page not found: ${path}`);
      track('not-found', { path });
    },
  }));
}
