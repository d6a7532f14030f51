/** The element and all elements around it, innermost first. Shadow roots are crossed to their hosts. */
export function* selfAndAncestors(element: Element): Generator<Element> {
  for (let node: Element | undefined = element; node; node = parentOf(node)) yield node;
}

/** It never asks the document, whose `parentNode` may be an element that is named so. */
const parentOf = ({ parentElement, parentNode }: Element): Element | undefined =>
  parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : undefined);
