import { expect, test } from 'vitest';
import { createBeforeAfterStore } from './before-after.store';

test('begins idle', () => {
  expect(createBeforeAfterStore().getState().status).toBe('idle');
});
