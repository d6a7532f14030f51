import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from './scrollLock';

const { documentElement: root, body } = document;
let styles: HTMLStyleElement;
let releases: (() => void)[];

/** A page of 5,000 px, with these styles of its own. */
function createPage(css: string): void {
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
  ['a page that clips its overflow', 'body { overflow-x: hidden }'],
  ['a page that clips with !important', 'body { overflow-x: hidden !important }'],
  ['a page with a body as high as the window', 'html, body { height: 100% } body { overflow-x: hidden }'],
  ['a page with a scrolling root', 'html { overflow-y: scroll !important }'],
])('%s does not scroll while locked and does not jump', (_, css) => {
  createPage(css);
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

test('the width of the scrollbar stays reserved', () => {
  createPage('html { padding-inline-end: 10px }');
  // This browser has overlay scrollbars: a classic one of 17 px is simulated while the page scrolls.
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
])('restores the inline styles of the page: %s', (css) => {
  createPage('');
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

test('stays locked until every holder has released it once', () => {
  createPage('');
  const [first, second] = [lock(), lock()];
  first();
  first();
  expect(scrolls()).toBe(false);
  second();
  expect(scrolls()).toBe(true);
});
