import { expect, test } from 'vitest';
import { clampWidth, groundCss, grounds, stepOf } from './choices';

const isColor = (text: string) => /^#[\da-f]{6}$/.test(text);

test('the brand’s ground has the colors of its firm, else the built-in ones', () => {
  const config = { theme: { 'color-accent': '#123456' } };
  expect(groundCss('brand', config, isColor)).toContain('background: #123456; color: #ffffff');
  expect(groundCss('brand', undefined, isColor)).toContain('background: #a32f2a');
});

test('what is no color does not get into the page’s CSS', () => {
  const theme = { 'color-accent': 'red } body { background: url(https://elsewhere.example/)' };
  expect(groundCss('brand', { theme }, isColor)).not.toContain('elsewhere');
});

test('each ground differs from the others', () =>
  expect(new Set(grounds.map(({ id }) => groundCss(id, undefined, isColor))).size).toBe(grounds.length));

test.each([
  ['ArrowLeft', 500, 490],
  ['ArrowRight', 500, 510],
  ['PageDown', 500, 400],
  ['PageUp', 500, 600],
  ['Home', 500, 280],
  ['End', 500, 1600],
  ['ArrowLeft', 283, 280],
  ['ArrowRight', 1599, 1600],
  ['Enter', 500, undefined],
])('the key %s leads from %i px to %s', (key, from, to) => expect(stepOf(key, from)).toBe(to));

test('a width is whole px within its limits', () =>
  expect([100, 400.4, 5000].map(clampWidth)).toEqual([280, 400, 1600]));
