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

const { banner: bannerMessages } = defaultBusiness.texts.en;

const { links } = defaultBusiness;

beforeEach(() => page.viewport(390, 844));

const company = { phone: '(555) 555-0199' };
const pictures = { banner: { src: '/src/pictures/window-480.webp', alt: 'A house' } };

const show = (config: object = {}) =>
  mount('<bio-cta-banner></bio-cta-banner>', { config: { company, pictures, ...config } });

test('offers the audit and the phone number', async () => {
  await show();
  await expect.element(page.getByRole('region', { name: bannerMessages.heading })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: bannerMessages.button }))
    .toHaveAttribute('href', links.audit);
  const phone = page.getByRole('link', { name: company.phone });
  await expect.element(phone).toHaveAttribute('href', 'tel:5555550199');
  expect(phone.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('without a phone number there is only the button', async () => {
  await show({ company: { phone: '' } });
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test.each([390, 1280])('without a picture it keeps its height at %i px', async (width) => {
  await page.viewport(width, 844);
  const { height } = (await show()).element.getBoundingClientRect();
  const { element, root } = await show(withoutPictures);
  expect(root.querySelector('img')).toBeNull();
  expect(element.getBoundingClientRect().height).toBe(height);
});

test('loads its picture lazily', async () => {
  await show();
  expect(page.getByRole('img', { name: 'A house' }).element().getAttribute('loading')).toBe('lazy');
});

test.each([320, 840])('texts without a space do not overflow at %i px', async (width) => {
  await page.viewport(width, 844);
  const endless = 'x'.repeat(190);
  await show({
    company: { phone: endless.slice(0, 60) },
    texts: { en: { banner: { heading: endless, text: endless, button: endless } } },
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
