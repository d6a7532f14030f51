import { afterEach, expect, test, vi } from 'vitest';
import { createFakeTools } from '../../testing/fakeTools';
import { spec } from './not-found.element';
import { createNotFoundStore } from './not-found.store';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('reports the missing path to the console and to analytics when it starts', () => {
  vi.stubGlobal('location', { pathname: '/old/page' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { tools, tracked } = createFakeTools(spec);
  const { getState } = createNotFoundStore(tools);
  expect(tracked).toEqual([]);
  getState().start();
  expect(warn.mock.calls).toEqual([['Page not found: /old/page']]);
  expect(tracked).toEqual([['not-found', { path: '/old/page' }]]);
});
