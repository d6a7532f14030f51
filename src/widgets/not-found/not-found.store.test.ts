import { afterEach, expect, test, vi } from 'vitest';
import { createNotFoundStore } from './not-found.store';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the missing path is told to the console and to analytics', () => {
  vi.stubGlobal('location', { pathname: '/old/page' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const track = vi.fn();
  const { getState } = createNotFoundStore({ track });
  expect(track).not.toHaveBeenCalled();
  getState().start();
  expect(warn.mock.calls).toEqual([['Page not found: /old/page']]);
  expect(track.mock.calls).toEqual([['not-found', { path: '/old/page' }]]);
});
