import { expect, test } from 'vitest';
import { createMapStore } from './map.store';

test('begins idle', () => {
  expect(createMapStore().getState().status).toBe('idle');
});
