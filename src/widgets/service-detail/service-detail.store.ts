import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ServiceDetailState {
  status: 'idle';
}

/** Every state and transition of ServiceDetail. */
export function createServiceDetailStore(): StoreApi<ServiceDetailState> {
  return createStore<ServiceDetailState>(() => ({ status: 'idle' }));
}
