import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ServiceCardsState {
  status: 'idle';
}

/** Every state and transition of ServiceCards. */
export function createServiceCardsStore(): StoreApi<ServiceCardsState> {
  return createStore<ServiceCardsState>(() => ({ status: 'idle' }));
}
