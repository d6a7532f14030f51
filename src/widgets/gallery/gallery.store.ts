import { createStore, type StoreApi } from 'zustand/vanilla';

export interface GalleryState {
  status: 'idle';
}

/** Every state and transition of Gallery. */
export function createGalleryStore(): StoreApi<GalleryState> {
  return createStore<GalleryState>(() => ({ status: 'idle' }));
}
