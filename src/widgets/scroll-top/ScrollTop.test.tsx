import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await page.viewport(390, 800);
  document.body.innerHTML =
    '<a href="#first">First</a><div style="height: 3000px"></div><bio-scroll-top></bio-scroll-top>';
  await vi.waitUntil(() => document.querySelector('bio-scroll-top')?.shadowRoot?.querySelector('a'));
});
afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
  vi.restoreAllMocks();
});

const button = () => page.getByRole('link', { name: 'Back to top' });

test('it is there once the page is scrolled more than 300 px, and not before', async () => {
  scrollTo(0, 300);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(button()).not.toBeInTheDocument();
  scrollTo(0, 301);
  await expect.element(button()).toBeVisible();
  scrollTo(0, 0);
  await expect.element(button()).not.toBeInTheDocument();
});

test('it leads to the top, the focus too, and leaves no entry in the history', async () => {
  scrollTo(0, 2000);
  const address = location.href;
  await button().click();
  await expect.poll(() => scrollY).toBe(0);
  expect(location.href).toBe(address);
  expect(document.body.hasAttribute('tabindex')).toBe(false);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('First');
});

test('it steps aside for a button below it', async () => {
  scrollTo(0, 2000);
  await expect.element(button()).toBeVisible();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button style="position: fixed; inset: auto auto 0 0; width: 390px; height: 90px">Send</button>',
  );
  scrollTo(0, 1990);
  await expect.element(button()).not.toBeInTheDocument();
});
