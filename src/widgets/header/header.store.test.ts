import { expect, test } from 'vitest';
import { createHeaderStore } from './header.store';

test('what the pointer passes over opens and closes behind it', () => {
  const { getState } = createHeaderStore();
  getState().hover(1);
  expect(getState().dropdown).toEqual({ entry: 1, by: 'hover' });
  getState().hover(2);
  expect(getState().dropdown?.entry).toBe(2);
  getState().leave();
  expect(getState().dropdown).toBeUndefined();
});

test('a press on what the pointer has opened keeps it, the next one closes it', () => {
  const { getState } = createHeaderStore();
  getState().hover(1);
  getState().toggle(1, 'press');
  getState().leave();
  expect(getState().dropdown).toEqual({ entry: 1, by: 'press' });
  getState().toggle(1, 'press');
  expect(getState().dropdown).toBeUndefined();
});

test('with the focus inside, it does not close behind the pointer', () => {
  const { getState } = createHeaderStore();
  getState().hold();
  expect(getState().dropdown).toBeUndefined();
  getState().hover(1);
  getState().hold();
  getState().leave();
  expect(getState().dropdown?.entry).toBe(1);
});

test('a press on another entry opens that one instead', () => {
  const { getState } = createHeaderStore();
  getState().toggle(1, 'press');
  getState().toggle(2, 'keyboard');
  expect(getState().dropdown).toEqual({ entry: 2, by: 'keyboard' });
});
