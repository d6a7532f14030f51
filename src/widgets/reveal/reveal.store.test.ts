import { expect, test } from 'vitest';
import { createRevealStore, nextStatus, type RevealStatus } from './reveal.store';

const viewportHeight = 800;

test.each<[RevealStatus, number, RevealStatus, string]>([
  ['unplaced', 2000, 'waiting', 'far below'],
  ['unplaced', 801, 'waiting', 'just below'],
  ['unplaced', 799, 'shown', 'seen already, however little of it'],
  ['unplaced', 200, 'shown', 'in view'],
  ['unplaced', -5000, 'shown', 'above'],
  ['waiting', 2000, 'waiting', 'still far below'],
  ['waiting', 700, 'waiting', 'in view, less than 150 px'],
  ['waiting', 651, 'waiting', 'one pixel short'],
  ['waiting', 650, 'revealed', 'there'],
  ['waiting', 100, 'revealed', 'further up'],
  ['waiting', -5000, 'revealed', 'skipped by a jump'],
  ['shown', 2000, 'shown', 'never hidden again'],
  ['revealed', 2000, 'revealed', 'never hidden again'],
])('%s with its top at %i of 800 px → %s: %s', (status, top, next) => {
  expect(nextStatus(status, { top, viewportHeight, roomBelow: 3000 })).toBe(next);
});

test.each<[RevealStatus, number, RevealStatus]>([
  ['unplaced', 0, 'shown'],
  ['waiting', 0, 'revealed'],
  ['waiting', -40, 'revealed'],
  ['waiting', 0.5, 'revealed'],
  ['waiting', 20, 'waiting'],
])('%s, where the visitor can scroll down %d px more → %s', (status, roomBelow, next) => {
  expect(nextStatus(status, { top: 900, viewportHeight, roomBelow })).toBe(next);
});

test('begins visible, waits once it is known to be out of view, and can be shown from anywhere', () => {
  const { getState } = createRevealStore();
  expect(getState().status).toBe('unplaced');
  getState().place({ top: 5000, viewportHeight, roomBelow: 6000 });
  expect(getState().status).toBe('waiting');
  getState().show();
  getState().place({ top: 5000, viewportHeight, roomBelow: 6000 });
  expect(getState().status).toBe('shown');
});
