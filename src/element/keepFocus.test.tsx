import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocusVisible } from './keepFocus';

/** A widget with three fields, in a page whose bars stay at the top and at the bottom. */
let root: ShadowRoot;
let container: HTMLElement;

beforeEach(async () => {
  await page.viewport(400, 400);
  document.body.innerHTML = `<style>body{margin:0}header,footer{position:fixed;inset:0 0 auto;height:90px;background:gold}footer{inset:auto 0 0}</style>
    <header>Page</header><footer>Chat</footer><div id="widget" style="padding:100px 0 1000px"></div>`;
  const host = document.querySelector('#widget') as HTMLElement;
  root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<div data-app>
    <p><button>First</button></p><p style="padding-top:110px"><input name="second"></p>
    <p style="padding-top:10px"><label><input type="checkbox"> Third</label></p></div>`;
  container = root.querySelector('[data-app]') as HTMLElement;
  keepFocusVisible(container);
  scrollTo(0, 0);
});

const focusedName = () => root.activeElement?.textContent || root.activeElement?.getAttribute('name');
const covered = () => {
  const { top, bottom } = (root.activeElement as Element).getBoundingClientRect();
  return top < 90 || bottom > innerHeight - 90;
};

test('a field that Tab leads to below a bar of the page is scrolled clear of it, and one above it too', async () => {
  (root.querySelector('button') as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  expect(focusedName()).toBe('second');
  await expect.poll(covered).toBe(false);
  await userEvent.keyboard('{Tab}');
  await expect.poll(covered).toBe(false);
  scrollTo(0, 80); // the button's place is below the header
  const button = root.querySelector('button') as HTMLElement;
  expect(button.getBoundingClientRect().top).toBeLessThan(90);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  expect(root.activeElement).toBe(button);
  await expect.poll(covered).toBe(false);
});

test('where nothing lies over it the page stays where it is', async () => {
  await page.viewport(400, 900);
  (root.querySelector('button') as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(scrollY).toBe(0);
});

test('a box that is pressed with a pointer moves nothing', async () => {
  scrollTo(0, 60);
  const box = root.querySelector('[type=checkbox]') as HTMLInputElement;
  const { top } = box.getBoundingClientRect();
  box.click();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(box.getBoundingClientRect().top).toBe(top);
});
