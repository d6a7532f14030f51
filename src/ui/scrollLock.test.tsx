import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from './scrollLock';

const { documentElement: root, body } = document;
let styles: HTMLStyleElement;
let releases: (() => void)[];

/** A page of 5,000 px, with these styles of its own. */
function page(css: string): void {
  styles.textContent = css;
  const content = document.createElement('div');
  content.style.height = '5000px';
  body.replaceChildren(content);
  root.scrollTo(0, 700);
  expect(root.scrollTop).toBe(700);
}

function lock(): () => void {
  const release = lockScroll();
  releases.push(release);
  return release;
}

beforeEach(() => {
  styles = document.createElement('style');
  document.head.append(styles);
  releases = [];
});
afterEach(() => {
  for (const release of releases) release();
  styles.remove();
  for (const element of [root, body]) element.removeAttribute('style');
  body.replaceChildren();
});

const scrolls = () => getComputedStyle(root).overflowY !== 'hidden';

test.each([
  ['an ordinary page', ''],
  ['one that cuts off what sticks out', 'body { overflow-x: hidden }'],
  ['one that does so with important rules', 'body { overflow-x: hidden !important }'],
  ['one whose body is as high as the window', 'html, body { height: 100% } body { overflow-x: hidden }'],
  ['one with a scrolling root', 'html { overflow-y: scroll !important }'],
])('%s neither scrolls nor jumps while it is locked, nor afterwards', (_, css) => {
  page(css);
  const before = body.getBoundingClientRect().toJSON();
  const release = lock();
  expect(scrolls()).toBe(false);
  expect(root.scrollTop).toBe(700);
  expect(body.getBoundingClientRect().toJSON()).toEqual(before);
  release();
  expect(scrolls()).toBe(true);
  expect(root.scrollTop).toBe(700);
  expect(body.getBoundingClientRect().toJSON()).toEqual(before);
});

test('the room of the scrollbar is kept', () => {
  page('html { padding-inline-end: 10px }');
  // This browser runs without scrollbars: it is told of one of 17 px, as long as the page scrolls.
  const clientWidth = vi
    .spyOn(root, 'clientWidth', 'get')
    .mockImplementation(() => (scrolls() ? 1000 - 17 : 1000));
  const release = lock();
  expect(getComputedStyle(root).paddingRight).toBe('27px');
  release();
  expect(getComputedStyle(root).paddingRight).toBe('10px');
  clientWidth.mockRestore();
});

test.each([
  'overflow: auto',
  'overflow: clip scroll !important',
  'overflow-y: scroll !important; padding-inline-end: 3px',
  '--theirs: 1; overflow-x: clip',
])('the page gets its own inline styles back: %s', (css) => {
  page('');
  root.style.cssText = css;
  body.style.cssText = css;
  const before = [root.style.cssText, body.style.cssText];
  const release = lock();
  expect(scrolls()).toBe(false);
  root.style.setProperty('--page', '2');
  release();
  root.style.removeProperty('--page');
  const sorted = (text = '') =>
    text
      .split('; ')
      .toSorted()
      .join('; ')
      .replaceAll(/;(?=\w|$)/g, '');
  expect([root, body].map(({ style }) => sorted(style.cssText))).toEqual(before.map(sorted));
});

test('it holds until the last lets go, each once', () => {
  page('');
  const [first, second] = [lock(), lock()];
  first();
  first();
  expect(scrolls()).toBe(false);
  second();
  expect(scrolls()).toBe(true);
});
