import { createStore, type StoreApi } from 'zustand/vanilla';

export interface BiocheckState {
  status: 'idle';
}

/** Every state and transition of Biocheck. */
export function createBiocheckStore(): StoreApi<BiocheckState> {
  return createStore<BiocheckState>(() => ({ status: 'idle' }));
}
