import type { Business } from '../../src/content/business';
import { factAt } from '../../src/content/factReferences';
import { pickMessages } from '../../src/content/pickMessages';
import { isEmpty } from '../../src/content/values';
import { noticeText } from '../../src/domain/noticeDays';
import { timeZoneOf } from '../../src/domain/timeZone';
import { withTokenDefaults } from '../plugins/tokenDefaults';
import { readSectionHeights, sectionHeightCss } from '../sectionHeights';
import { countryOf } from './businessPlace';
import { SHARE_IMAGE } from './shareImageSize';
import { escapeHtml, fillFacts, siteWords } from './siteBusiness';
import { readSiteConfig } from './siteFile';
import {
  isComplete,
  languageOf,
  mainPath,
  readPage,
  readPart,
  type SiteLanguage,
  siteLanguages,
} from './siteLanguages';
import { themeColorTags, themeCss } from './siteScheme';
import { structuredData } from './structuredData';

/** @returns a file of `demo/parts/`, with the parts that it names. */
const part = (name: string, language: SiteLanguage): string => withParts(readPart(name, language), language);

const withParts = (html: string, language: SiteLanguage): string =>
  html.replace(/<!-- part: (\w+) -->/g, (_, name: string) => part(name, language));

/** The site's URL without a slash at its end: canonical URLs and the sitemap begin with it. */
export const siteUrl = (process.env['SITE_ADDRESS'] ?? 'https://biosystem.example').replace(/\/$/, '');

/** The part of a page that belongs into `<head>`. */
const HEAD = /^(?:\s*(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>|<script\b.*?<\/script>))*/s;

/** A style sheet of a page's own. */
const SHEET = /^\s*<link rel="stylesheet"[^>]*>\n?/gm;

/** What a page's path says of the shell around it, without any facts: its language, the way to the root, its own sheets. */
export function shellOf(source: string, path: string): string {
  const language = languageOf(path);
  const [head = ''] = HEAD.exec(source) ?? [];
  return withTokenDefaults(part('shell', language))
    .replace('<!-- head -->', () => ['<!-- head -->', ...(head.match(SHEET) ?? [])].join('\n    '))
    .replaceAll('{root}', '../'.repeat(path.split('/').length - 1) || './')
    .replaceAll('{base}', language.base);
}

/**
 * Completes a page of `demo/`, which holds only a title, a description and its sections. The rest of the head and the frame
 * stand in `demo/parts/shell.html`; `{company}` and the like become the firm's facts, `{site.…}` the words of its pages and
 * `{messages.…}` those of the widgets. What stands between `<!-- if: plans -->` and `<!-- end: plans -->` is there if the
 * facts are. A page that begins with a doctype brings its own shell.
 * @param source in its language, see `readPage`.
 * @param path of the page below `demo/`, such as `services/biorinse.html`; it begins with the language, if that is not English.
 * @param shell what `shellOf` said of it, as a build tool has completed it.
 * @throws Error where the page names a fact that does not exist, or has a text that is not translated.
 */
export function completePage(
  source: string,
  path: string,
  business: Business,
  shell = shellOf(source, path),
): string {
  const language = languageOf(path);
  const facts = factsOf(path, business, language);
  if (isComplete(source)) return fillFacts(source, facts, escapeHtml);
  const [start = ''] = HEAD.exec(source) ?? [];
  const head = start.replace(SHEET, '');
  const content = withFacts(withParts(source.slice(start.length), language), facts);
  // Without script, links that open a dialog lead to the form: a page without one leads to a page that has it.
  const main = /id="(contact|audit)"/.test(content)
    ? content
    : `${content}\n${withFacts(part('withoutForm', language), facts)}`;
  const route = routeOf(mainPath(path));
  const page = withFacts(shell, facts)
    .replace('<html lang="en">', `<html lang="${language.tag}">`)
    .replace('<bio-header>', route === '/' ? '<bio-header page="home">' : '<bio-header>')
    .replace('<bio-site', language.base ? `<bio-site base="${language.base}"` : '<bio-site')
    .replace('<!-- main -->', () => markFirstScreen(main.trim()))
    .replace(/(<a\b[^>]*? href=")(?=\/)/g, `$1${language.base}`)
    .replace('<a id="audit"></a>', (target) => target + beginnings(business))
    .replace(/<!-- languages: ([\w-]+) -->/g, (_, slot: string) => languageLinks(slot, { language, route }))
    .replace('<!-- language offers -->', () => languageOffers(language, route));
  try {
    const described = { head: fillFacts(head, facts, (fact) => fact), route, business, language };
    return (
      fillFacts(page, facts, (fact) => withPhone(escapeHtml(fact), business))
        .replace(
          '<!-- head -->',
          () => fillFacts(head.trim(), facts, escapeHtml) + (isIndexed(source) ? previewOf(described) : ''),
        )
        // It comes at the end, because the first paint waits for the head.
        .replace('<!-- structured data -->', () => (isIndexed(source) ? structuredDataOf(described) : ''))
        .replace('<!-- theme color -->', () => themeColorTags(business))
        .replace('<!-- page styles -->', () => {
          const heights = sectionHeightCss(readSectionHeights()[path] ?? {});
          return `<style>${[themeCss(business), offerCss(language), heights].filter(Boolean).join('\n')}</style>`;
        })
    );
  } catch (error) {
    throw new Error(`demo/${path}: ${(error as Error).message}`, { cause: error });
  }
}

type PageFacts = Parameters<typeof fillFacts>[1] & Business;

/** The facts that a page may name: those of the firm, the words of its pages, and what the page of a service is about. */
function factsOf(path: string, business: Business, { tag }: SiteLanguage): PageFacts {
  const { messages } = pickMessages(business.texts, tag);
  const site = filled(siteWords(readSiteConfig(), tag), business);
  const service = business.servicePages.find(({ id }) => mainPath(path) === `services/${id}.html`);
  const items = business.estimator.items.map(({ id }) => id);
  const estimate = service && (service.estimate ?? [service.id]).filter((id) => items.includes(id)).join();
  return {
    ...business,
    messages,
    site,
    ...noticeOf(business, tag),
    ...(service && { estimate, description: service.description || service.whatItDoes || service.title }),
  };
}

/** What the pages say of the firm's notice. The script in their head knows its days. */
const noticeOf = (business: Business, tag: string): Record<string, string> => ({
  noticeText: noticeText(business.notice.text, tag),
  noticeLevel: business.notice.level ?? 'info',
  noticeFrom: business.notice.from ?? '',
  noticeUntil: business.notice.until ?? '',
  noticeZone: timeZoneOf(business) ?? 'UTC',
});

/** Words with the facts that they name. The phone number becomes a link in the page: see `withPhone`. */
function filled<Value>(words: Value, business: Business): Value;
function filled(words: unknown, business: Business): unknown {
  if (typeof words === 'string')
    return words.replace(/\{(company|area|email)\}/g, (name) => fillFacts(name, business, (fact) => fact));
  return Object.fromEntries(
    Object.entries(Object(words) as object).map(([name, word]) => [name, filled(word, business)]),
  );
}

/** A text of messages with the phone number, where it names it, as a link. */
const withPhone = (html: string, business: Business): string =>
  html.replaceAll('{phone}', () => fillFacts('<a href="{call}">{phone}</a>', business, escapeHtml));

/** A part of a page that depends on facts. */
const CONDITION = /<!-- (if|unless): ([\w.]+) -->(.*?)(?:<!-- else: \2 -->(.*?))?<!-- end: \2 -->/gs;

const withFacts = (html: string, facts: object): string =>
  html.replace(CONDITION, (_, kind: string, path: string, then: string, otherwise = '') =>
    withFacts(isEmpty(factAt(facts, path)) === (kind === 'unless') ? then : otherwise, facts),
  );
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
      fillFacts(
        part('languageOffer', other)
          .replaceAll('{language}', other.tag)
          .replaceAll('{address}', addressIn(other, route)),
        { site: siteWords(readSiteConfig(), other.tag) },
        escapeHtml,
      ),
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
      const route = routeOf(mainPath(path));
      const alternates = alternatesOf(route).map(
        ({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`,
      );
      return `  <url><loc>${siteUrl}${addressIn(languageOf(path), route)}</loc>${alternates.join('')}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

/** The URLs of one page in all languages; the one in the main language is for all others, too. */
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

/** Language and country, such as `en_US`: where the firm is, else where the language is spoken most. */
function ogLocale({ tag }: SiteLanguage, business: Business): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${countryOf(business) ?? region}`;
}

/** The canonical URL, those in other languages, and the preview of shared links. */
function previewOf(page: DescribedPage): string {
  const { head, route, business, language } = page;
  const shared = {
    type: 'website',
    site_name: business.company.name,
    title: titleOf(head),
    description: descriptionOf(head),
    locale: ogLocale(language, business),
    url: urlOf(page),
    image: `${siteUrl}${language.base}/share.jpg`,
    'image:width': SHARE_IMAGE.width,
    'image:height': SHARE_IMAGE.height,
    'image:alt': business.pictures.hero?.alt || business.company.name,
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
