import { expect, test } from 'vitest';
import { createPlansStore } from './plans.store';

test('begins idle', () => {
  expect(createPlansStore().getState().status).toBe('idle');
});
