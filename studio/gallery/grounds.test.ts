import { expect, test } from 'vitest';
import { groundCss, grounds } from './grounds';

const isColor = (text: string) => /^#[\da-f]{6}$/.test(text);

test('the brand’s ground has the colours of its firm, else the built-in ones', () => {
  const config = { theme: { 'color-accent': '#123456' } };
  expect(groundCss('brand', config, isColor)).toContain('background: #123456; color: #ffffff');
  expect(groundCss('brand', undefined, isColor)).toContain('background: #a32f2a');
});

test('what is no colour does not get into the page’s CSS', () => {
  const theme = { 'color-accent': 'red } body { background: url(https://elsewhere.example/)' };
  expect(groundCss('brand', { theme }, isColor)).not.toContain('elsewhere');
});

test('each ground differs from the others', () =>
  expect(new Set(grounds.map(({ id }) => groundCss(id, undefined, isColor))).size).toBe(grounds.length));
