import { expect, test } from 'vitest';
import { createBiocheckStore } from './biocheck.store';

test('begins idle', () => {
  expect(createBiocheckStore().getState().status).toBe('idle');
});
