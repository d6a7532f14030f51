import { expect, test } from 'vitest';
import { createServiceCardStore } from './service-card.store';

test('begins idle', () => {
  expect(createServiceCardStore().getState().status).toBe('idle');
});
