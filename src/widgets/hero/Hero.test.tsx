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
};

const { hero: heroMessages } = defaultBusiness.texts.en;

const { links } = defaultBusiness;

beforeEach(() => page.viewport(390, 844));

const company = { area: 'Two Counties', motto: 'Clean and dry' };
const pictures = { hero: { src: '/src/pictures/window-480.webp', alt: 'A house' } };

const show = (config: object = {}) =>
  mount('<bio-hero></bio-hero>', { config: { company, pictures, ...config } });

const overflows = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

test('shows one headline, and the two actions as links that need no script', async () => {
  await show();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heroMessages.headline);
  await expect.element(page.getByText(heroMessages.subline.replace('{area}', 'Two Counties'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: heroMessages.auditButton }))
    .toHaveAttribute('href', links.audit);
  await expect
    .element(page.getByRole('link', { name: heroMessages.plansButton }))
    .toHaveAttribute('href', links.plans);
  await expect.element(page.getByText(company.motto)).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

test.each([
  [390, 844],
  [390, 664],
  [320, 568],
  [844, 390],
])('on a phone of %i × %i the headline and the first button are in view', async (width, height) => {
  await page.viewport(width, height);
  await show();
  for (const seen of [
    page.getByRole('heading'),
    page.getByRole('link', { name: heroMessages.auditButton }),
  ]) {
    const { top, bottom } = seen.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(72);
    expect(bottom).toBeLessThanOrEqual(height);
  }
  expect(overflows()).toBe(false);
});

test('loads its picture with high priority', async () => {
  await show();
  const picture = page.getByRole('img', { name: 'A house' }).element();
  expect(picture.getAttribute('fetchpriority')).toBe('high');
  expect(picture.hasAttribute('loading')).toBe(false);
});

test.each([
  [390, 'roof-after-480.webp'],
  [1280, 'window-480.webp'],
])('a window of %i px shows %s, of a picture with a crop for phones', async (width, file) => {
  await page.viewport(width, 844);
  await show({ pictures: { hero: { ...pictures.hero, narrow: '/src/pictures/roof-after-480.webp' } } });
  const picture = page.getByRole('img', { name: 'A house' }).element() as HTMLImageElement;
  await expect.poll(() => picture.currentSrc).toContain(file);
});

test.each([390, 1280])(
  'without a picture, or with one that fails, it keeps its height at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const { height } = (await show()).element.getBoundingClientRect();
    const failing = await show({ pictures: { hero: { src: '/missing.jpg', alt: 'House' } } });
    await expect.poll(() => failing.root.querySelector('img')).toBeNull();
    expect(failing.element.getBoundingClientRect().height).toBe(height);

    const without = await show(withoutPictures);
    expect(without.root.querySelector('img')).toBeNull();
    expect(without.element.getBoundingClientRect().height).toBe(height);
    await expect.element(page.getByRole('heading')).toBeVisible();
  },
);

test('empty texts leave no empty elements', async () => {
  const { root } = await show({
    company: { motto: '' },
    texts: { en: { hero: { subline: '', promises: { check: '', price: '', answer: '' } } } },
  });
  expect(root.querySelector('p, ul')).toBeNull();
});

test('texts without a space do not overflow', async () => {
  await page.viewport(320, 568);
  const endless = 'x'.repeat(190);
  await show({
    company: { motto: endless, area: endless },
    texts: { en: { hero: { headline: endless, auditButton: endless, promises: { check: endless } } } },
  });
  expect(overflows()).toBe(false);
});
