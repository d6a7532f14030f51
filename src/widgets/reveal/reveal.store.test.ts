import { expect, test } from 'vitest';
import { createRevealStore } from './reveal.store';

test('begins idle', () => {
  expect(createRevealStore().getState().status).toBe('idle');
});
