import { afterEach, expect, test } from 'vitest';
import { avoidOverlap } from './avoidOverlap';

const ended = new AbortController();
afterEach(() => ended.abort());

test('a floating button is marked while a field lies below it, also one in a shadow root', async () => {
  document.body.innerHTML =
    '<button id="float" style="position:fixed;inset:auto 0 0 auto">Price</button><button id="next">Next</button><div></div>';
  const button = document.querySelector<HTMLElement>('#float');
  const host = document.querySelector('div');
  if (!button || !host) throw new Error('An element of the test page is missing.');
  const root = host.attachShadow({ mode: 'open' });
  document.querySelector('#next')?.addEventListener('click', () => {
    root.innerHTML = '<input style="position:fixed;inset:0">';
  });
  avoidOverlap(button, ended.signal);
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(false);
  document.querySelector<HTMLElement>('#next')?.click();
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(true);
  root.innerHTML = '';
  window.dispatchEvent(new Event('resize'));
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(false);
});
