import { safeDocument } from '../page/safeDocument';

/** HTML as data: a text, or an element's name, its attributes and its children. */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...Tree[]];

/** What the page decides, by the name of the place where it stands in a text. */
export type Places = Readonly<Record<'pictures' | 'phone' | 'phoneHref', string>>;

/** A text: as it is, or with places in it, which alternate with what is around them. */
type MarkedText = string | { readonly text: readonly string[] };

/** What stands there in some states only, by their numbers. */
export interface Only<Node> {
  readonly in: readonly number[];
  readonly nodes: readonly Node[];
}

/** The trees of all states of a widget in one, with marks where they differ, and where the page decides. */
export type MarkedTree =
  | MarkedText
  | Only<MarkedTree>
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, MarkedText | readonly Only<MarkedText>[]>>,
      ...MarkedTree[],
    ];

/** The trees of one state. */
export const treesIn = (marked: readonly MarkedTree[], state: number, places: Places): Tree[] =>
  marked.flatMap((node): readonly Tree[] => {
    if (typeof node === 'string') return [node];
    if ('in' in node) return node.in.includes(state) ? treesIn(node.nodes, state, places) : [];
    if ('text' in node)
      return [node.text.map((part, index) => (index % 2 ? places[part as keyof Places] : part)).join('')];
    const [tag, attributes, ...children] = node;
    const found: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes))
      for (const text of treesIn([value].flat(), state, places)) found[name] = text as string;
    return [[tag, found, ...treesIn(children, state, places)]];
  });

/**
 * Builds trees inside a parent. They are data and not HTML text because a page's policy may forbid that (Trusted Types).
 */
export function buildTree(parent: ParentNode, trees: readonly Tree[]): void {
  for (const tree of trees) {
    if (typeof tree === 'string') {
      parent.append(tree);
      continue;
    }
    const [tag, attributes, ...children] = tree;
    const namespace =
      tag === 'svg'
        ? 'http://www.w3.org/2000/svg'
        : ((parent as Element).namespaceURI ?? 'http://www.w3.org/1999/xhtml');
    const element = safeDocument.createElementNS(namespace, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    buildTree(element, children);
    parent.append(element);
  }
}
