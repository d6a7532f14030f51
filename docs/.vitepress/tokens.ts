import { darkDefaults, type TokenName, tokenDefaults } from '../../src/style/tokens.ts';

const declare = (values: Readonly<Record<TokenName, string>>): string =>
  Object.entries(values)
    .filter(([name]) => name.startsWith('color-'))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The colors of the widgets, for the pages around them. */
export const tokenCss = `:root{${declare(tokenDefaults)}}.dark{${declare(darkDefaults)}}`;
