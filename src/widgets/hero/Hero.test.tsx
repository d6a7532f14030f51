import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pictures } from '../../content/pictures';
import './index';

beforeEach(() => page.viewport(390, 844));

const builtIn = { ...pictures };

afterEach(() => {
  document.body.innerHTML = '';
  Object.assign(pictures, builtIn);
});

async function show(config: object = {}): Promise<ShadowRoot> {
  const element = document.createElement('bio-hero');
  element.config = { version: 1, ...config };
  document.body.style.margin = '0';
  document.body.append(element);
  await new Promise((resolve) => element.addEventListener('bio-ready', resolve, { once: true }));
  return element.shadowRoot as ShadowRoot;
}

const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

test('one headline, and the two ways to begin, by links that need no script', async () => {
  await show();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Beyond clean. Built to last.');
  await expect.element(page.getByText('homes across North Atlanta, Georgia')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Get my free property check' }))
    .toHaveAttribute('href', '#audit');
  await expect
    .element(page.getByRole('link', { name: 'See maintenance plans' }))
    .toHaveAttribute('href', '#biocare');
  await expect.element(page.getByText('Restore, protect, repeat')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

test.each([
  [390, 844],
  [390, 664],
  [320, 568],
  [844, 390],
])(
  'on a phone of %i × %i the headline and the first button are seen without scrolling',
  async (width, height) => {
    await page.viewport(width, height);
    await show();
    for (const seen of [page.getByRole('heading'), page.getByRole('link', { name: 'property check' })]) {
      const { top, bottom } = seen.element().getBoundingClientRect();
      expect(top).toBeGreaterThan(72);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(fits()).toBe(true);
  },
);

test('the picture is fetched before everything else', async () => {
  await show();
  const picture = page.getByRole('img', { name: 'golden evening light' }).element();
  expect(picture.getAttribute('fetchpriority')).toBe('high');
  expect(picture.hasAttribute('loading')).toBe(false);
});

test.each([390, 1280])(
  'without a picture, and with one that cannot be had, it is as high at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const { height } = (await show()).host.getBoundingClientRect();
    document.body.innerHTML = '';
    const broken = await show({ pictures: { hero: { src: '/broken.jpg', alt: 'House' } } });
    await expect.poll(() => broken.querySelector('img')).toBeNull();
    expect(broken.host.getBoundingClientRect().height).toBe(height);

    document.body.innerHTML = '';
    delete pictures.hero;
    const without = await show();
    expect(without.querySelector('img')).toBeNull();
    expect(without.host.getBoundingClientRect().height).toBe(height);
    await expect.element(page.getByRole('heading')).toBeVisible();
  },
);

test('what is left empty leaves nothing behind', async () => {
  const root = await show({
    company: { motto: '' },
    texts: { en: { hero: { subline: '', promises: { check: '', price: '', answer: '' } } } },
  });
  expect(root.querySelector('p, ul')).toBeNull();
});

test('endless words stay inside', async () => {
  await page.viewport(320, 568);
  const endless = 'x'.repeat(190);
  await show({
    company: { motto: endless, area: endless },
    texts: { en: { hero: { headline: endless, auditButton: endless, promises: { check: endless } } } },
  });
  expect(fits()).toBe(true);
});
