import { createStore, type StoreApi } from 'zustand/vanilla';

export interface AddOnsState {
  status: 'idle';
}

/** Every state and transition of AddOns. */
export function createAddOnsStore(): StoreApi<AddOnsState> {
  return createStore<AddOnsState>(() => ({ status: 'idle' }));
}
