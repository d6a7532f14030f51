import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ScrollTopState {
  status: 'idle';
}

/** Every state and transition of ScrollTop. */
export function createScrollTopStore(): StoreApi<ScrollTopState> {
  return createStore<ScrollTopState>(() => ({ status: 'idle' }));
}
