import { expect, test } from 'vitest';
import { createHeaderStore } from './header.store';

test('hover opens a dropdown, leaving closes it', () => {
  const { getState } = createHeaderStore();
  getState().hover(1);
  expect(getState().dropdown).toEqual({ entry: 1, by: 'hover' });
  getState().hover(2);
  expect(getState().dropdown?.entry).toBe(2);
  getState().leave();
  expect(getState().dropdown).toBeUndefined();
});

test('a press keeps a hovered dropdown open, the next press closes it', () => {
  const { getState } = createHeaderStore();
  getState().hover(1);
  getState().toggle(1, 'press');
  getState().leave();
  expect(getState().dropdown).toEqual({ entry: 1, by: 'press' });
  getState().toggle(1, 'press');
  expect(getState().dropdown).toBeUndefined();
});

test('a hovered dropdown with focus inside stays open when the pointer leaves', () => {
  const { getState } = createHeaderStore();
  getState().keepOpen();
  expect(getState().dropdown).toBeUndefined();
  getState().hover(1);
  getState().keepOpen();
  getState().leave();
  expect(getState().dropdown?.entry).toBe(1);
});

test('a press on another entry opens that one instead', () => {
  const { getState } = createHeaderStore();
  getState().toggle(1, 'press');
  getState().toggle(2, 'keyboard');
  expect(getState().dropdown).toEqual({ entry: 2, by: 'keyboard' });
});
