import { expect, test } from 'vitest';
import {
  colorGroups,
  fontNames,
  radiusNames,
  sourcesOf,
  themeCss,
  themeJson,
  themeOf,
  tokenNames,
  unknownTokens,
  valuesOf,
} from './themeValues';

test('a theme is what a config sets as text, of the tokens that there are', () => {
  const theme = { 'color-ink': '#222', 'color-ground': 5, 'no-token': 'red', __proto__: { font: 'x' } };
  expect(themeOf({ theme })).toEqual({ 'color-ink': '#222' });
  expect(themeOf({ theme: 'red' })).toEqual({});
  expect(themeOf({})).toEqual({});
});

test('what is no token is told from what is one', () => {
  expect(unknownTokens({ theme: { 'color-ink': '#222', 'color-acent': 'red', toString: 1 } })).toEqual([
    'color-acent',
    'toString',
  ]);
  expect(unknownTokens({ theme: null })).toEqual([]);
});

test('what is not set follows, or has its default', () => {
  const values = valuesOf({ 'color-accent': '#1f5f8b' });
  expect(values['color-accent-strong']).toContain('#1f5f8b');
  expect(values['radius-card']).toBe('16px');
});

test.each([
  ['color-accent-strong', { 'color-accent': '#1f5f8b' }, ['color-accent']],
  ['color-ink-soft', { 'color-accent': '#1f5f8b', 'color-ground': '#101418' }, ['color-ground']],
  ['color-dark-line', { 'color-accent': '#1f5f8b', 'color-dark': '#222222' }, ['color-dark', 'color-accent']],
  ['radius-card', { 'color-accent': '#1f5f8b', 'radius-control': '4px' }, []],
] as const)('%s of %o follows from %j', (name, theme, sources) =>
  expect(sourcesOf(name, theme)).toEqual(sources),
);

test('every token has its place in the form', () => {
  const placed = [
    ...colorGroups.flatMap(([, names]) => names),
    ...fontNames,
    ...radiusNames,
    'text-size',
    'space',
    'shadow',
    'width',
    'scheme',
  ];
  expect(placed.toSorted()).toEqual(tokenNames.toSorted());
});

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
