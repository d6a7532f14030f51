import { expect, test } from 'vitest';
import { createHeaderStore } from './header.store';

test('begins idle', () => {
  expect(createHeaderStore().getState().status).toBe('idle');
});
