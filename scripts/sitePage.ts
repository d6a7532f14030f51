import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '../src/content/business';
import { escapeHtml, fillFacts } from './fillFacts';
import { readSectionHeights, sectionHeightCss } from './sectionHeights';
import { SHARE_IMAGE } from './shareImage';
import { readSiteBusiness, readSiteConfig, SITE_CONFIG_URL } from './siteBusiness';
import { structuredData } from './structuredData';

const DEMO = join(import.meta.dirname, '../demo');
/** @returns a file of `demo/parts/`, with the parts that it names. */
const part = (name: string): string =>
  withParts(readFileSync(join(DEMO, 'parts', `${name}.html`), 'utf8').trimEnd());

const withParts = (html: string): string =>
  html.replace(/<!-- part: (\w+) -->/g, (_, name: string) => part(name));

/** The site's URL without a slash at its end: canonical URLs and the sitemap begin with it. */
export const siteUrl = (process.env['SITE_ADDRESS'] ?? 'https://biosystem.example').replace(/\/$/, '');

/** The part of a page that belongs into `<head>`. */
const HEAD = /^(?:\s*(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>|<script\b.*?<\/script>))*/s;

/**
 * Completes a page of `demo/`, which holds only a title, a description and its sections. The rest of the head and the frame
 * stand in `demo/parts/shell.html`; `{company}` and the like become the firm's facts. A page that begins with a doctype is
 * left as it is.
 * @param path of the page below `demo/`, such as `services/biorinse.html`.
 * @param site.config what the owner's own facts are; the widgets of the page fetch them.
 * @throws Error where the page names a fact that does not exist.
 */
export function completePage(
  source: string,
  path: string,
  { business, config }: { business: Business; config: object | undefined } = readSite(),
): string {
  if (isComplete(source)) return source;
  const [head = ''] = HEAD.exec(source) ?? [];
  const content = withParts(source.slice(head.length));
  // Without script, links that open a dialog lead to the form: a page without one leads to a page that has it.
  const main = /id="(contact|audit)"/.test(content) ? content : `${content}\n${part('withoutForm')}`;
  const route = routeOf(path);
  const page = part('shell')
    .replaceAll('{root}', '../'.repeat(path.split('/').length - 1) || './')
    .replace('<bio-header>', route === '/' ? '<bio-header page="home">' : '<bio-header>')
    .replace('<bio-site', config ? `<bio-site config="${SITE_CONFIG_URL}"` : '<bio-site')
    .replace('<!-- main -->', () => markFirstScreen(main.trim()));
  try {
    return fillFacts(page, business, escapeHtml)
      .replace(
        '<!-- head -->',
        () =>
          fillFacts(head.trim(), business, escapeHtml) +
          (isIndexed(source)
            ? forSearchEngines(
                fillFacts(head, business, (fact) => fact),
                route,
                business,
              )
            : ''),
      )
      .replace('/* section heights */', () => sectionHeightCss(readSectionHeights()[path] ?? {}));
  } catch (error) {
    throw new Error(`demo/${path}: ${(error as Error).message}`, { cause: error });
  }
}

const readSite = () => ({ business: readSiteBusiness(), config: readSiteConfig() });

/** The first paint waits for this element (`rel="expect"`), so that the header and the first section are painted whole. */
const FIRST_SCREEN = '<template id="first-screen"></template>';

const markFirstScreen = (main: string): string =>
  main.replace(/^<(bio-[\w-]+)[^>]*><\/\1>|$/, (first) => first + FIRST_SCREEN);

/** The URLs of the site's pages, for search engines. */
export function sitemap(pages: { path: string; source: string }[]): string {
  const entries = pages
    .filter(({ source }) => !isComplete(source) && isIndexed(source))
    .map(({ path }) => `  <url><loc>${siteUrl}${routeOf(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

const isComplete = (source: string) => /^\s*<!doctype/i.test(source);
const isIndexed = (source: string) => !/<meta name="robots" content="noindex"/.test(source);
const routeOf = (path: string) => `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** The canonical URL, the preview of shared links, and structured data. */
function forSearchEngines(head: string, route: string, business: Business): string {
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';
  const description = /name="description"\s+content="(.*?)"/s.exec(head)?.[1] ?? '';
  const shared = {
    type: 'website',
    site_name: business.company.name,
    title,
    description,
    url: siteUrl + route,
    image: `${siteUrl}/share.jpg`,
    'image:width': SHARE_IMAGE.width,
    'image:height': SHARE_IMAGE.height,
    'image:alt': business.pictures.hero?.alt ?? '',
  };
  return [
    '',
    `<link rel="canonical" href="${siteUrl}${route}" />`,
    ...Object.entries(shared).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(String(value))}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    structuredData({
      route,
      title: title.split(' | ')[0] ?? title,
      description,
      site: siteUrl,
      business,
    }),
  ].join('\n    ');
}
