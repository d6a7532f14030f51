import type { KnownElement } from './knownElement';
import type { Place } from './report';

/** A page that is looked at: one that is open, or one that was parsed from its source. */
export interface Page {
  /** `<html>`. The document itself is never asked: elements of a page may be named like its properties. */
  root: Element;
  /** Its address, where it is known: relative addresses are resolved against it, and it names the page's origin. */
  address: URL | undefined;
  /** The Content-Security-Policy header that came with it, where it may be read. */
  policy?: string | undefined;
  /** The elements whose tag begins with `bio-`, in their order. */
  elements: readonly Element[];
  manifest: readonly KnownElement[];
  /** The text of its styles, as far as it can be read. */
  styles: readonly PageStyle[];
  /** The `<base>` of a page, which its relative addresses begin at. */
  base: Element | undefined;
  /** Whether a widget's first state came with the page. */
  isPrerendered: (element: Element) => boolean;
  /** An element's start tag, as it is written. */
  tagOf: (element: Element) => string;
  /** Where an element stands. */
  placeOf: (element: Element) => Place | undefined;
  /** An address of the page as an absolute one; undefined where the page's own is needed for it and is not known. */
  resolve: (address: string) => URL | undefined;
}

export interface PageStyle {
  css: string;
  /** Undefined for a file. */
  element: Element | undefined;
}

/** Like `URL.parse`, which browsers have only since 2024. */
export const parseUrl = (url: string, base?: URL): URL | undefined =>
  URL.canParse(url, base?.href) ? new URL(url, base?.href) : undefined;

/** Elements of the page, without those that browsers with scripts do not look at. */
export const elementsOf = (root: ParentNode, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].filter((element) => !element.closest('noscript'));

/** The element that a link to an id leads to. */
export const byId = ({ root }: Page, id: string): Element | undefined =>
  elementsOf(root, `[id="${CSS.escape(id)}"]`)[0];

/** The texts or comments of a page. @param show such as `NodeFilter.SHOW_TEXT`. */
export function nodesOf({ root }: Page, show: number): Node[] {
  const walker = Document.prototype.createTreeWalker.call(root.ownerDocument, root, show);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** Characters of a tag that are shown. */
const SHOWN = 160;

/** A tag in one line, as it is shown. */
export function shortTag(tag: string): string {
  const code = tag.replace(/\s+/g, ' ');
  return code.length > SHOWN ? `${code.slice(0, SHOWN)}…` : code;
}
