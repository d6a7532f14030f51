import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SystemWheelState {
  status: 'idle';
}

/** Every state and transition of SystemWheel. */
export function createSystemWheelStore(): StoreApi<SystemWheelState> {
  return createStore<SystemWheelState>(() => ({ status: 'idle' }));
}
