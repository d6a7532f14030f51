/** Small helpers for changing a parsed page. Templates count: a prerendered widget stands in one. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The elements below a node, in the order of the document, those inside templates too. */
export function* elementsIn(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (tree.isElementNode(child)) yield child;
    yield* elementsIn(child);
  }
}

const contentOf = (node: Node): DefaultTreeAdapterTypes.ParentNode | undefined =>
  'content' in node ? node.content : 'childNodes' in node ? node : undefined;

const childrenOf = (node: Node) => [...(contentOf(node)?.childNodes ?? [])];

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((entry) => entry.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((entry) => entry.name !== name), { name, value }];
}

export const textOf = (node: Node): string =>
  tree.isTextNode(node) ? node.value : childrenOf(node).map(textOf).join('');

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

export function append(parent: Element, tagName: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, parent.namespaceURI, attrs);
  tree.appendChild(parent, element);
  return element;
}

/** Puts what is in a template in the template's place. */
export function unwrap(template: Element): void {
  const parent = template.parentNode;
  if (!parent) return;
  for (const child of childrenOf(template)) {
    tree.detachNode(child);
    tree.insertBefore(parent, child, template);
  }
  tree.detachNode(template);
}
