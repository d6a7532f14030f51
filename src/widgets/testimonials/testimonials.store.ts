import { createStore, type StoreApi } from 'zustand/vanilla';

export interface TestimonialsState {
  status: 'idle';
}

/** Every state and transition of Testimonials. */
export function createTestimonialsStore(): StoreApi<TestimonialsState> {
  return createStore<TestimonialsState>(() => ({ status: 'idle' }));
}
