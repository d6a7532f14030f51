import { createStore, type StoreApi } from 'zustand/vanilla';

export interface PlansState {
  status: 'idle';
}

/** Every state and transition of Plans. */
export function createPlansStore(): StoreApi<PlansState> {
  return createStore<PlansState>(() => ({ status: 'idle' }));
}
