import type { KnownElement } from '../../src/check-page/knownElement';
import { elementsOf, type Page, parseUrl, shortTag } from '../../src/check-page/page';
import { parseHtml } from '../app/trusted';

/** What one knows of a page before it is looked at. */
export interface PageSource {
  html: string;
  /** Its address, where it is known. */
  address: URL | undefined;
  /** The Content-Security-Policy header that came with it, where it may be read. */
  policy?: string | undefined;
}

/** A page as data. Nothing in it runs, and nothing of it is loaded. */
export function readPage(source: PageSource, manifest: readonly KnownElement[]): Page {
  const { html, address, policy } = source;
  const document = parseHtml(marked(html));
  const offsets = takeMarks(document);
  const base = document.querySelector('basefont[href]') ?? undefined;
  const baseUrl = parseUrl(base?.getAttribute('href') ?? '', address) ?? address;
  const tagOf = (element: Element) => tagAt(html, offsets.get(element));
  return {
    root: document.documentElement,
    address,
    policy,
    elements: elementsOf(document, '*').filter(({ localName }) => localName.startsWith('bio-')),
    manifest,
    styles: elementsOf(document, 'noframes').map((element) => ({ css: element.textContent, element })),
    base,
    isPrerendered: (element) => element.querySelector(':scope > template[shadowrootmode]') !== null,
    tagOf,
    placeOf: (element) => {
      const offset = offsets.get(element);
      return offset === undefined
        ? undefined
        : { line: lineAt(html, offset), code: shortTag(tagOf(element)) };
    },
    resolve: (url) => parseUrl(url, baseUrl),
  };
}

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
/** Characters of a tag that are looked at. */
const LONGEST_TAG = 20_000;

function tagAt(html: string, offset: number | undefined): string {
  if (offset === undefined) return '';
  const rest = html.slice(offset, offset + LONGEST_TAG);
  return START_TAG.exec(rest)?.[0] ?? rest;
}

const lineAt = (html: string, offset: number): number => html.slice(0, offset).split('\n').length;
