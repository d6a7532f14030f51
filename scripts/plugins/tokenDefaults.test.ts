import { expect, test } from 'vitest';
import { tokenDefaults } from '../../src/style/tokens';
import { withTokenDefaults, withTokens } from './tokenDefaults';

test('a token’s name becomes its default', () => {
  expect(withTokenDefaults('--ink: token(color-ink); a: var(--b)')).toBe(
    `--ink: ${tokenDefaults['color-ink']}; a: var(--b)`,
  );
});

test('an unknown token is named', () => {
  expect(() => withTokenDefaults('token(color-inc)')).toThrow('There is no token "color-inc"');
});

test('in a style sheet a token follows the theme and the scheme', () => {
  const css = withTokens(':root { --ink: token(color-ink); --on: token(color-on-dark) }');
  expect(css).toContain(':root { --ink: var(--_ink); --on: var(--bio-color-on-dark, #ffffff) }');
  expect(css).toContain(':root{--_ink:var(--bio-color-ink,#17271f)}');
  expect(css).toContain('light-dark(');
  expect(css).not.toContain('--_page');
});
