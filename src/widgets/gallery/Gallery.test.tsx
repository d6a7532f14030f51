import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Business } from '../../content/schema';
import './index';

const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  errors.mockClear();
});
afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(414, 896);
});

type Entry = Business['gallery'][number];

const picture = { src: '/src/pictures/window-480.webp', alt: 'A window' };
const comparison = {
  before: { src: '/src/pictures/roof-before-480.webp', alt: 'Streaked roof' },
  after: { src: '/src/pictures/roof-after-480.webp', alt: 'Clean roof' },
};
const many = (count: number, entry: Omit<Entry, 'id'>): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ id: `entry-${index}`, ...entry }));

async function show(gallery?: Entry[]): Promise<ShadowRoot> {
  const element = document.createElement('bio-gallery');
  if (gallery) element.config = { gallery };
  const ready = new Promise((resolve) => element.addEventListener('bio-ready', resolve));
  document.body.append(element);
  await ready;
  return element.shadowRoot as ShadowRoot;
}

const place = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

test('the built-in gallery: three comparisons, two pictures, each with its name', async () => {
  const root = await show();
  expect(root.querySelectorAll('[type=range]')).toHaveLength(3);
  expect([...root.querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
    'Paver driveway',
    'Shingle roof',
    'Painted brick',
    'Gutter and downspout',
    'Window glass',
  ]);
  expect(root.querySelector('section')?.getAttribute('aria-labelledby')).toBe('heading');
});

test.each([
  ['no entries', []],
  ['entries without any picture', many(3, { title: 'Soon' })],
])('%s: nothing at all', async (_, gallery) => {
  const root = await show(gallery);
  expect(root.querySelector('[data-app]')?.childElementCount).toBe(0);
  expect(errors).not.toHaveBeenCalled();
});

test('one without pictures is left out, the others stay', async () => {
  const root = await show([
    ...many(1, { title: 'Soon' }),
    { id: 'window', title: 'Window', picture },
    { id: 'roof', title: 'Roof', comparison, picture },
  ]);
  expect([...root.querySelectorAll('h3')].map((title) => title.textContent)).toEqual(['Window', 'Roof']);
  expect(root.querySelectorAll('img')).toHaveLength(3);
});

test('where there is room, the first is largest, and both of a pair are equally high', async () => {
  await page.viewport(1300, 900);
  const root = await show(many(5, { title: 'Roof', comparison }));
  const [first, wide, narrow, narrowAgain, wideAgain] = [...root.querySelectorAll('[part=comparison]')].map(
    place,
  ) as [DOMRect, DOMRect, DOMRect, DOMRect, DOMRect];
  expect(first.width).toBeGreaterThan(wide.width);
  expect(wide.width).toBeGreaterThan(narrow.width);
  expect([narrow.top, narrow.height]).toEqual([wide.top, wide.height]);
  expect([wideAgain.width, wideAgain.top]).toEqual([wide.width, narrowAgain.top]);
});

test.each([1, 2, 6, 40])(
  '%i entries fill their rows; the last one is not left in a corner',
  async (count) => {
    await page.viewport(1300, 900);
    const root = await show(many(count, { title: 'Window', picture }));
    const spread = place(root.querySelector('figure')?.parentElement);
    const last = place([...root.querySelectorAll('figure')].at(-1));
    expect(Math.round(last.right)).toBe(Math.round(spread.right));
  },
);

test.each([320, 600, 1300])('names without a space scroll nothing sideways at %i px', async (width) => {
  await page.viewport(width, 900);
  const endless = 'W'.repeat(200);
  await show(many(4, { title: endless, text: endless, comparison }));
  expect(document.documentElement.scrollWidth).toBe(width);
});
