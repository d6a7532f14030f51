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
  const element = document.createElement('bio-cta-banner');
  element.config = { version: 1, ...config };
  document.body.style.margin = '0';
  document.body.append(element);
  await new Promise((resolve) => element.addEventListener('bio-ready', resolve, { once: true }));
  return element.shadowRoot as ShadowRoot;
}

const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

test('asks for the one thing, and offers the phone', async () => {
  await show();
  await expect.element(page.getByRole('region', { name: 'Find out where your home stands' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Book my free property check' }))
    .toHaveAttribute('href', '#audit');
  const phone = page.getByRole('link', { name: '(770) 555-0142' });
  await expect.element(phone).toHaveAttribute('href', 'tel:7705550142');
  expect(phone.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('without a phone there is only the button', async () => {
  await show({ company: { phone: '' } });
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test.each([390, 1280])('without a picture it reads as well, and keeps its size, at %i px', async (width) => {
  await page.viewport(width, 844);
  const { height } = (await show()).host.getBoundingClientRect();
  document.body.innerHTML = '';
  delete pictures.banner;
  const root = await show();
  expect(root.querySelector('img')).toBeNull();
  expect(root.host.getBoundingClientRect().height).toBe(height);
});

test('its picture waits until it is nearly in view', async () => {
  await show();
  expect(page.getByRole('img', { name: 'House at dusk' }).element().getAttribute('loading')).toBe('lazy');
});

test.each([320, 840])('endless words stay inside, at %i px', async (width) => {
  await page.viewport(width, 844);
  const endless = 'x'.repeat(190);
  await show({
    company: { phone: endless.slice(0, 60) },
    texts: { en: { banner: { heading: endless, text: endless, button: endless } } },
  });
  expect(fits()).toBe(true);
});
