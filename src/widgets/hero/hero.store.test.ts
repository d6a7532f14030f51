import { expect, test } from 'vitest';
import { createHeroStore } from './hero.store';

test('begins idle', () => {
  expect(createHeroStore().getState().status).toBe('idle');
});
