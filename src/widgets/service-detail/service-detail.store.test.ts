import { expect, test } from 'vitest';
import { createServiceDetailStore } from './service-detail.store';

test('begins idle', () => {
  expect(createServiceDetailStore().getState().status).toBe('idle');
});
