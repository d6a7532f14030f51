import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';

export interface FaqState {
  /** Tracks that the visitor has opened a question. */
  trackOpened: (id: string) => void;
}

/** The native `<details>` elements hold what is open; the store only tracks it. */
export function createFaqStore({ track }: Pick<WidgetTools, 'track'>): StoreApi<FaqState> {
  return createStore<FaqState>(() => ({
    trackOpened: (id) => track('faq-open', { id }),
  }));
}
