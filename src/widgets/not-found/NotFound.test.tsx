import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index';

const tracked = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.addEventListener('bio-track', tracked);
});
afterEach(() => {
  document.removeEventListener('bio-track', tracked);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  tracked.mockReset();
});

test('says so, leads home, and tells the missing path once', async () => {
  document.body.innerHTML = '<bio-not-found></bio-not-found>';
  await expect.element(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(vi.mocked(console.warn).mock.calls).toEqual([[`Page not found: ${location.pathname}`]]);
  const lines = tracked.mock.calls.map(([event]) => (event as CustomEvent<{ name: string }>).detail);
  expect(lines.filter(({ name }) => name === 'not-found')).toEqual([
    { name: 'not-found', params: { path: location.pathname } },
  ]);
});
