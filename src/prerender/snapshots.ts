import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parseFragment } from 'parse5';
import type { WidgetDocs, WidgetSpec } from '../element/spec';
import type { SnapshotData } from '../hydration/buildData';
import type { StateTrees, Tree } from '../hydration/snapshotTree';

type LeaveFirstStep = NonNullable<WidgetDocs<WidgetSpec>['leaveFirstStep']>;
/** What a visitor does, by the state of a store. */
type Act = (state: { restoreInput?: (data: FormData) => void }) => void;

/**
 * @param firstHtml the first step.
 * @param render what is shown after the visitor has done something to it.
 * @returns the second step's HTML; undefined where it depends on what was ticked, where something else is required, too, or
 * where it asks for a file, which cannot be taken over.
 */
export async function renderSecondStep(
  firstHtml: string,
  { requires, next }: LeaveFirstStep,
  render: (act: Act) => Promise<string>,
): Promise<string | undefined> {
  const fieldsIn = (html: string) => treesOf(html).flatMap(fieldsOf);
  const values = fieldsIn(firstHtml).flatMap(({ name, value }) =>
    name === requires && value !== undefined ? value : [],
  );
  const htmls = new Set<string>();
  for (const ticked of [...values.map((value) => [value]), values])
    htmls.add(
      await render((state) => {
        const form = new FormData();
        for (const value of ticked) form.append(requires, value);
        state.restoreInput?.(form);
        const leave: unknown = Reflect.get(state, next);
        if (typeof leave !== 'function') throw new Error(`A store's state has no function "${next}".`);
        leave();
      }),
    );
  const [html = '', ...others] = htmls;
  const isTakenOver = fieldsIn(html).every(({ type, name }) => type !== 'file' && name !== requires);
  return others.length === 0 && isTakenOver ? html : undefined;
}

/** The attributes of each field. */
function fieldsOf(tree: Tree): Readonly<Record<string, string>>[] {
  if (typeof tree === 'string') return [];
  const [tag, attributes, ...children] = tree;
  return [
    ...(['input', 'select', 'textarea'].includes(tag) ? [attributes] : []),
    ...children.flatMap(fieldsOf),
  ];
}

/** Both steps stand in one shadow root: each id is there once. */
export function withOtherIds(tree: Tree): Tree {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const renamed = Object.entries(attributes).map(([name, value]) => [
    name,
    ID_ATTRIBUTES.includes(name) ? value.replaceAll(/\S+/g, '$&-2') : value,
  ]);
  return [tag, Object.fromEntries(renamed), ...children.map(withOtherIds)];
}

const ID_ATTRIBUTES = ['id', 'for', 'aria-describedby', 'aria-labelledby', 'aria-controls'];

/** HTML as data. */
export const treesOf = (html: string): Tree[] => parseFragment(html).childNodes.flatMap(treeOf);

/**
 * Comments are left out: React separates adjacent texts by them, and texts that are built from data are separate anyway. So is
 * what stands in for scripts: a snapshot is shown by one.
 */
function treeOf(node: DefaultTreeAdapterTypes.Node): Tree[] {
  if (nodes.isTextNode(node)) return [node.value];
  if (!nodes.isElementNode(node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const children = node.tagName === 'noscript' ? [] : node.childNodes;
  return [[node.tagName, attributes, ...children.flatMap(treeOf)]];
}

/**
 * All states of a widget as the first one with changes: most of them differ in one attribute. (The estimator's snapshot has
 * 9.3 kB so, brotli; with its ten states one after the other it had 9.4 kB, and 145 kB to parse instead of 40.)
 */
export const stateTrees = ([first = [], ...others]: readonly (readonly Tree[])[]): StateTrees => ({
  first,
  changes: Object.fromEntries(others.map((trees, index) => [index + 1, changesBetween(first, trees)])),
});

function changesBetween(
  before: unknown,
  after: unknown,
  path: readonly number[] = [],
): readonly (readonly [path: readonly number[], value: unknown])[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return Array.isArray(before) && Array.isArray(after) && before.length === after.length
    ? after.flatMap((value, index) => changesBetween(before[index], value, [...path, index]))
    : [[path, after]];
}

/** A snapshot file: its data, then the code that all of them share. */
export const fillSnapshot = (code: string, data: SnapshotData): string =>
  `const SNAPSHOT=${literal(data)};${code}`;

/** A JavaScript literal. In JSON a key may be `__proto__`; in a literal that would set the prototype. */
const literal = (data: SnapshotData): string =>
  JSON.stringify(data).replaceAll('"__proto__":', '["__proto__"]:');
