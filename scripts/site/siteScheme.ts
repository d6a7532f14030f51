/** The look of the site's pages around their widgets: the firm's theme, light or dark. */
import type { Business } from '../../src/content/business';
import { deriveTheme } from '../../src/style/deriveTheme';
import { darkDefaults, tokenDefaults } from '../../src/style/tokens';
import { plainColor } from './siteTheme';

/** The theme as widgets have it. One that names a scheme, or has one look, decides for pages too. */
function themeOf({ theme, site }: Business) {
  const derived = deriveTheme(theme);
  return { ...derived, scheme: derived.scheme ?? site.scheme ?? tokenDefaults.scheme };
}

/** The firm's values of the tokens, for the page and for all widgets on it. They win over those of site.css, its fallback fonts too. */
export function themeCss(business: Business): string {
  const values = Object.entries(themeOf(business)).filter(
    ([name, value]) => value !== undefined && value !== tokenDefaults[name as keyof typeof tokenDefaults],
  );
  return values.length > 0
    ? `:root:root { ${values.map(([name, value]) => `--bio-${name}: ${value};`).join(' ')} }`
    : '';
}

/** What a phone's browser paints around the page: the color at the top of each page. */
export function themeColorTags(business: Business): string {
  const { 'color-dark': own, scheme } = themeOf(business);
  const colors = {
    light: own ?? tokenDefaults['color-dark'],
    dark: own ?? darkDefaults['color-dark'],
  };
  if (scheme === 'light' || scheme === 'dark') return tag(colors[scheme]);
  return (['light', 'dark'] as const)
    .map((one) => tag(colors[one], ` media="(prefers-color-scheme: ${one})"`))
    .join('\n    ');
}

const tag = (color: string, media = ''): string =>
  `<meta name="theme-color"${media} content="${plainColor(color)}" />`;
