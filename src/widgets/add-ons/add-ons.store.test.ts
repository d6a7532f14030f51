import { expect, test } from 'vitest';
import { createAddOnsStore } from './add-ons.store';

test('begins idle', () => {
  expect(createAddOnsStore().getState().status).toBe('idle');
});
