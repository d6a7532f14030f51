import { expect, test } from 'vitest';
import { createAboutStore } from './about.store';

test('begins idle', () => {
  expect(createAboutStore().getState().status).toBe('idle');
});
