import { safeDocument } from '../page/safeDocument';

/** HTML as data: a text, or an element's name, its attributes and its children. */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...Tree[]];

/** What stands in a snapshot for what only the page knows. A firm's own phone number might be part of another text. */
export const PLACEHOLDERS = { pictures: 'built-in-pictures:', phone: '+000 000 000 000 001' };

/** Finds each of them, the phone number in a URL, too: hundreds of texts are looked through before the first paint. */
export const ANY_PLACEHOLDER = /built-in-pictures:|\+000(?: 000){3} 001|tel:\+0{14}1/g;

/** The trees of a widget's states: those of the first one, and by a state's number what differs in it. */
export interface StateTrees {
  readonly first: readonly Tree[];
  /** A path leads through the arrays. An empty one replaces the trees. */
  readonly changes: Readonly<Record<number, readonly (readonly [path: readonly number[], value: unknown])[]>>;
}

/** The trees of one state. */
export const treesIn = ({ first, changes }: StateTrees, state: number): readonly Tree[] =>
  (changes[state] ?? []).reduce<unknown>(
    (trees, [path, value]) => replace(trees, path, value),
    first,
  ) as Tree[];

const replace = (node: unknown, [index, ...rest]: readonly number[], value: unknown): unknown =>
  index === undefined
    ? value
    : (node as unknown[]).map((child, at) => (at === index ? replace(child, rest, value) : child));

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
