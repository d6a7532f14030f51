import { expect, test } from 'vitest';
import { createFaqStore } from './faq.store';

test('begins idle', () => {
  expect(createFaqStore().getState().status).toBe('idle');
});
