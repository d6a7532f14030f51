import { deriveTheme, type Theme } from '../../src/style/deriveTheme';
import type { TokenName } from '../../src/style/tokens';
import { tokenNames } from './themeValues';

/** A theme as CSS for a page. What follows from it is written out: in CSS nothing follows by itself. */
export function themeCss(theme: Theme): string {
  const derived = deriveTheme(theme);
  const names = new Set([...tokenNames, ...Object.keys(derived)]) as Set<TokenName>;
  const lines = [...names]
    .filter((name) => derived[name] !== undefined)
    .map((name) => `  --bio-${name}: ${derived[name]};`);
  return [':root {', ...lines, '}'].join('\n');
}

/** A theme as the key of a config. */
export const themeJson = (theme: Theme): string => `"theme": ${JSON.stringify(theme, undefined, 2)}`;
