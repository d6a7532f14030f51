import { expect, test } from 'vitest';
import { createCtaBannerStore } from './cta-banner.store';

test('begins idle', () => {
  expect(createCtaBannerStore().getState().status).toBe('idle');
});
