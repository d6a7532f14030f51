import { selfAndAncestors } from '../../page/ancestors';
import type { KnownElement } from '../knownElement';
import { elementsOf, type Page, type PageStyle, parseUrl, shortTag } from '../page';

interface LivePageOptions {
  /** `<html>`. */
  root: Element;
  address: URL | undefined;
  policy?: string | undefined;
  manifest: readonly KnownElement[];
  /** Its HTML as the server sends it, where that is known. */
  source?: string | undefined;
}

/** An open page as it is now, with what stands in open shadow roots of its own. */
export function livePage({ root, address, policy, manifest, source = '' }: LivePageOptions): Page {
  const prerendered = new Set([...source.matchAll(PRERENDERED)].map(([, tag]) => tag));
  const base = elementsOf(root, 'base[href]')[0];
  const baseUrl = parseUrl(base?.getAttribute('href') ?? '', address) ?? address;
  return {
    root,
    address,
    policy,
    elements: ourElements(root),
    manifest,
    styles: stylesOf(root),
    base,
    isPrerendered: ({ localName }) => prerendered.has(localName),
    tagOf,
    placeOf: (element) => ({ code: shortTag(tagOf(element)) }),
    resolve: (url) => parseUrl(url, baseUrl),
  };
}

/** A widget with its first state in the page's HTML. A widget that is hydrated may have nothing of it any more. */
const PRERENDERED = /<(bio-[\w-]+)\b(?:"[^"]*"|'[^']*'|[^"'>])*>\s*<template shadowrootmode/g;

/** What stands in a widget's own shadow root is not the page's. */
const isOurs = ({ localName }: Element): boolean => localName.startsWith('bio-');

/** The elements whose tag begins with `bio-`. */
function ourElements(root: ParentNode): Element[] {
  return elementsOf(root, '*').flatMap((element) => {
    if (isOurs(element)) return [element];
    return element.shadowRoot ? ourElements(element.shadowRoot) : [];
  });
}

/** The element of the page that stands for a node: what is in a shadow root is the host to others. */
export const outermost = (element: Element): Element =>
  [...selfAndAncestors(element)].findLast(isOurs) ?? element;

/** Characters of a value that are shown: a config may stand in one. */
const LONGEST_VALUE = 100;

const tagOf = ({ localName, attributes }: Element): string =>
  `<${[
    localName,
    ...[...attributes].map(({ name, value }) =>
      value === '' ? name : `${name}="${value.slice(0, LONGEST_VALUE)}"`,
    ),
  ].join(' ')}>`;

const stylesOf = (root: Element): PageStyle[] => [
  ...elementsOf(root, 'style').map((element) => ({ css: element.textContent, element })),
  ...elementsOf(root, 'link[rel~="stylesheet" i]').map((element) => ({
    css: element instanceof HTMLLinkElement ? cssOf(element.sheet) : '',
    element: undefined,
  })),
];

/** The text of a file of styles; empty where it is another origin's. */
function cssOf(sheet: CSSStyleSheet | null): string {
  try {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
  } catch {
    return '';
  }
}
