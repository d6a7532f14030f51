import { expect, test } from 'vitest';
import { createScrollTopStore } from './scroll-top.store';

test('begins idle', () => {
  expect(createScrollTopStore().getState().status).toBe('idle');
});
