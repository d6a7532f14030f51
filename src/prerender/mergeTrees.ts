/** The trees of a widget's states as one, with marks where they differ: most of them are alike. */
import type { MarkedTree, Only, Places, Tree } from '../hydration/snapshotTree';

/** How each place is written in the trees. */
export type PlaceTexts = Readonly<Record<keyof Places, string>>;

/** Values with their states. */
type ByState<Value> = readonly (readonly [state: number, value: Value])[];

type Element = Exclude<Tree, string>;
type Mark = (text: string) => MarkedText;
type MarkedText = ReturnType<typeof markPlaces>;

/** @returns what `treesIn` takes apart again. A state's number is its index. */
export const mergeTrees = (states: readonly (readonly Tree[])[], placeTexts: PlaceTexts): MarkedTree[] =>
  mergeLists([...states.entries()], (text) => markPlaces(text, placeTexts));

function mergeLists(lists: ByState<readonly Tree[]>, mark: Mark): MarkedTree[] {
  const marked: MarkedTree[] = [];
  for (const only of align(lists).flatMap((column) => mergeColumn(column, mark))) {
    const before = marked.at(-1);
    if (only.in.length === lists.length) marked.push(...only.nodes);
    else if (before && isOnly(before) && String(before.in) === String(only.in))
      marked.splice(-1, 1, { in: only.in, nodes: [...before.nodes, ...only.nodes] });
    else marked.push(only);
  }
  return marked;
}

const isOnly = (node: MarkedTree): node is Only<MarkedTree> => typeof node === 'object' && 'in' in node;

function mergeColumn(column: ByState<Tree>, mark: Mark): Only<MarkedTree>[] {
  const texts = column.flatMap(([state, tree]) => (typeof tree === 'string' ? [[state, tree] as const] : []));
  const elements = column.flatMap(([state, tree]) =>
    typeof tree === 'string' ? [] : [[state, tree] as const],
  );
  const [first] = elements;
  if (!first) return groupByValue(texts, mark);
  const attributes = mergeAttributes(
    elements.map(([state, [, own]]) => [state, own]),
    mark,
  );
  const children = mergeLists(
    elements.map(([state, [, , ...own]]) => [state, own]),
    mark,
  );
  return [{ in: elements.map(([state]) => state), nodes: [[first[1][0], attributes, ...children]] }];
}

function mergeAttributes(attributes: ByState<Element[1]>, mark: Mark) {
  const names = new Set(attributes.flatMap(([, own]) => Object.keys(own)));
  return Object.fromEntries(
    [...names].map((name) => {
      const values = attributes.flatMap(([state, { [name]: value }]) =>
        value === undefined ? [] : [[state, value] as const],
      );
      const groups = groupByValue(values, mark);
      const [only] = groups[0]?.in.length === attributes.length ? groups[0].nodes : [];
      return [name, only ?? groups];
    }),
  );
}

function groupByValue(values: ByState<string>, mark: Mark): Only<MarkedText>[] {
  const different = new Set(values.map(([, value]) => value));
  return [...different].map((value) => ({
    in: values.filter(([, other]) => other === value).map(([state]) => state),
    nodes: [mark(value)],
  }));
}

/**
 * Puts what corresponds into one column: texts, or elements of one name. The columns hold each list in its order.
 */
function align(lists: ByState<readonly Tree[]>): ByState<Tree>[] {
  let columns: ByState<Tree>[] = [];
  for (const [state, list] of lists) columns = alignWith(columns, state, list);
  return columns;
}

/** The alignment with the highest likeness, found from the end. */
function alignWith(columns: readonly ByState<Tree>[], state: number, list: readonly Tree[]): ByState<Tree>[] {
  /** The highest likeness of the rest of the columns and the rest of the list. */
  const best = [...columns, undefined].map(() => [...list.map(() => 0), 0]);
  const at = (column: number, index: number) => best[column]?.[index] ?? 0;
  for (let column = columns.length - 1; column >= 0; column--)
    for (let index = list.length - 1; index >= 0; index--) {
      const together = likeness(columns[column], list[index]);
      const row = best[column] ?? [];
      row[index] = Math.max(
        together > 0 ? together + at(column + 1, index + 1) : 0,
        at(column + 1, index),
        at(column, index + 1),
      );
    }
  const aligned: ByState<Tree>[] = [];
  for (let [column, index] = [0, 0]; column < columns.length || index < list.length; ) {
    const [others = [], tree] = [columns[column], list[index]];
    const isColumn = column < columns.length;
    if (isColumn && at(column, index) === at(column + 1, index)) {
      aligned.push(others);
      column++;
    } else if (tree !== undefined && (!isColumn || at(column, index) === at(column, index + 1))) {
      aligned.push([[state, tree]]);
      index++;
    } else if (tree !== undefined) {
      aligned.push([...others, [state, tree]]);
      column++;
      index++;
    }
  }
  return aligned;
}

/** How much a tree is like those of a column: 0 where they cannot be one. */
function likeness(column: ByState<Tree> = [], tree: Tree = ''): number {
  const nameOf = (one: Tree) => (typeof one === 'string' ? undefined : one[0]);
  const [first = ''] = column.map(([, one]) => one);
  if (nameOf(first) !== nameOf(tree)) return 0;
  return column.some(([, one]) => JSON.stringify(one) === JSON.stringify(tree)) ? 3 : 1;
}

function markPlaces(text: string, placeTexts: PlaceTexts): string | { text: readonly string[] } {
  let parts = [text];
  for (const [place, written] of Object.entries(placeTexts))
    parts = parts.flatMap((part, index) =>
      index % 2
        ? [part] // a place
        : part.split(written).flatMap((rest, split) => (split ? [place, rest] : [rest])),
    );
  return parts.length === 1 ? text : { text: parts };
}
