import { interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { deriveTheme } from './deriveTheme';
import { type TokenName, tokenDefaults } from './tokens';

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

test.each(themes)('what follows from %o can be read', (theme) => {
  const values = { ...tokenDefaults, ...deriveTheme(theme) } as Record<TokenName, string>;
  for (const [text, ground, least] of texts)
    expect(
      wcagContrast(computed(values[text]), computed(values[ground])),
      `${text} ${values[text]} on ${ground} ${values[ground]}`,
    ).toBeGreaterThanOrEqual(least);
});

test('what is named stays, and from no colour follows nothing', () => {
  const theme = { 'color-accent': '#1f5f8b', 'color-focus': '#000', 'radius-card': '0' };
  expect(deriveTheme(theme)).toMatchObject(theme);
  expect(deriveTheme({ font: 'Georgia' })).toEqual({ font: 'Georgia' });
});
