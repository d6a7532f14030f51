/**
 * The languages of the firm's own site, as its file names them, and its pages in them. A page in another language than the
 * main one is the same page with its texts replaced, unless the folder of the language has a file of its own for it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { factAt } from '../../src/content/factReferences';
import { isEmpty } from '../../src/content/values';
import { factsLanguages } from '../../src/domain/factsLanguages';
import { languageName } from '../../src/domain/languageName';
import { siteTexts } from '../../src/languages/site';
import { DEMO, readSiteFile } from './siteFile';

export interface SiteLanguage {
  /** Such as `es`. */
  tag: string;
  /** The path below which its pages lie, such as `/es`; empty for the main language. */
  base: string;
  /** What it calls itself: "Español". */
  name: string;
}

/** The main one first. */
export const siteLanguages: readonly SiteLanguage[] = factsLanguages(readSiteFile()).map((tag, index) => ({
  tag,
  base: index === 0 ? '' : `/${tag}`,
  name: languageName(tag),
}));

const mainLanguage = (): SiteLanguage => {
  const [main] = siteLanguages;
  if (!main) throw new Error('The site has no language.');
  return main;
};

/** @param path of a page below `demo/` or of a file of the site, such as `es/services/biorinse.html`. */
export const languageOf = (path: string): SiteLanguage =>
  siteLanguages.find(({ base }) => base !== '' && path.startsWith(`${base.slice(1)}/`)) ?? mainLanguage();

/** The path of the same page in the main language. */
export const mainPath = (path: string): string => path.slice(languageOf(path).base.length); // `es/` is as long

/** The page of every service that has no file of its own. */
const SERVICE_PAGE = 'services/[service].html';

/** Pages whose addresses the firm's file names. */
const NAMED_PAGES = { plans: '[plans].html', check: '[check].html', addOns: '[addOns].html' } as const;

/** The files of pages that are made, by their paths: `biocare.html` of `[plans].html`. */
function madePages(): Map<string, string> {
  const { pages, servicePages } = readSiteFile();
  return new Map([
    ...Object.entries(NAMED_PAGES).map(
      ([name, file]) => [`${pages[name as keyof typeof pages].slice(1)}.html`, file] as const,
    ),
    ...servicePages.map(({ id }) => [`services/${id}.html`, SERVICE_PAGE] as const),
  ]);
}

/** Folders of `demo/` with what another language says in its own way. */
const isOfLanguage = (path: string): boolean => (path.split('/')[0] ?? '') in siteTexts;

/** Which facts a page is about: `<!-- needs: plans -->` at its beginning. Without them it does not exist. */
const NEEDS = /^\s*<!-- needs: ([\w.]+) -->\s*/;

const hasFacts = (source: string): boolean => {
  const [, needed] = NEEDS.exec(source) ?? [];
  return needed === undefined || !isEmpty(factAt(readSiteFile(), needed));
};

/** The paths of all pages below `demo/`, in all languages. A page that begins with a doctype exists as it is, once. */
export function pagePaths(): string[] {
  const files = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.html') &&
      !name.startsWith('parts') &&
      !basename(name).startsWith('[') &&
      !isOfLanguage(name) &&
      !(process.env['SITE_EXAMPLES'] === '0' && name.startsWith('examples/')),
  );
  const all = [...new Set([...files, ...madePages().keys()])].filter((path) => hasFacts(readSource(path)));
  const inAll = all.filter((path) => !isComplete(readSource(path)));
  return siteLanguages.flatMap(({ tag, base }) =>
    base === '' ? all : inAll.map((path) => `${tag}/${path}`),
  );
}

/** A page of `demo/` in its language, still without its shell, parts and facts. @throws Error that lists missing texts. */
export const readPage = (path: string): string => readIn(languageOf(path), mainPath(path)).replace(NEEDS, '');

/** A part of pages in a language. */
export const readPart = (name: string, language: SiteLanguage): string =>
  readIn(language, `parts/${name}.html`).trimEnd();

function readIn(language: SiteLanguage, path: string): string {
  const own = `${language.tag}/${path}`;
  if (isFile(own)) return readSource(own);
  return translated(readSource(path), path, language);
}

/** Whether a page brings its own shell. */
export const isComplete = (source: string): boolean => /^\s*<!doctype/i.test(source);

/** Whether a page is a file, and not made of the one in the main language or of one for several. */
export const isFile = (path: string): boolean => existsSync(join(DEMO, path));

function readSource(path: string): string {
  if (isFile(path)) return readFileSync(join(DEMO, path), 'utf8');
  const file = madePages().get(path);
  if (!file) throw new Error(`There is no page demo/${path}.`);
  return readFileSync(join(DEMO, file), 'utf8').replaceAll('[service]', basename(path, '.html'));
}

/** A folder's `words.json` has the texts of a firm's own pages in its language. The words of ours stand in `src/languages/`. */
function translated(source: string, path: string, { tag, base }: SiteLanguage): string {
  if (base === '') return source;
  const { html, missing } = translateHtml(source, wordsOf(tag));
  if (missing.length > 0)
    throw new Error(
      `demo/${tag}/words.json lacks texts of demo/${path}:\n${missing.map((text) => `  ${JSON.stringify(text)}`).join('\n')}`,
    );
  return html;
}

function wordsOf(tag: string): Words {
  const file = join(DEMO, tag, 'words.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {};
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
