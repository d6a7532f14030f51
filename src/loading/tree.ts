/** HTML as data: a text, or the name of an element, its attributes and what stands in it. */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...Tree[]];

/**
 * Builds trees inside a parent. From data instead of HTML text, because a page's policy may forbid that (Trusted Types).
 * @param say what is written for each text and each attribute's value.
 */
export function grow(parent: ParentNode, trees: readonly Tree[], say: (text: string) => string): void {
  for (const tree of trees) {
    if (typeof tree === 'string') {
      parent.append(say(tree));
      continue;
    }
    const [tag, attributes, ...children] = tree;
    const namespace =
      tag === 'svg'
        ? 'http://www.w3.org/2000/svg'
        : ((parent as Element).namespaceURI ?? 'http://www.w3.org/1999/xhtml');
    const element = document.createElementNS(namespace, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, say(value));
    grow(element, children, say);
    parent.append(element);
  }
}
