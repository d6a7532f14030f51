import { safeDocument } from '../page/safeDocument';

/** HTML as data: a text, or an element's name, its attributes and its children. */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...Tree[]];

/** What stands in a snapshot for what only the page knows. A firm's own phone number might be part of another text. */
export const PLACEHOLDERS = { pictures: 'built-in-pictures:', phone: '+000 000 000 000 001' };

/** The trees of a widget's states: those of the first one, and what each state has in their place. */
export interface StateTrees {
  readonly first: readonly Tree[];
  /** By the state's number. A path leads through the arrays, beginning with that of the trees. */
  readonly changes: readonly (readonly (readonly [path: readonly number[], value: unknown])[])[];
}

/** The trees of one state. */
export function treesIn({ first, changes }: StateTrees, state: number): readonly Tree[] {
  const own = changes[state] ?? [];
  if (own.length === 0) return first;
  const root: unknown[] = [structuredClone(first)];
  for (const [path, value] of own) {
    const parent = path.slice(0, -1).reduce((array, index) => array[index] as unknown[], root);
    parent[path.at(-1) ?? 0] = value;
  }
  return root[0] as Tree[];
}

/**
 * Builds trees inside a parent. They are data and not HTML text because a page's policy may forbid that (Trusted Types).
 * @param fill fills in what the page decides in a text or an attribute's value.
 */
export function buildTree(
  parent: ParentNode,
  trees: readonly Tree[],
  fill: (text: string) => string = (text) => text,
): void {
  for (const tree of trees) {
    if (typeof tree === 'string') {
      parent.append(fill(tree));
      continue;
    }
    const [tag, attributes, ...children] = tree;
    const namespace =
      tag === 'svg'
        ? 'http://www.w3.org/2000/svg'
        : ((parent as Element).namespaceURI ?? 'http://www.w3.org/1999/xhtml');
    const element = safeDocument.createElementNS(namespace, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, fill(value));
    buildTree(element, children, fill);
    parent.append(element);
  }
}
