/**
 * What is wrong or still missing in the facts of the firm whose site this is, before anything is built. It reads files only,
 * so that it answers in two seconds.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { untranslatedFacts } from '../../src/check-config/untranslated';
import { allDefaults } from '../../src/content/business';
import { closestMatch } from '../../src/content/closestMatch';
import { completeSite } from '../../src/content/completeSite';
import { contrastProblems, resolveConfig } from '../../src/content/config';
import { factAt } from '../../src/content/factReferences';
import { at, isObject } from '../../src/content/values';
import { timeZoneOf } from '../../src/domain/timeZone';
import { siteTexts } from '../../src/languages/site';
import { languagesOf } from '../site/siteFile';
import { pagePaths } from '../site/siteLanguages';

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
 * @param pages the paths of the site's pages, such as `services/panes.html`.
 */
export function checkFirm(config: object, root: string, pages: readonly string[] = pagePaths()): FirmReport {
  const site = completeSite(config as Parameters<typeof completeSite>[0]);
  const facts = resolveConfig(site, allDefaults).business;
  const languages = languagesOf(facts);
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
      ...deadLinks(site, root, pages),
    ],
    toDo: [
      ...(timeZoneOf(facts)
        ? []
        : [
            {
              path: 'timeZone',
              text: 'is not known. Name it, such as "America/Los_Angeles": times in mails and the days of a notice go by it.',
            },
          ]),
      ...untranslatedFacts(config, others).map((text) => ({
        text: `Not translated, and shown in the main language: ${text}.`,
      })),
      ...facts.testimonials.flatMap(({ sample }, index) =>
        sample
          ? [
              {
                path: `testimonials[${index}]`,
                text: 'is a sample. Put what a customer said in its place, or take it out.',
              },
            ]
          : [],
      ),
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

/** What the widgets could not use. */
function unusable(config: object, languages: readonly string[]): Finding[] {
  const found = languages.flatMap((tag) => {
    const { business, problems } = resolveConfig(config, allDefaults, tag);
    return [...problems, ...contrastProblems(business.theme)];
  });
  const lines = new Map(
    found.map(({ path, message, expected }) => [
      `${path} ${message}`,
      { path, text: `${message}. Expected ${expected}.` },
    ]),
  );
  return [...lines.values()];
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

/** Links of the menu, the footer and the widgets that lead to no page and no file of the site. */
const deadLinks = (config: object, root: string, pages: readonly string[]): Finding[] =>
  [...textsIn(config)]
    .filter(({ path, key, text }) => (key === 'href' || path.startsWith('links.')) && text.startsWith('/'))
    .filter(({ text }) => {
      const [route = ''] = text.slice(1).split(/[?#]/);
      const files = route === '' ? ['index.html'] : [`${route}.html`, `${route}/index.html`];
      return !files.some((file) => pages.includes(file)) && !existsSync(join(root, 'demo/public', route));
    })
    .map(({ path, text }) => ({ path, text: `leads to ${text}, and the site has no such page.` }));

/** The files that a URL with braces stands for: `/roof-{480,960}.webp` is two. */
function pictureFiles(url: string): string[] {
  const [braces, inside = ''] = /\{([^{}]*)\}/.exec(url) ?? [];
  return braces ? inside.split(',').flatMap((part) => pictureFiles(url.replace(braces, part))) : [url];
}
