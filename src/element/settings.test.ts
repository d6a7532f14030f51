import { expect, test } from 'vitest';
import { themeBeside } from './settings';

const theme = { 'color-accent': '#123456', 'color-ink': '#000' };

test('a theme applies where the element sets nothing itself', () => {
  for (const style of [null, '', 'color: red'])
    expect(themeBeside(style, theme)).toEqual(Object.entries(theme));
});

test('what the style of the element sets is left out', () => {
  expect(themeBeside('color:red; --bio-color-accent : green', theme)).toEqual([['color-ink', '#000']]);
  expect(themeBeside('--bio-color-accent-strong:green', theme)).toEqual(Object.entries(theme));
});
