import { expect, test } from 'vitest';
import { createGalleryStore } from './gallery.store';

test('begins idle', () => {
  expect(createGalleryStore().getState().status).toBe('idle');
});
