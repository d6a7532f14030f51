import { expect, test } from 'vitest';
import { createSystemWheelStore } from './system-wheel.store';

test('begins idle', () => {
  expect(createSystemWheelStore().getState().status).toBe('idle');
});
