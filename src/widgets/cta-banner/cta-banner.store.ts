import { createStore, type StoreApi } from 'zustand/vanilla';

export interface CtaBannerState {
  status: 'idle';
}

/** Every state and transition of CtaBanner. */
export function createCtaBannerStore(): StoreApi<CtaBannerState> {
  return createStore<CtaBannerState>(() => ({ status: 'idle' }));
}
