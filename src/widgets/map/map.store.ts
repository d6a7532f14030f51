import { createStore, type StoreApi } from 'zustand/vanilla';

export interface MapState {
  status: 'idle';
}

/** Every state and transition of Map. */
export function createMapStore(): StoreApi<MapState> {
  return createStore<MapState>(() => ({ status: 'idle' }));
}
