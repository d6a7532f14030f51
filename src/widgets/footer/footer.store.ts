import { createStore, type StoreApi } from 'zustand/vanilla';

export interface FooterState {
  status: 'idle';
}

/** Every state and transition of Footer. */
export function createFooterStore(): StoreApi<FooterState> {
  return createStore<FooterState>(() => ({ status: 'idle' }));
}
