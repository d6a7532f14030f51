import { expect, test } from 'vitest';
import { createTestimonialsStore } from './testimonials.store';

test('begins idle', () => {
  expect(createTestimonialsStore().getState().status).toBe('idle');
});
