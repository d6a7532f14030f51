import { createStore, type StoreApi } from 'zustand/vanilla';

export interface RevealState {
  status: 'idle';
}

/** Every state and transition of Reveal. */
export function createRevealStore(): StoreApi<RevealState> {
  return createStore<RevealState>(() => ({ status: 'idle' }));
}
