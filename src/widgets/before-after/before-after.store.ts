import { createStore, type StoreApi } from 'zustand/vanilla';

export interface BeforeAfterState {
  status: 'idle';
}

/** Every state and transition of BeforeAfter. */
export function createBeforeAfterStore(): StoreApi<BeforeAfterState> {
  return createStore<BeforeAfterState>(() => ({ status: 'idle' }));
}
