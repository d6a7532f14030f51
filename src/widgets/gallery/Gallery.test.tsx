import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { mount } from '../../testing/mount';
import './index';

const { gallery: galleryMessages } = defaultBusiness.texts.en;

const { gallery: builtIn } = defaultBusiness;

const picture = { src: '/src/pictures/window-480.webp', alt: 'A window' };
const comparison = {
  before: { src: '/src/pictures/roof-before-480.webp', alt: 'Streaked roof' },
  after: { src: '/src/pictures/roof-after-480.webp', alt: 'Clean roof' },
};
const many = (count: number, entry: object) =>
  Array.from({ length: count }, (_, index) => ({ id: `entry-${index}`, ...entry }));

const show = async (gallery: object[]): Promise<ShadowRoot> =>
  (await mount('<bio-gallery></bio-gallery>', { config: { gallery } })).root;

const titlesIn = (root: ShadowRoot) => [...root.querySelectorAll('h3')].map(({ textContent }) => textContent);
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

test('shows the built-in gallery without a config', async () => {
  const { root } = await mount('<bio-gallery></bio-gallery>');
  const shown = builtIn.filter((entry) => entry.comparison ?? entry.picture);
  expect(titlesIn(root)).toEqual(shown.map(({ title }) => title));
  expect(root.querySelectorAll('[type=range]')).toHaveLength(
    shown.filter((entry) => entry.comparison).length,
  );
  expect(root.querySelector('section')?.getAttribute('aria-labelledby')).toBe('heading');
});

test.each([
  ['without entries', []],
  ['with entries without pictures', many(3, { title: 'Soon' })],
])('%s it is empty', async (_, gallery) => {
  const errors = vi.spyOn(console, 'error');
  const root = await show(gallery);
  expect(root.querySelector('[data-app]')?.childElementCount).toBe(0);
  expect(errors).not.toHaveBeenCalled();
});

test('leaves out an entry without pictures, and prefers a comparison to a picture', async () => {
  const root = await show([
    ...many(1, { title: 'Soon' }),
    { id: 'own-window', title: 'Window', picture },
    { id: 'own-roof', title: 'Roof', comparison, picture },
  ]);
  expect(titlesIn(root)).toEqual(['Window', 'Roof']);
  expect(root.querySelectorAll('figure img')).toHaveLength(3);
});

test('wide: the first entry is the largest, and the entries of a pair are equally high', async () => {
  await page.viewport(1300, 900);
  const root = await show(many(5, { title: 'Roof', comparison }));
  const boxes = [...root.querySelectorAll('[part=comparison]')].map(boxOf);
  expect(boxes).toHaveLength(5);
  const box = (index: number) => boxes[index] ?? new DOMRect();
  const [first, wide, narrow, narrowAgain, wideAgain] = [box(0), box(1), box(2), box(3), box(4)];
  expect(first.width).toBeGreaterThan(wide.width);
  expect(wide.width).toBeGreaterThan(narrow.width);
  expect([narrow.top, narrow.height]).toEqual([wide.top, wide.height]);
  expect([wideAgain.width, wideAgain.top]).toEqual([wide.width, narrowAgain.top]);
});

test.each([1, 2, 6, 40])('wide: the last of %i entries ends its row', async (count) => {
  await page.viewport(1300, 900);
  const root = await show(many(count, { title: 'Window', picture }));
  const grid = boxOf(root.querySelector('section > div'));
  const last = boxOf([...root.querySelectorAll('figure')].at(-1));
  expect(Math.round(last.right)).toBe(Math.round(grid.right));
});

test('narrow: one entry is shown, and the thumbnails choose which', async () => {
  await page.viewport(390, 844);
  await show([
    { id: 'own-roof', title: 'Roof', comparison },
    { id: 'own-window', title: 'Window', picture },
  ]);
  const shown = () =>
    page
      .getByRole('figure')
      .elements()
      .map((figure) => figure.querySelector('h3')?.textContent);
  expect(shown()).toEqual(['Roof']);
  await expect.element(page.getByRole('radio', { name: 'Roof' })).toBeChecked();
  await page.getByRole('radio', { name: 'Window' }).click();
  expect(shown()).toEqual(['Window']);
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toEqual(['Roof']);
});

test('narrow: a single entry has no thumbnail', async () => {
  await page.viewport(390, 844);
  await show([{ id: 'own-roof', title: 'Roof', comparison }]);
  await expect.element(page.getByRole('heading', { name: 'Roof' })).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test.each([320, 600, 1300])('texts without a space do not overflow at %i px', async (width) => {
  await page.viewport(width, 900);
  const endless = 'W'.repeat(200);
  await show(many(4, { title: endless, text: endless, comparison }));
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('the thumbnails stand in a named group, and each slider says which picture it moves', async () => {
  await page.viewport(390, 844);
  await show([
    { id: 'own-roof', title: 'Roof', comparison },
    { id: 'own-window', title: 'Window', picture },
  ]);
  const group = page.getByRole('group', { name: galleryMessages.pictures });
  expect(group.getByRole('radio').elements()).toHaveLength(2);
  await expect
    .element(group.getByRole('slider', { name: 'Compare before and after: Roof' }))
    .toBeInTheDocument();
});
