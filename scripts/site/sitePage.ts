import type { Business } from '../../src/content/business';
import { pickMessages } from '../../src/content/pickMessages';
import { withTokenDefaults } from '../plugins/tokenDefaults';
import { readSectionHeights, sectionHeightCss } from '../sectionHeights';
import { SHARE_IMAGE } from './shareImage';
import { escapeHtml, fillFacts } from './siteBusiness';
import {
  englishPath,
  isComplete,
  languageOf,
  readPage,
  readPart,
  type SiteLanguage,
  siteLanguages,
} from './siteLanguages';
import { structuredData } from './structuredData';

/** @returns a file of `demo/parts/`, with the parts that it names. */
const part = (name: string, language: SiteLanguage): string => withParts(readPart(name, language), language);

const withParts = (html: string, language: SiteLanguage): string =>
  html.replace(/<!-- part: (\w+) -->/g, (_, name: string) => part(name, language));

/** The site's URL without a slash at its end: canonical URLs and the sitemap begin with it. */
export const siteUrl = (process.env['SITE_ADDRESS'] ?? 'https://biosystem.example').replace(/\/$/, '');

/** The part of a page that belongs into `<head>`. */
const HEAD = /^(?:\s*(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>|<script\b.*?<\/script>))*/s;

/**
 * Completes a page of `demo/`, which holds only a title, a description and its sections. The rest of the head and the frame
 * stand in `demo/parts/shell.html`; `{company}` and the like become the firm's facts, `{messages.…}` texts of the widgets. A
 * page that begins with a doctype is left as it is.
 * @param source in its language, see `readPage`.
 * @param path of the page below `demo/`, such as `services/biorinse.html`; it begins with the language, if that is not English.
 * @throws Error where the page names a fact that does not exist, or has a text that is not translated.
 */
export function completePage(source: string, path: string, business: Business): string {
  if (isComplete(source)) return source;
  const language = languageOf(path);
  const [head = ''] = HEAD.exec(source) ?? [];
  const content = withParts(source.slice(head.length), language);
  // Without script, links that open a dialog lead to the form: a page without one leads to a page that has it.
  const main = /id="(contact|audit)"/.test(content)
    ? content
    : `${content}\n${part('withoutForm', language)}`;
  const route = routeOf(englishPath(path));
  const page = withTokenDefaults(part('shell', language))
    .replace('<html lang="en">', `<html lang="${language.tag}">`)
    .replaceAll('{root}', '../'.repeat(path.split('/').length - 1) || './')
    .replace('<bio-header>', route === '/' ? '<bio-header page="home">' : '<bio-header>')
    .replace('<bio-site', language.base ? `<bio-site base="${language.base}"` : '<bio-site')
    .replace('<!-- main -->', () => markFirstScreen(main.trim()))
    .replace(/(<a\b[^>]*? href=")(?=\/)/g, `$1${language.base}`)
    .replace('<a id="audit"></a>', (target) => target + beginnings(business))
    .replace(/<!-- languages: ([\w-]+) -->/g, (_, slot: string) => languageLinks(slot, { language, route }))
    .replace('<!-- language offers -->', () => languageOffers(language, route));
  const { messages } = pickMessages(business.texts, language.tag);
  const facts = { ...business, messages };
  try {
    const described = { head: fillFacts(head, facts, (fact) => fact), route, business, language };
    return (
      fillFacts(page, facts, escapeHtml)
        .replace(
          '<!-- head -->',
          () => fillFacts(head.trim(), facts, escapeHtml) + (isIndexed(source) ? previewOf(described) : ''),
        )
        // It comes at the end, because the first paint waits for the head.
        .replace('<!-- structured data -->', () => (isIndexed(source) ? structuredDataOf(described) : ''))
        .replace('/* section heights */', () => sectionHeightCss(readSectionHeights()[path] ?? {}))
        .replace('/* language offers */', () => offerCss(language))
    );
  } catch (error) {
    throw new Error(`demo/${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** The links that say what the audit begins with lead to the form, too, without script. */
const beginnings = ({ audit }: Business): string =>
  ['photo', ...audit.areas.map(({ id }) => id)].map((id) => `<a id="audit=${id}"></a>`).join('');

/** The address of a page in a language. There is no page for what is not found. */
const addressIn = ({ base }: SiteLanguage, route: string): string => base + (route === '/404' ? '/' : route);

const others = (language: SiteLanguage) => siteLanguages.filter(({ tag }) => tag !== language.tag);

/** The links to the same page in the other languages, for a slot of a widget. */
const languageLinks = (
  slot: string,
  { language, route }: { language: SiteLanguage; route: string },
): string =>
  others(language)
    .map(
      (other) =>
        `<a slot="${slot}" href="${addressIn(other, route)}" hreflang="${other.tag}" lang="${other.tag}">${other.name}</a>`,
    )
    .join('');

/** What visitors read who prefer another language, in that language. */
const languageOffers = (language: SiteLanguage, route: string): string =>
  others(language)
    .map((other) =>
      part('languageOffer', other)
        .replaceAll('{language}', other.tag)
        .replaceAll('{address}', addressIn(other, route)),
    )
    .join('\n');

/** The first paint waits for this element (`rel="expect"`), so that the header and the first section are painted whole. */
const FIRST_SCREEN = '<template id="first-screen"></template>';

const markFirstScreen = (main: string): string =>
  main.replace(/^<(bio-[\w-]+)[^>]*><\/\1>|$/, (first) => first + FIRST_SCREEN);

/** The script in the head says which language the visitor prefers. */
const offerCss = (language: SiteLanguage): string =>
  others(language)
    .map(({ tag }) => `[data-offer="${tag}"] [data-language="${tag}"] { display: flex }`)
    .join('\n');

/** The URLs of the site's pages, for search engines: each with those of the same page in all languages. */
export function sitemap(paths: readonly string[]): string {
  const entries = paths
    .filter((path) => {
      const source = readPage(path);
      return !isComplete(source) && isIndexed(source);
    })
    .map((path) => {
      const route = routeOf(englishPath(path));
      const alternates = alternatesOf(route).map(
        ({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`,
      );
      return `  <url><loc>${siteUrl}${addressIn(languageOf(path), route)}</loc>${alternates.join('')}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

/** The URLs of one page in all languages; the English one is for all others, too. */
const alternatesOf = (route: string) =>
  [...siteLanguages, { tag: 'x-default', base: '' }].map(({ tag, base }) => ({
    tag,
    url: siteUrl + base + route,
  }));

export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

const isIndexed = (source: string) => !/<meta name="robots" content="noindex"/.test(source);
const routeOf = (path: string) => `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** A page for search engines and previews, with its head. */
interface DescribedPage {
  head: string;
  route: string;
  business: Business;
  language: SiteLanguage;
}

const titleOf = (head: string) => /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';
const descriptionOf = (head: string) => /name="description"\s+content="(.*?)"/s.exec(head)?.[1] ?? '';
const urlOf = ({ route, language: { base } }: DescribedPage) => siteUrl + base + route;

/** The canonical URL, those in other languages, and the preview of shared links. */
function previewOf(page: DescribedPage): string {
  const { head, route, business, language } = page;
  const shared = {
    type: 'website',
    site_name: business.company.name,
    title: titleOf(head),
    description: descriptionOf(head),
    locale: language.tag,
    url: urlOf(page),
    image: `${siteUrl}${language.base}/share.jpg`,
    'image:width': SHARE_IMAGE.width,
    'image:height': SHARE_IMAGE.height,
    'image:alt': business.pictures.hero?.alt ?? '',
  };
  return [
    '',
    `<link rel="canonical" href="${urlOf(page)}" />`,
    ...alternatesOf(route).map(
      (other) => `<link rel="alternate" hreflang="${other.tag}" href="${other.url}" />`,
    ),
    ...Object.entries(shared).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(String(value))}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

const structuredDataOf = ({ head, route, business, language: { base, tag } }: DescribedPage): string =>
  structuredData({
    route,
    title: titleOf(head).split(' | ')[0] ?? '',
    description: descriptionOf(head),
    site: siteUrl,
    base,
    lang: tag,
    business,
  });
