import { expect, test } from 'vitest';
import type { Business } from '../../src/content/business';
import { firm } from '../../src/testing/firm';
import { themeColorTags, themeCss } from './siteScheme';

const business = (facts: Partial<Business>): Business => ({ ...firm, ...facts });

test('without a choice of the firm, pages are light', () => {
  expect(themeCss(business({}))).toBe('');
  expect(themeColorTags(business({}))).toBe('<meta name="theme-color" content="#14312a" />');
});

test('pages and their widgets follow the visitor’s device where the firm has chosen so', () => {
  const own = business({ site: { scheme: 'light dark' } });
  expect(themeCss(own)).toBe(':root:root { --bio-scheme: light dark; }');
  expect(themeColorTags(own)).toBe(
    [
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#14312a" />',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#153d33" />',
    ].join('\n    '),
  );
});

test('a theme of one look stays light, and the pages with it', () => {
  const css = themeCss(
    business({ site: { scheme: 'light dark' }, theme: { 'color-dark': '#102a43', 'color-page': '#fff' } }),
  );
  expect(css).toContain('--bio-color-dark: #102a43;');
  expect(css).not.toContain('--bio-scheme');
});

test('a theme’s own scheme is that of the pages', () => {
  const own = business({ theme: { scheme: 'dark' } });
  expect(themeCss(own)).toBe(':root:root { --bio-scheme: dark; }');
  expect(themeColorTags(own)).toBe('<meta name="theme-color" content="#153d33" />');
});

test('a color that follows from another one is written so that phones know it', () => {
  const own = business({ theme: { 'color-accent': '#7a2f6b' } });
  expect(themeColorTags(own)).toMatch(/^<meta name="theme-color" content="#[\da-f]{6}" \/>$/);
});
