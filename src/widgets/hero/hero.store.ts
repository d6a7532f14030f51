import { createStore, type StoreApi } from 'zustand/vanilla';

export interface HeroState {
  status: 'idle';
}

/** Every state and transition of Hero. */
export function createHeroStore(): StoreApi<HeroState> {
  return createStore<HeroState>(() => ({ status: 'idle' }));
}
