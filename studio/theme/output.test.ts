import { expect, test } from 'vitest';
import { themeCss, themeJson } from './output';

test('as CSS, what follows is written out, in the order of the tokens', () =>
  expect(themeCss({ 'radius-card': '4px', 'color-accent': '#1f5f8b' }).split('\n')).toEqual([
    ':root {',
    expect.stringMatching(/^ {2}--bio-color-dark: color-mix\(in oklab, #1f5f8b .*;$/),
    expect.stringContaining('--bio-color-dark-line:'),
    expect.stringContaining('--bio-color-on-dark-soft:'),
    expect.stringContaining('--bio-color-done:'),
    expect.stringContaining('--bio-color-done-ground:'),
    '  --bio-color-accent: #1f5f8b;',
    expect.stringContaining('--bio-color-accent-strong:'),
    '  --bio-color-on-accent: #ffffff;',
    expect.stringContaining('--bio-color-focus:'),
    '  --bio-radius-card: 4px;',
    expect.stringContaining('--bio-dark-color-focus:'),
    expect.stringContaining('--bio-dark-color-done:'),
    expect.stringContaining('--bio-dark-color-done-ground:'),
    '}',
  ]));

test('for the config, it is what was set', () =>
  expect(JSON.parse(`{${themeJson({ 'color-accent': '#1f5f8b' })}}`)).toEqual({
    theme: { 'color-accent': '#1f5f8b' },
  }));
