import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../src/content/company';
import { pictures } from '../src/content/pictures';
import { phoneAddress } from '../src/ui/phoneAddress';
import { fileBesideWidgets } from './doors';
import { structuredData } from './structured-data';

const DEMO = join(import.meta.dirname, '../demo');
const part = (name: string) => readFileSync(join(DEMO, 'parts', `${name}.html`), 'utf8');

/** Where the site will be reached, without a slash at its end: what canonical addresses and the sitemap begin with. */
export const siteAddress = (process.env['SITE_ADDRESS'] ?? 'https://biosystem.example').replace(/\/$/, '');

/** What belongs into a page's `<head>`. */
const HEAD = /^(?:\s*(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>|<script\b.*?<\/script>))*/s;

/**
 * Our own pages say only what is theirs: a title, a description, then their sections. The head and the frame around
 * them stand once, in `demo/parts/shell.html`; the company's phone and email come from its facts. A page that begins
 * with a doctype is left as it is.
 * @param path of the page below `demo/`, such as `services/biorinse.html`.
 */
export function completePage(source: string, path: string): string {
  if (isWhole(source)) return source;
  const [head = ''] = HEAD.exec(source) ?? [];
  const main = source.slice(head.length).replace('<!-- contact -->', () => part('contact'));
  const route = routeOf(path);
  return part('shell')
    .replaceAll('{root}', '../'.repeat(path.split('/').length - 1) || './')
    .replace('<bio-header>', route === '/' ? '<bio-header page="home">' : '<bio-header>')
    .replace('<!-- head -->', () => head.trim() + (isIndexed(source) ? forSearchEngines(head, route) : ''))
    .replace('<!-- main -->', () => markFirstScreen(main.trim()))
    .replace('{waker}', fileBesideWidgets('waker')) // at once: it is what keeps the first press
    .replaceAll('{phone}', company.phone)
    .replaceAll('{call}', phoneAddress(company.phone))
    .replaceAll('{email}', company.email);
}

/** The first paint waits for this mark (`rel="expect"`), so that no header or first section is seen growing. */
const FIRST_SCREEN = '<template id="first-screen"></template>';

const markFirstScreen = (main: string): string =>
  main.replace(/^<(bio-[\w-]+)[^>]*><\/\1>|$/, (first) => first + FIRST_SCREEN);

/** @returns the addresses of our own pages, for search engines. */
export function sitemap(pages: { path: string; source: string }[]): string {
  const entries = pages
    .filter(({ source }) => !isWhole(source) && isIndexed(source))
    .map(({ path }) => `  <url><loc>${siteAddress}${routeOf(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`;

const isWhole = (source: string) => /^\s*<!doctype/i.test(source);
const isIndexed = (source: string) => !/<meta name="robots" content="noindex"/.test(source);
const routeOf = (path: string) => `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** The canonical address, what a shared link looks like, and structured data. */
function forSearchEngines(head: string, route: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';
  const description = /name="description"\s+content="(.*?)"/s.exec(head)?.[1] ?? '';
  const shared = {
    type: 'website',
    site_name: company.name,
    title,
    description,
    url: siteAddress + route,
    image: `${siteAddress}/share.jpg`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': pictures.hero?.alt ?? '',
  };
  return [
    '',
    `<link rel="canonical" href="${siteAddress}${route}" />`,
    ...Object.entries(shared).map(([name, value]) => `<meta property="og:${name}" content="${value}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    structuredData(route, title.split(' | ')[0] ?? title, siteAddress),
  ].join('\n    ');
}
