import { createStore, type StoreApi } from 'zustand/vanilla';

export interface HeaderState {
  status: 'idle';
}

/** Every state and transition of Header. */
export function createHeaderStore(): StoreApi<HeaderState> {
  return createStore<HeaderState>(() => ({ status: 'idle' }));
}
