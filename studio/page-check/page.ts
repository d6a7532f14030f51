import { parseHtml } from '../app/trusted';
import type { ManifestElement } from '../manifest/manifest';

/** What one knows of a page before it is looked at. */
export interface PageSource {
  html: string;
  /** Its address, where it is known: relative addresses are resolved against it, and it names the page's origin. */
  address: URL | undefined;
  /** The Content-Security-Policy header that came with it, where it may be read. */
  policy?: string | undefined;
}

/** A place in the page's source. */
export interface Place {
  /** Counted from 1. */
  line: number;
  /** The tag as it is written. */
  code: string;
}

/** A page as data. Nothing in it runs, and nothing of it is loaded. */
export interface Page extends PageSource {
  document: Document;
  /** The elements whose tag begins with `bio-`, in their order. */
  elements: readonly Element[];
  manifest: readonly ManifestElement[];
  /** An element's start tag, as it is written. */
  tagOf: (element: Element) => string;
  /** Where an element stands. */
  placeOf: (element: Element) => Place | undefined;
  /** An address of the page as an absolute one; undefined where the page's own is needed for it and is not known. */
  resolve: (address: string) => URL | undefined;
}

export function readPage(source: PageSource, manifest: readonly ManifestElement[]): Page {
  const { html, address } = source;
  const document = parseHtml(marked(html));
  const offsets = takeMarks(document);
  const base = parseUrl(baseOf(document)?.getAttribute('href') ?? '', address) ?? address;
  const tagOf = (element: Element) => tagAt(html, offsets.get(element));
  return {
    ...source,
    document,
    elements: elementsOf(document, '*').filter(({ localName }) => localName.startsWith('bio-')),
    manifest,
    tagOf,
    placeOf: (element) => {
      const offset = offsets.get(element);
      return offset === undefined
        ? undefined
        : { line: lineAt(html, offset), code: shortened(tagOf(element)) };
    },
    resolve: (url) => parseUrl(url, base),
  };
}

/** Like `URL.parse`, which browsers have only since 2024. */
export const parseUrl = (url: string, base?: URL): URL | undefined =>
  URL.canParse(url, base?.href) ? new URL(url, base?.href) : undefined;

/** Elements of the page, without those that browsers with scripts do not look at. */
export const elementsOf = (root: ParentNode, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].filter((element) => !element.closest('noscript'));

/** The element that a link to an id leads to. */
export const byId = ({ document }: Page, id: string): Element | undefined =>
  elementsOf(document, `[id="${CSS.escape(id)}"]`)[0];

const MARK = 'data-studio-at';
/** White space as HTML has it: others, such as a no-break space, are part of a name. */
const TAG = /<[a-z][^\t\n\f\r />]*/gi;
const MARKS = new RegExp(` ${MARK}=\\d+ `, 'g');

/**
 * The parser tells no places: each tag gets its own as an attribute. Without quotes it cannot end an attribute's value.
 * Styles, handlers and the base become what no policy is asked about: this page's own would report each of them.
 */
const marked = (html: string): string =>
  html
    .replace(TAG, (tag, offset: number) => `${tag} ${MARK}=${offset} `)
    .replace(/<(\/?)style(?=[\s/>])/gi, '<$1noframes')
    .replace(/<base(?=[\s/>])/gi, '<basefont')
    .replace(/([\s/"'])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2');

/** The `<base>` of a page, which its relative addresses begin at. */
export const baseOf = (document: Document): Element | null => document.querySelector('basefont[href]');

/** The `<style>` elements of a page. */
export const stylesOf = ({ document }: Page): Element[] => elementsOf(document, 'noframes');

/** Takes the marks away again, also out of texts and values that only look like tags. @returns the places. */
function takeMarks(document: Document): WeakMap<Element, number> {
  const offsets = new WeakMap<Element, number>();
  const nodes = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!(node instanceof Element)) {
      if (node.nodeValue?.includes(MARK)) node.nodeValue = node.nodeValue.replace(MARKS, '');
      continue;
    }
    const offset = node.getAttribute(MARK);
    if (offset !== null) offsets.set(node, Number(offset));
    node.removeAttribute(MARK);
    // Values of others are not looked at, and a policy may forbid to write them, such as scripts in `srcdoc`.
    if (!node.localName.startsWith('bio-')) continue;
    for (const attribute of node.attributes)
      if (attribute.value.includes(MARK)) attribute.value = attribute.value.replace(MARKS, '');
  }
  return offsets;
}

/** A start tag to its end, which no quoted value contains. */
const START_TAG = /^<[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/;
/** Characters of a tag that are looked at, and of those that are shown. */
const LONGEST_TAG = 20_000;
const SHOWN = 160;

function tagAt(html: string, offset: number | undefined): string {
  if (offset === undefined) return '';
  const rest = html.slice(offset, offset + LONGEST_TAG);
  return START_TAG.exec(rest)?.[0] ?? rest;
}

const lineAt = (html: string, offset: number): number => html.slice(0, offset).split('\n').length;

function shortened(tag: string): string {
  const code = tag.replace(/\s+/g, ' ');
  return code.length > SHOWN ? `${code.slice(0, SHOWN)}…` : code;
}
