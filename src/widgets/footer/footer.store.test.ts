import { expect, test } from 'vitest';
import { createFooterStore } from './footer.store';

test('begins idle', () => {
  expect(createFooterStore().getState().status).toBe('idle');
});
