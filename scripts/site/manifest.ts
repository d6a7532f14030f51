import type { Business } from '../../src/content/schema';
import type { SiteLanguage } from './siteLanguages';
import { siteColor } from './siteTheme';

/** Pixels of the icons that a manifest names. */
export const MANIFEST_ICONS = [192, 512] as const;

/** What a phone shows of a site that is put on its home screen. */
export function manifest({ company }: Pick<Business, 'company'>, { tag, base }: SiteLanguage): string {
  const icons = MANIFEST_ICONS.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    lang: tag,
    start_url: `${base}/`,
    scope: '/',
    display: 'browser',
    theme_color: siteColor('color-dark'),
    background_color: siteColor('color-page'),
    icons,
  });
}
