import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parseFragment } from 'parse5';
import type { WidgetDocs, WidgetSpec } from '../element/spec';
import type { Tree } from '../hydration/snapshotTree';

/** The URL prefix of pictures in snapshots, until the script in the page knows where it was loaded from. */
export const SNAPSHOT_PICTURES = 'built-in-pictures:';

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

/** Comments are left out: React separates adjacent texts by them, and texts that are built from data are separate anyway. */
function treeOf(node: DefaultTreeAdapterTypes.Node): Tree[] {
  if (nodes.isTextNode(node)) return [node.value];
  if (!nodes.isElementNode(node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [[node.tagName, attributes, ...node.childNodes.flatMap(treeOf)]];
}
