import { interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { deriveTheme } from './deriveTheme';
import { darkDefaults, type TokenName, tokenDefaults } from './tokens';

/** What a browser makes of `color-mix()`; the mixtures may be nested. */
function computed(value: string): string | ReturnType<ReturnType<typeof interpolate>> {
  const [, one = '', percent, other = ''] =
    /^color-mix\(in oklab, (.+?) (\d+)%, (.+)\)$/.exec(unnested(value)) ?? [];
  if (!percent) return value;
  return interpolate([computed(named(other)), computed(named(one))], 'oklab')(Number(percent) / 100);
}
const inner: string[] = [];
const unnested = (value: string): string =>
  value.startsWith('color-mix(')
    ? `color-mix(${value.slice('color-mix('.length, -1).replaceAll(/color-mix\((?:[^()]|\([^()]*\))*\)/g, (mixture) => `@${inner.push(mixture) - 1}@`)})`
    : value;
const named = (value: string): string => value.replace(/^@(\d+)@$/, (_, index) => inner[Number(index)] ?? '');

const themes = [
  { 'color-accent': '#1f5f8b' },
  { 'color-accent': '#ffd400' },
  { 'color-accent': '#ff00aa' },
  { 'color-accent': '#00e0ff', 'color-ground': '#0b1020' },
  { 'color-ground': '#101418' },
  { 'color-accent': '#7a1f2b', 'color-ground': '#fffdf5', 'color-ink': '#2a1a1a' },
];
const texts: [TokenName, TokenName, number][] = [
  ['color-ink', 'color-ground', 4.5],
  ['color-ink', 'color-ground-soft', 4.5],
  ['color-ink', 'color-page', 4.5],
  ['color-ink-soft', 'color-ground', 4.5],
  ['color-on-accent', 'color-accent', 4.5],
  ['color-on-accent', 'color-accent-strong', 4.5],
  ['color-on-dark', 'color-dark', 4.5],
  ['color-on-dark-soft', 'color-dark', 4.5],
  ['color-error', 'color-error-ground', 4.5],
  ['color-control', 'color-ground', 3],
];

/** What has to be seen beside the texts of a theme, in the dark. */
const inTheDark: [TokenName, TokenName, number][] = [
  ...texts,
  ['color-ink-soft', 'color-ground-soft', 4.5],
  ['color-ink-soft', 'color-page', 4.5],
  ['color-error', 'color-ground', 4.5],
  ['color-done', 'color-ground', 4.5],
  ['color-done', 'color-page', 4.5],
  ['color-done', 'color-done-ground', 4.5],
  ['color-ink', 'color-done-ground', 4.5],
  ['color-ink-soft', 'color-done-ground', 4.5],
  ['color-ink', 'color-error-ground', 4.5],
  ['color-ground', 'color-done', 4.5], // the tick and the text on what is done
  ['color-control', 'color-page', 3],
  ['color-control', 'color-ground-soft', 3],
  ['color-focus', 'color-ground', 3],
  ['color-focus', 'color-page', 3],
  ['color-focus', 'color-ground-soft', 3],
  ['color-dark-line', 'color-dark', 1.5],
];

const accents = ['#1f5f8b', '#ffd400', '#ff00aa', '#000000', '#ffffff', '#14204a'];

test.each([{}, ...accents.map((accent) => ({ 'color-accent': accent }))])(
  'in the dark, what follows from %o can be read',
  (theme) => {
    const { scheme, ...derived } = deriveTheme(theme) as Record<string, string>;
    expect(scheme).toBeUndefined();
    const dark = Object.entries(derived).filter(([name]) => name.startsWith('dark-'));
    const values = {
      ...darkDefaults,
      ...derived,
      ...Object.fromEntries(dark.map(([name, value]) => [name.slice('dark-'.length), value])),
    };
    for (const [text, ground, least] of inTheDark)
      expect(
        wcagContrast(computed(values[text]), computed(values[ground])),
        `${text} ${values[text]} on ${ground} ${values[ground]}`,
      ).toBeGreaterThanOrEqual(least);
  },
);

test('a theme that names its ground or its text has one look, unless it names a scheme', () => {
  expect(deriveTheme({ 'color-ground': '#fffdf5' })).toMatchObject({ scheme: 'light' });
  expect(deriveTheme({ 'color-accent': '#1f5f8b', 'color-ink': '#111111' })).toMatchObject({
    scheme: 'light',
  });
  const both = { 'color-ground': 'light-dark(#fff, #222)', scheme: 'light dark' };
  expect(deriveTheme(both)).toMatchObject(both);
});

test.each(themes)('what follows from %o can be read', (theme) => {
  const values = { ...tokenDefaults, ...deriveTheme(theme) } as Record<TokenName, string>;
  for (const [text, ground, least] of texts)
    expect(
      wcagContrast(computed(values[text]), computed(values[ground])),
      `${text} ${values[text]} on ${ground} ${values[ground]}`,
    ).toBeGreaterThanOrEqual(least);
});

test('what is named stays, and from no color follows nothing', () => {
  const theme = { 'color-accent': '#1f5f8b', 'color-focus': '#000', 'radius-card': '0' };
  expect(deriveTheme(theme)).toMatchObject(theme);
  expect(deriveTheme({ font: 'Georgia' })).toEqual({ font: 'Georgia' });
});
