import { createStore, type StoreApi } from 'zustand/vanilla';

export interface AboutState {
  status: 'idle';
}

/** Every state and transition of About. */
export function createAboutStore(): StoreApi<AboutState> {
  return createStore<AboutState>(() => ({ status: 'idle' }));
}
