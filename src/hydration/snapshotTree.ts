import { safeDocument } from '../page/safeDocument';

/** HTML as data: a text, or an element's name, its attributes and its children. */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...Tree[]];

/**
 * Builds trees inside a parent. They are data and not HTML text because a page's policy may forbid that (Trusted Types).
 * @param replace is called with each text and each attribute's value, and returns what is written.
 */
export function buildTree(
  parent: ParentNode,
  trees: readonly Tree[],
  replace: (text: string) => string,
): void {
  for (const tree of trees) {
    if (typeof tree === 'string') {
      parent.append(replace(tree));
      continue;
    }
    const [tag, attributes, ...children] = tree;
    const namespace =
      tag === 'svg'
        ? 'http://www.w3.org/2000/svg'
        : ((parent as Element).namespaceURI ?? 'http://www.w3.org/1999/xhtml');
    const element = safeDocument.createElementNS(namespace, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, replace(value));
    buildTree(element, children, replace);
    parent.append(element);
  }
}
