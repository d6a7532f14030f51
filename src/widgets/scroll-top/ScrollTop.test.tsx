import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { scrollTopMessages } from '../../content/messages/scrollTop';
import { mount, nextRender } from '../../testing/mount';
import './index';

beforeEach(async () => {
  await page.viewport(390, 800);
  await mount(
    '<a href="#first">First</a><div style="block-size: 3000px"></div><bio-scroll-top></bio-scroll-top>',
  );
});

const button = () => page.getByRole('link', { name: scrollTopMessages.label });

test('appears beyond a scroll position of 300 px and disappears again', async () => {
  scrollTo(0, 300);
  await nextRender();
  await expect.element(button()).not.toBeInTheDocument();
  scrollTo(0, 301);
  await expect.element(button()).toBeVisible();
  scrollTo(0, 0);
  await expect.element(button()).not.toBeInTheDocument();
});

test('scrolls to the top and moves the focus there, without a history entry', async () => {
  scrollTo(0, 2000);
  const url = location.href;
  await button().click();
  await expect.poll(() => scrollY).toBe(0);
  expect(location.href).toBe(url);
  expect(document.body.hasAttribute('tabindex')).toBe(false);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('First');
});

test('is hidden while it would cover a button of the page', async () => {
  scrollTo(0, 2000);
  await expect.element(button()).toBeVisible();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button style="position: fixed; inset: auto auto 0 0; width: 390px; height: 90px">Send</button>',
  );
  scrollTo(0, 1990);
  await expect.element(button()).not.toBeInTheDocument();
});
