import { createStore, type StoreApi } from 'zustand/vanilla';

export interface FaqState {
  status: 'idle';
}

/** Every state and transition of Faq. */
export function createFaqStore(): StoreApi<FaqState> {
  return createStore<FaqState>(() => ({ status: 'idle' }));
}
