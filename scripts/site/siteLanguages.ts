/**
 * The languages of our own site: English, and each folder of `demo/` with a `words.json`. A page in another language is the
 * English page with its texts replaced, unless that folder has a file of its own for it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { languageName } from '../../src/domain/languageName';
import { DEFAULT_LANGUAGE } from '../../src/page/language';
import { isEmptyPage } from './emptyWidgets';

const DEMO = join(import.meta.dirname, '../../demo');

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

interface FirmFile {
  servicePages: readonly { id: string }[];
}

const readFirmFile = (): FirmFile =>
  JSON.parse(readFileSync(join(DEMO, 'public/business.json'), 'utf8')) as FirmFile;

/**
 * The paths of all pages below `demo/`, in all languages: those of services are one for each entry of the firm's
 * `servicePages`. A page whose firm has no facts for it is left out. A page that begins with a doctype exists as it is, once.
 */
export function pagePaths(firm = readFirmFile()): string[] {
  const files = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.html') &&
      !name.startsWith('parts') &&
      basename(name) !== SERVICE_PAGE &&
      languageOf(name).base === '',
  );
  const services = firm.servicePages.map(({ id }) => `services/${id}.html`);
  const english = [...new Set([...files, ...services])].filter(
    (path) => !isEmptyPage(readSource(path), firm),
  );
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

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * Texts of pages by what they are in English: the whole content of an element that has text, without line breaks and without
 * the attributes of elements in it: `Call <a>{phone}</a>.`
 */
type Words = Readonly<Record<string, string>>;

/** Attributes that visitors read or hear. */
const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder'];
const NO_TEXT = ['script', 'style'];

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Replaces the texts of a page, or of a part of one. Elements within a text keep their attributes, in the order in which
 * elements of that name stand there.
 * @returns also the texts that the words lack, which stay as they are, and those that were found.
 */
export function translateHtml(
  html: string,
  words: Words,
): { html: string; missing: string[]; found: string[] } {
  const edits: Edit[] = [];
  const missing: string[] = [];
  const found: string[] = [];
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const root = /^\s*<!doctype/i.test(html) ? parse(html, options) : parseFragment(html, options);

  const lookUp = (text: string): string | undefined => {
    if (!hasWords(text)) return undefined;
    const translation = words[text];
    if (translation === undefined) missing.push(text);
    else found.push(text);
    return translation;
  };

  const visit = (node: Node): void => {
    if (tree.isElementNode(node) && NO_TEXT.includes(node.tagName)) return;
    if (tree.isElementNode(node)) for (const edit of attributeEdits(node)) edits.push(edit);
    const children = childrenOf(node);
    if (!tree.isElementNode(node) || !children.some((child) => hasWords(textOf(child)))) {
      children.forEach(visit);
      return;
    }
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    const translation = lookUp(childrenOf(node).map(plain).join('').trim());
    if (translation === undefined || !startTag || !endTag) return;
    edits.push({ from: startTag.endOffset, to: endTag.startOffset, text: withTags(translation, node) });
  };

  const attributeEdits = (element: Element): Edit[] =>
    element.attrs.flatMap(({ name, value }) => {
      const isDescription =
        name === 'content' &&
        element.attrs.some((other) => other.name === 'name' && other.value === 'description');
      const place = element.sourceCodeLocation?.attrs?.[name];
      const translation =
        READ_ATTRIBUTES.includes(name) || isDescription ? lookUp(collapse(value)) : undefined;
      if (translation === undefined || !place) return [];
      const text = `${name}="${translation.replaceAll('"', '&quot;')}"`;
      return { from: place.startOffset, to: place.endOffset, text };
    });

  /** A translation's elements with the start tags that they have in the page. */
  const withTags = (translation: string, unit: Element): string => {
    const starts = new Map<string, string[]>();
    for (const { tagName, sourceCodeLocation } of descendants(unit)) {
      const place = sourceCodeLocation?.startTag;
      const tags = starts.get(tagName) ?? [];
      if (place) tags.push(html.slice(place.startOffset, place.endOffset));
      starts.set(tagName, tags);
    }
    return translation.replace(/<([a-z][\w-]*)>/g, (tag, name: string) => starts.get(name)?.shift() ?? tag);
  };

  visit(root);
  return {
    html: edits
      .toSorted((a, b) => b.from - a.from)
      .reduce((page, { from, to, text }) => page.slice(0, from) + text + page.slice(to), html),
    missing,
    found,
  };
}

/** Whether it says anything besides facts such as `{company}`. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/<[^>]*>|\{[\w.+-]+\}/g, ''));

const collapse = (text: string) => text.replace(/\s+/g, ' ');

const textOf = (node: Node): string => (tree.isTextNode(node) ? node.value : '');

const childrenOf = (node: Node): Node[] => {
  if (tree.isElementNode(node) && node.tagName === 'template' && 'content' in node)
    return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

/** HTML without attributes, comments and line breaks. */
function plain(node: Node): string {
  if (tree.isTextNode(node)) return collapse(node.value);
  if (!tree.isElementNode(node)) return '';
  return `<${node.tagName}>${childrenOf(node).map(plain).join('')}</${node.tagName}>`;
}

function* descendants(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (tree.isElementNode(child)) yield child;
    yield* descendants(child);
  }
}
