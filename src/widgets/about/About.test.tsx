import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { mount } from '../../testing/mount';
import './index';

/** The same facts and words, in a config that builds on nothing. */
const withoutPictures = {
  company: defaultBusiness.company,
  pictures: {},
  texts: defaultBusiness.texts,
  about: defaultBusiness.about,
};

const { about: aboutMessages } = defaultBusiness.texts.en;

const { about: builtInReasons } = defaultBusiness;

beforeEach(() => page.viewport(1440, 900));

const picture = { src: '/src/pictures/window-480.webp', alt: 'A house' };
const pictures = { about: { before: picture, after: picture } };
const about = ['First', 'Second', 'Third'].map((title) => ({ title, text: 'Because we look first.' }));

const show = (config: object = {}) =>
  mount('<bio-about></bio-about>', { config: { about, pictures, ...config } });

const boxOf = (root: ShadowRoot, part: string) =>
  root.querySelector(`[part~=${part}]`)?.getBoundingClientRect() ?? new DOMRect();
const overflows = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

test('lists the built-in reasons in their order', async () => {
  await mount('<bio-about></bio-about>');
  await expect.element(page.getByRole('region', { name: aboutMessages.heading })).toBeVisible();
  const titles = page.getByRole('heading', { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(builtInReasons.map(({ title }) => title));
});

test('wide: the comparison stands beside the text and reaches the edge', async () => {
  const { root } = await show();
  const comparison = boxOf(root, 'comparison');
  expect(comparison.left).toBeGreaterThan(boxOf(root, 'heading').right);
  expect(comparison.right).toBe(1440);
  expect(comparison.height).toBeGreaterThan(450);
});

test('narrow: the comparison stands between the heading and the reasons', async () => {
  await page.viewport(390, 844);
  const { root } = await show();
  const comparison = boxOf(root, 'comparison');
  expect(comparison.height).toBeGreaterThan(100);
  expect(comparison.top).toBeGreaterThan(boxOf(root, 'heading').bottom);
  expect(comparison.bottom).toBeLessThan(boxOf(root, 'reasons').top);
});

test('without pictures the reasons take the width', async () => {
  const { root } = await show(withoutPictures);
  expect(page.getByRole('img').elements()).toEqual([]);
  expect(page.getByRole('slider').elements()).toEqual([]);
  expect(boxOf(root, 'reasons').left).toBeGreaterThan(boxOf(root, 'heading').right);
  expect(boxOf(root, 'reasons').right).toBeCloseTo(1310, 0);
});

const endless = 'x'.repeat(190);

test.each([320, 390, 920, 1440])('none, one, forty and endless reasons fit at %i px', async (width) => {
  await page.viewport(width, 844);
  for (const reasons of [
    [],
    [{ title: 'One', text: 'Reason' }],
    Array.from({ length: 40 }, (_, index) => ({ title: `Reason ${index}`, text: 'Because.' })),
    [{ title: endless, text: endless }],
  ]) {
    const { root } = await show({ about: reasons });
    expect(root.querySelectorAll('li')).toHaveLength(reasons.length);
    expect(overflows()).toBe(false);
  }
  expect(page.getByRole('list').elements()).toHaveLength(1);
});

test('without reasons there is no list', async () => {
  const { root } = await show({ about: [] });
  expect(root.querySelector('ol')).toBeNull();
});
