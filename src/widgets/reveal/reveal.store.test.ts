import { expect, test } from 'vitest';
import { createRevealStore, nextStatus, type RevealStatus } from './reveal.store';

const viewportHeight = 800;

test.each<[RevealStatus, number, RevealStatus, string]>([
  ['initial', 2000, 'hidden', 'far below'],
  ['initial', 801, 'hidden', 'just below'],
  ['initial', 799, 'shown', 'partly in view'],
  ['initial', 200, 'shown', 'in view'],
  ['initial', -5000, 'shown', 'above'],
  ['hidden', 2000, 'hidden', 'far below'],
  ['hidden', 700, 'hidden', 'in view, less than 150 px'],
  ['hidden', 651, 'hidden', 'one pixel short'],
  ['hidden', 650, 'revealed', '150 px in view'],
  ['hidden', 100, 'revealed', 'in view'],
  ['hidden', -5000, 'revealed', 'skipped by a jump'],
  ['shown', 2000, 'shown', 'never hidden again'],
  ['revealed', 2000, 'revealed', 'never hidden again'],
])('%s with its top at %i of 800 px → %s (%s)', (status, top, next) => {
  expect(nextStatus(status, { top, viewportHeight, scrollableBelow: 3000 })).toBe(next);
});

test.each<[RevealStatus, number, RevealStatus]>([
  ['initial', 0, 'shown'],
  ['hidden', 0, 'revealed'],
  ['hidden', -40, 'revealed'],
  ['hidden', 0.5, 'revealed'],
  ['hidden', 20, 'hidden'],
])('%s with %d px left to scroll → %s', (status, scrollableBelow, next) => {
  expect(nextStatus(status, { top: 900, viewportHeight, scrollableBelow })).toBe(next);
});

test('is visible at first, hidden when it is out of view, and can be shown at any position', () => {
  const { getState } = createRevealStore();
  expect(getState().status).toBe('initial');
  getState().updatePosition({ top: 5000, viewportHeight, scrollableBelow: 6000 });
  expect(getState().status).toBe('hidden');
  getState().show();
  getState().updatePosition({ top: 5000, viewportHeight, scrollableBelow: 6000 });
  expect(getState().status).toBe('shown');
});
