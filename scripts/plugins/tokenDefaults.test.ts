import { expect, test } from 'vitest';
import { tokenDefaults } from '../../src/style/tokens';
import { withTokenDefaults } from './tokenDefaults';

test('a token’s name becomes its default', () => {
  expect(withTokenDefaults('--ink: token(color-ink); a: var(--b)')).toBe(
    `--ink: ${tokenDefaults['color-ink']}; a: var(--b)`,
  );
});

test('an unknown token is named', () => {
  expect(() => withTokenDefaults('token(color-inc)')).toThrow('There is no token "color-inc"');
});
