import { expect, test } from 'vitest';
import { createNotFoundStore } from './not-found.store';

test('begins idle', () => {
  expect(createNotFoundStore().getState().status).toBe('idle');
});
