import { createStore, type StoreApi } from 'zustand/vanilla';

export interface NotFoundState {
  status: 'idle';
}

/** Every state and transition of NotFound. */
export function createNotFoundStore(): StoreApi<NotFoundState> {
  return createStore<NotFoundState>(() => ({ status: 'idle' }));
}
