import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ServiceCardState {
  status: 'idle';
}

/** Every state and transition of ServiceCard. */
export function createServiceCardStore(): StoreApi<ServiceCardState> {
  return createStore<ServiceCardState>(() => ({ status: 'idle' }));
}
