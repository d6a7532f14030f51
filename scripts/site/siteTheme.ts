/** The colors of the firm whose site this is, for all that the build draws and writes itself. */
import { formatHex, interpolate, parse } from 'culori';
import { deriveTheme } from '../../src/style/deriveTheme';
import { type TokenName, tokenDefaults } from '../../src/style/tokens';
import { readSiteFile } from './siteFile';

/** Every token as the firm's theme has it: a CSS value. */
export const siteTokens = (): Readonly<Record<TokenName, string>> => ({
  ...tokenDefaults,
  ...(deriveTheme(readSiteFile().theme) as Partial<Record<TokenName, string>>),
});

/**
 * @param color as a theme or `deriveTheme` writes it.
 * @returns the same as `#rrggbb`: neither pictures nor `theme-color` know `color-mix()`.
 */
export function plainColor(color: string): string {
  const [, parts] = /^color-mix\(in oklab,(.+)\)$/.exec(color) ?? [];
  const [first, percent, second] = partsOf(parts ?? '');
  if (first && second)
    return formatHex(interpolate([plainColor(second), plainColor(first)], 'oklab')(Number(percent) / 100));
  const parsed = parse(color);
  if (!parsed) throw new Error(`"${color}" is a color that the build cannot draw. Write it as #rrggbb.`);
  return formatHex(parsed);
}

/** The first color of a mixture, how much of it there is, and the second, which may be mixtures themselves. */
function partsOf(parts: string): string[] {
  let depth = 0;
  const comma = [...parts].findIndex((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === ',' && depth === 0;
  });
  const [, first = '', percent = ''] = /^(.+) ([\d.]+)%$/.exec(parts.slice(0, comma).trim()) ?? [];
  return [first, percent, parts.slice(comma + 1).trim()];
}

/** A token of the firm as `#rrggbb`. */
export const siteColor = (name: TokenName): string => plainColor(siteTokens()[name]);
