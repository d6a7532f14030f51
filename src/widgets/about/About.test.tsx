import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pictures } from '../../content/pictures';
import './index';

beforeEach(() => page.viewport(1440, 900));

const builtIn = { ...pictures };

afterEach(() => {
  document.body.innerHTML = '';
  Object.assign(pictures, builtIn);
});

async function show(config: object = {}): Promise<ShadowRoot> {
  const element = document.createElement('bio-about');
  element.config = { version: 1, ...config };
  document.body.style.margin = '0';
  document.body.append(element);
  await new Promise((resolve) => element.addEventListener('bio-ready', resolve, { once: true }));
  return element.shadowRoot as ShadowRoot;
}

const box = (root: ShadowRoot, part: string) =>
  (root.querySelector(`[part~=${part}]`) as Element).getBoundingClientRect();
const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

test('gives the reasons in order', async () => {
  await show();
  await expect.element(page.getByRole('region', { name: 'Care begins with a close look' })).toBeVisible();
  const titles = page.getByRole('heading', { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'We look before we quote',
    'Only as much force as it needs',
    'Cleaned, then protected',
  ]);
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

test('in a wide place the comparison stands beside the words and reaches the edge', async () => {
  const root = await show();
  const comparison = box(root, 'comparison');
  expect(comparison.left).toBeGreaterThan(box(root, 'heading').right);
  expect(comparison.right).toBe(1440);
  expect(comparison.height).toBeGreaterThan(450);
});

test('in a narrow place it stands between the heading and the reasons', async () => {
  await page.viewport(390, 844);
  const root = await show();
  const comparison = box(root, 'comparison');
  expect(comparison.top).toBeGreaterThan(box(root, 'heading').bottom);
  expect(comparison.bottom).toBeLessThan(box(root, 'reasons').top);
});

test('without pictures the reasons take the width', async () => {
  delete pictures.about;
  const root = await show();
  expect(page.getByRole('img').elements()).toEqual([]);
  expect(page.getByRole('slider').elements()).toEqual([]);
  expect(box(root, 'reasons').left).toBeGreaterThan(box(root, 'heading').right);
  expect(box(root, 'reasons').right).toBeCloseTo(1310, 0);
});

test.each([320, 390, 920, 1440])('one reason, none, forty and endless ones fit at %i px', async (width) => {
  await page.viewport(width, 844);
  const endless = 'x'.repeat(190);
  for (const about of [
    [],
    [{ title: 'One', text: 'Reason' }],
    Array.from({ length: 40 }, (_, index) => ({ title: `Reason ${index}`, text: 'Because.' })),
    [{ title: endless, text: endless }],
  ]) {
    document.body.innerHTML = '';
    const root = await show({ about });
    expect(root.querySelectorAll('li')).toHaveLength(about.length);
    expect(fits()).toBe(true);
  }
  expect(page.getByRole('list').elements()).toHaveLength(1);
});

test('no reasons: no list', async () => {
  const root = await show({ about: [] });
  expect(root.querySelector('ol')).toBeNull();
});
