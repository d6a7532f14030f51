import { expect, test } from 'vitest';
import { createServiceCardsStore } from './service-cards.store';

test('begins idle', () => {
  expect(createServiceCardsStore().getState().status).toBe('idle');
});
