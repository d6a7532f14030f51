/**
 * What is wrong or still missing in the facts of the firm whose site this is, before anything is built. It reads files only,
 * so that it answers in two seconds.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { untranslatedFacts } from '../../src/check-config/untranslated';
import { allDefaults, type Business } from '../../src/content/business';
import { closestMatch } from '../../src/content/closestMatch';
import { completeSite } from '../../src/content/completeSite';
import { contrastProblems, resolveConfig } from '../../src/content/config';
import { factAt } from '../../src/content/factReferences';
import { at, isObject } from '../../src/content/values';
import { factsLanguages } from '../../src/domain/factsLanguages';
import { timeZoneOf } from '../../src/domain/timeZone';
import { siteTexts } from '../../src/languages/site';
import { isComplete, pagePaths, readPage } from '../site/siteLanguages';
import { completePage } from '../site/sitePage';
import { hasPlace, linksOf, type SourcePage } from './pageLinks';
import { placesIn } from './placesIn';
import { proposedTimeZones } from './timeZones';

/** A line for the owner. */
export interface Finding {
  /** The fact in the file, such as `services[0].card.min`; undefined for what stands in no file. */
  path?: string;
  /** A sentence or two: what is wrong, and what to do. */
  text: string;
}

export interface FirmReport {
  /** With these, nothing is built. */
  mistakes: Finding[];
  /** What a person still has to do before the site goes live. */
  toDo: Finding[];
}

/**
 * @param config the parsed file, with those of its other languages.
 * @param root the folder of the project.
 * @param ownPages the site's pages by their paths, such as `services/panes.html`.
 */
export function checkFirm(config: object, root: string, ownPages?: Pages): FirmReport {
  const site = completeSite(config as Parameters<typeof completeSite>[0]);
  const facts = resolveConfig(site, allDefaults).business;
  const pages = ownPages ?? sitePages(facts);
  const languages = factsLanguages(facts);
  const [, ...others] = languages;
  return {
    mistakes: [
      ...unusable(site, languages),
      ...unknownWords(config),
      ...languages
        .filter((tag) => !(tag in siteTexts))
        .map((tag) => ({
          path: 'languages',
          text: `names "${tag}". The site can be in ${Object.keys(siteTexts).join(', ')}.`,
        })),
      ...(facts.company.phone || facts.company.email
        ? []
        : [
            {
              path: 'company',
              text: 'names neither a phone number nor an email address: nobody could reach you.',
            },
          ]),
      ...missingPictures(config, root),
      ...deadLinks(site, facts, root, pages),
      ...deadLinksOfPages(facts, root, pages),
      ...wrongSiteAddress(process.env['SITE_ADDRESS']),
    ],
    toDo: [
      ...(timeZoneOf(facts)
        ? []
        : [
            {
              path: 'timeZone',
              text: `is not known. Name it, ${proposedTimeZones(facts.company.address?.region || facts.company.area)}. Times in mails and the days of a notice go by it.`,
            },
          ]),
      ...others.flatMap((tag) => untranslatedIn(tag, config)),
      ...samples(facts.testimonials),
      ...illustrations(config),
      ...(facts.legal.reviewed
        ? []
        : [
            {
              path: 'legal',
              text: 'has no day of review. Read /privacy, /terms and /accessibility on your site, change demo/privacy.html and demo/terms.html where needed, then write the day as "reviewed".',
            },
          ]),
      ...(process.env['SITE_ADDRESS']
        ? []
        : [
            {
              text: 'SITE_ADDRESS is not set. Build with the address of your site, such as SITE_ADDRESS=https://your-site.example npm run build: search engines and shared links need it.',
            },
          ]),
    ],
  };
}

/** The texts that a language lacks, by topic; entries of lists by their ids, as in the file of the language. */
function untranslatedIn(tag: string, config: object): Finding[] {
  const place = placesIn(JSON.stringify(config));
  return untranslatedFacts(config, [tag]).map((line) => ({
    text: `demo/public/business.${tag}.json lacks texts, which are shown in the main language: ${line
      .slice(`${tag}: `.length)
      .replace(/\w+(?:\.\w+|\[\d+\])+/g, (path) => place(path).name)}.`,
  }));
}

/** Pages and their links begin at the root of a host, so the address of the site cannot have a path. */
function wrongSiteAddress(address: string | undefined): Finding[] {
  if (!address) return [];
  if (/^https?:\/\/[^/?#]+\/?$/.test(address)) return [];
  return [
    {
      text: /^https?:\/\//.test(address)
        ? `SITE_ADDRESS is ${address}, and the site cannot lie in a folder of another one. Give it a name of its own, such as https://pools.your-site.example.`
        : `SITE_ADDRESS is ${address}. Write it as browsers show it, such as https://your-site.example.`,
    },
  ];
}

/** What the widgets could not use. */
function unusable(config: object, languages: readonly string[]): Finding[] {
  const found = languages.flatMap((tag) => {
    const { business, problems } = resolveConfig(config, allDefaults, tag);
    return [...problems, ...contrastProblems(business.theme)];
  });
  const lines = new Map<string, Finding>();
  for (const { path, message, expected } of found)
    if (!lines.has(path)) lines.set(path, { path, text: inOwnersWords(message, expected) });
  return [...lines.values()];
}

/** Without what a widget on a page would do instead: here it is not shown at all. */
function inOwnersWords(message: string, expected: string): string {
  const [wrong = ''] = message.split('; ');
  return wrong.includes('did you mean')
    ? `${wrong.replace(' and ignored', '')}.`
    : `${wrong}. Write ${expected}.`;
}

/** Words of pages that no page has. */
const unknownWords = (config: object): Finding[] =>
  Object.entries(Object(factAt(config, 'texts')) as object).flatMap(([tag, texts]) =>
    unknownIn(at(texts, 'site'), siteTexts['en'], `texts.${tag}.site`),
  );

function unknownIn(own: unknown, known: unknown, path: string): Finding[] {
  if (!isObject(own)) return [];
  return Object.entries(own).flatMap(([name, text]) => {
    const word: unknown = at(known, name);
    const here = `${path}.${name}`;
    if (word !== undefined && typeof word === typeof text) return unknownIn(text, word, here);
    const near = closestMatch(name, Object.keys(Object(known) as object));
    return [{ path: here, text: `is no text of the pages${near ? ` (did you mean "${near}"?)` : ''}.` }];
  });
}

/** Every text of a value with its path. */
function* textsIn(value: unknown, path = ''): Generator<{ path: string; key: string; text: string }> {
  if (typeof value === 'string')
    yield { path, key: /([^.[\]]+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '', text: value };
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsIn(entry, `${path}[${index}]`);
  else if (isObject(value))
    for (const [key, entry] of Object.entries(value)) yield* textsIn(entry, path ? `${path}.${key}` : key);
}

const PICTURES: readonly string[] = ['src', 'logo', 'picture'];

const missingPictures = (config: object, root: string): Finding[] =>
  [...textsIn(config)]
    .filter(({ key, text }) => PICTURES.includes(key) && text.startsWith('/'))
    .flatMap(({ path, text }) => {
      const missing = pictureFiles(text).filter((file) => !existsSync(join(root, 'demo/public', file)));
      return missing.length > 0
        ? [
            {
              path,
              text: `names ${missing.join(', ')}, which is not there. Put the picture into demo/public/.`,
            },
          ]
        : [];
    });

/** Testimonials that no customer wrote. */
function samples(testimonials: readonly { sample?: boolean | undefined }[]): Finding[] {
  const first = testimonials.findIndex(({ sample }) => sample);
  if (first < 0) return [];
  const others = testimonials.filter(({ sample }) => sample).length - 1;
  return [
    {
      path: `testimonials[${first}]`,
      text: `is a sample${others > 0 ? `, and ${others} more are` : ''}. Put what customers said in their place, or take them out.`,
    },
  ];
}

/** Pictures that come with the widgets show no work of this firm. */
const illustrations = (config: object): Finding[] => {
  const found = [...textsIn(config)].filter(({ key, text }) => key === 'src' && text.startsWith('builtin:'));
  const [first] = found;
  if (!first) return [];
  return [
    {
      path: first.path,
      text: `is an illustration that comes with the widgets${found.length > 1 ? `, and ${found.length - 1} more pictures are` : ''}. Put your own into demo/public/ and name them, such as "/my-roof.jpg".`,
    },
  ];
};

type Pages = ReadonlyMap<string, SourcePage>;

/** The pages as the build makes them of these facts. */
const sitePages = (facts: Business): Pages =>
  new Map(
    pagePaths().map((path) => {
      try {
        const source = readPage(path);
        return [path, { html: isComplete(source) ? source : completePage(source, path, facts) }];
      } catch (error) {
        return [path, { html: '', error: (error as Error).message }];
      }
    }),
  );

/** Links of the menu, the footer and the widgets that lead to no page, no file and no place of the site. */
const deadLinks = (config: object, facts: Business, root: string, pages: Pages): Finding[] =>
  [...textsIn(config)]
    .filter(({ path, key, text }) => (key === 'href' || path.startsWith('links.')) && /^[/#]/.test(text))
    .flatMap(({ path, text }) => {
      const wrong = text.startsWith('#')
        ? [...pages.values()].some((page) => hasPlace(page, text.slice(1), facts))
          ? undefined
          : `leads to ${text}, and no page of the site has such a place.`
        : deadPath(text, facts, root, pages);
      return wrong === undefined ? [] : [{ path, text: wrong }];
    });

/** Links in the pages themselves, those of the owner's own included; and pages that cannot be made. */
const deadLinksOfPages = (facts: Business, root: string, pages: Pages): Finding[] =>
  [...pages].flatMap(([path, page]) => {
    if (page.error !== undefined) return [{ text: page.error }];
    return linksOf(page).flatMap((href) => {
      const wrong =
        href.startsWith('#') && !hasPlace(page, href.slice(1), facts)
          ? `leads to ${href}, and the page has no such place.`
          : href.startsWith('/')
            ? deadPath(href, facts, root, pages)
            : undefined;
      return wrong === undefined ? [] : [{ text: `demo/${path} ${wrong}` }];
    });
  });

/** What is wrong with a link to a path of the site, with or without a place on it; undefined for nothing. */
function deadPath(href: string, facts: Business, root: string, pages: Pages): string | undefined {
  const [address = '', anchor] = href.slice(1).split('#');
  const [route = ''] = address.split('?');
  const path = [`${route}.html`, `${route}index.html`, `${route}/index.html`].find((file) => pages.has(file));
  const page = pages.get(path ?? '');
  if (!page)
    return existsSync(join(root, 'demo/public', route)) && route !== ''
      ? undefined
      : `leads to ${href}, and the site has no such page.`;
  return anchor && !hasPlace(page, anchor, facts)
    ? `leads to ${href}, and that page has no such place.`
    : undefined;
}

/** The files that a URL with braces stands for: `/roof-{480,960}.webp` is two. */
function pictureFiles(url: string): string[] {
  const [braces, inside = ''] = /\{([^{}]*)\}/.exec(url) ?? [];
  return braces ? inside.split(',').flatMap((part) => pictureFiles(url.replace(braces, part))) : [url];
}
