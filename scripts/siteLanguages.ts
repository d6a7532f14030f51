/**
 * The languages of our own site: English, and each folder of `demo/` with a `words.json`. A page in another language is the
 * English page with its texts replaced, unless that folder has a file of its own for it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languageName } from '../src/domain/languageName';
import { DEFAULT_LANGUAGE } from '../src/page/language';
import { translateHtml, type Words } from './translateHtml';

const DEMO = join(import.meta.dirname, '../demo');

export interface SiteLanguage {
  /** Such as `es`. */
  tag: string;
  /** The path below which its pages lie, such as `/es`. */
  base: string;
  /** What it calls itself: "Español". */
  name: string;
  /** What the texts of pages and parts are in this language; undefined for English. */
  words: Words | undefined;
}

const wordsFile = (tag: string) => join(DEMO, tag, 'words.json');

/** English first. */
export const siteLanguages: readonly SiteLanguage[] = [
  DEFAULT_LANGUAGE,
  ...readdirSync(DEMO).filter((tag) => existsSync(wordsFile(tag))),
].map((tag) => ({
  tag,
  base: tag === DEFAULT_LANGUAGE ? '' : `/${tag}`,
  name: languageName(tag),
  get words() {
    return tag === DEFAULT_LANGUAGE ? undefined : (JSON.parse(readFileSync(wordsFile(tag), 'utf8')) as Words);
  },
}));

/** @param path of a page below `demo/` or of a file of the site, such as `es/services/biorinse.html`. */
export function languageOf(path: string): SiteLanguage {
  const [english, ...others] = siteLanguages;
  const found = others.find(({ tag }) => path.startsWith(`${tag}/`)) ?? english;
  if (!found) throw new Error('The site has no language.');
  return found;
}

/** The path of the same page in English. */
export const englishPath = (path: string): string => path.slice(languageOf(path).base.length); // `es/` is as long

/** The page of every service that has no file of its own. */
const SERVICE_PAGE = '[service].html';

/** The paths of the pages of services: one for each entry of the firm's `servicePages`. */
function servicePagePaths(): string[] {
  const { servicePages } = JSON.parse(readFileSync(join(DEMO, 'public/business.json'), 'utf8')) as {
    servicePages: readonly { id: string }[];
  };
  return servicePages.map(({ id }) => `services/${id}.html`);
}

/** The paths of all pages below `demo/`, in all languages. A page that begins with a doctype exists as it is, once. */
export function pagePaths(): string[] {
  const files = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.html') &&
      !name.startsWith('parts') &&
      basename(name) !== SERVICE_PAGE &&
      languageOf(name).base === '',
  );
  const english = [...new Set([...files, ...servicePagePaths()])];
  const inAll = english.filter((path) => !isComplete(readSource(path)));
  return siteLanguages.flatMap(({ tag, base }) =>
    base === '' ? english : inAll.map((path) => `${tag}/${path}`),
  );
}

/** A page of `demo/` in its language, still without its shell, parts and facts. @throws Error that lists missing texts. */
export function readPage(path: string): string {
  if (isFile(path)) return readSource(path);
  return translated(readSource(englishPath(path)), englishPath(path), languageOf(path));
}

/** A part of pages in a language. */
export const readPart = (name: string, language: SiteLanguage): string =>
  translated(readSource(`parts/${name}.html`), `parts/${name}.html`, language).trimEnd();

/** Whether a page brings its own shell. */
export const isComplete = (source: string): boolean => /^\s*<!doctype/i.test(source);

/** Whether a page is a file, and not made of the English one or of that of all services. */
export const isFile = (path: string): boolean => existsSync(join(DEMO, path));

function readSource(path: string): string {
  if (isFile(path)) return readFileSync(join(DEMO, path), 'utf8');
  const template = readFileSync(join(DEMO, dirname(path), SERVICE_PAGE), 'utf8');
  return template.replaceAll('[service]', basename(path, '.html'));
}

function translated(source: string, path: string, { tag, words }: SiteLanguage): string {
  if (!words) return source;
  const { html, missing } = translateHtml(source, words);
  if (missing.length > 0)
    throw new Error(
      `demo/${tag}/words.json lacks texts of demo/${path}:\n${missing.map((text) => `  ${JSON.stringify(text)}`).join('\n')}`,
    );
  return html;
}
