import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parseFragment } from 'parse5';
import { company } from '../content/company';
import type { RenderInput, renderSnapshot } from '../element/prerender';
import type { WidgetDocs, WidgetSpec } from '../element/spec';
import type { SecondStep, Snapshots } from '../hydration/buildData';
import type { Tree } from '../hydration/snapshotTree';
import { attributeName } from '../page/attributes';
import { DEFAULT_LANGUAGE } from '../page/language';
import { phoneHref } from '../page/phoneHref';
import type { setPictureFolder } from '../page/pictureFolder';
import type { criticalCss } from '../style/criticalCss';
import { mergeTrees } from './mergeTrees';

/** The URL prefix of pictures in snapshots, until the script in the page knows where it was loaded from. */
export const SNAPSHOT_PICTURES = 'built-in-pictures:';

const PLACE_TEXTS = {
  pictures: SNAPSHOT_PICTURES,
  phoneHref: phoneHref(company.phone),
  phone: company.phone,
};

/**
 * Hides the first step's container while the second step's stands beside it. It is laid out, because React measures its
 * content, but takes no place: not the one that the widget reserves when its class is defined, either.
 */
const HIDDEN_FIRST_STEP =
  '[data-app]:has(~[data-app]){visibility:hidden;block-size:0;min-block-size:0!important;overflow:hidden}';

/** What renders widgets. */
interface Prerenderer {
  widgets: ReadonlyMap<string, Parameters<typeof renderSnapshot>[0]>;
  renderSnapshot: typeof renderSnapshot;
  criticalCss: typeof criticalCss;
  setPictureFolder: typeof setPictureFolder;
}

/**
 * A widget's first states for pages that nobody prerenders: without attributes, and for each value of one attribute that
 * its docs name; and the second steps that follow them.
 */
export async function makeSnapshots(
  { spec, docs }: { spec: WidgetSpec; docs: WidgetDocs<WidgetSpec> },
  { widgets, renderSnapshot, criticalCss, setPictureFolder }: Prerenderer,
): Promise<{ snapshots: Snapshots; secondStep: SecondStep | undefined }> {
  const widget = widgets.get(spec.tag);
  if (!widget) throw new Error(`<${spec.tag}> is not among the widgets that were built for prerendering.`);
  let message = '';
  const anchorsByHtml = new Map<string, readonly string[]>();
  const secondHtmls = new Set<string>();
  const byAttribute: Record<string, number> = {};
  const secondByAttribute: Record<string, number> = {};
  const { leaveFirstStep } = docs;

  const render = async (attributes: Record<string, string>, key?: string) => {
    const input: RenderInput = {
      attribute: (name) => attributes[name] ?? null,
      common: { endpoint: undefined, phone: undefined, lang: DEFAULT_LANGUAGE },
    };
    const { html, loadError, anchors } = await renderSnapshot(widget, input);
    message = loadError;
    if (!anchorsByHtml.has(html)) anchorsByHtml.set(html, anchors);
    if (key === undefined) return;
    byAttribute[key] = [...anchorsByHtml.keys()].indexOf(html);
    const second =
      leaveFirstStep &&
      (await renderSecondStep(
        html,
        leaveFirstStep,
        async (act) => (await renderSnapshot(widget, input, { act })).html,
      ));
    if (second) secondByAttribute[key] = [...secondHtmls.add(second)].indexOf(second);
  };

  setPictureFolder(SNAPSHOT_PICTURES);
  if (!spec.wraps) {
    await render({}, docs.requiredAttributes ? undefined : '');
    for (const [property, values] of Object.entries(docs.snapshots?.() ?? {}))
      for (const value of values ?? []) {
        const name = attributeName(property);
        await render({ [name]: value }, `${name}=${value}`);
      }
  }
  setPictureFolder(undefined);
  const states = [...anchorsByHtml.keys()];
  const seconds = [...secondHtmls];
  return {
    snapshots: {
      trees: mergeTrees(states.map(treesOf), PLACE_TEXTS),
      loadError: mergeTrees([treesOf(message)], PLACE_TEXTS),
      css:
        criticalCss([spec.tag], [...states, ...seconds, message].join('')) +
        (leaveFirstStep ? HIDDEN_FIRST_STEP : ''),
      anchors: [...anchorsByHtml.values()],
      byAttribute,
      attributes: Object.keys(spec.attributes),
    },
    secondStep: leaveFirstStep && {
      trees: mergeTrees(
        seconds.map((html) => treesOf(html).map(withOtherIds)),
        PLACE_TEXTS,
      ),
      byAttribute: secondByAttribute,
      requires: leaveFirstStep.requires,
      parameters: spec.parameters ?? [],
    },
  };
}

type LeaveFirstStep = NonNullable<WidgetDocs<WidgetSpec>['leaveFirstStep']>;
/** What a visitor does, by the state of a store. */
type Act = (state: { restoreInput?: (data: FormData) => void }) => void;

/**
 * @param firstHtml the first step.
 * @param render what is shown after the visitor has done something to it.
 * @returns the second step's HTML; undefined where it depends on what was ticked, where something else is required, too, or
 * where it has other fields than boxes: only those are taken over.
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
  const isTakenOver = fieldsIn(html).every(
    ({ type, name }) => (type === 'checkbox' || type === 'radio') && name !== requires,
  );
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
function withOtherIds(tree: Tree): Tree {
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
