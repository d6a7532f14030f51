import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';

export interface FaqState {
  /** The visitor has opened a question. */
  tellOpened: (id: string) => void;
}

/** What is open is kept by the browser's own `<details>`; the store only tells of it. */
export function createFaqStore({ track }: Pick<WidgetTools, 'track'>): StoreApi<FaqState> {
  return createStore<FaqState>(() => ({
    tellOpened: (id) => track('faq-open', { id }),
  }));
}
