import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parseFragment } from 'parse5';
import { attributeName } from '../src/element/attributes';
import type { FirstStates } from '../src/loading/firstState';
import type { Tree } from '../src/loading/tree';
import type { DocumentedSpec } from './specs';
import type { Prerenderer } from './widgets';

/** What addresses of pictures begin with, until it is known where the script is. */
export const PICTURES = 'built-in-pictures:';

/**
 * A widget's first states for pages that nobody prerenders: without attributes, and for each value of one attribute that
 * its docs name.
 */
export async function firstStatesOf(
  { spec, docs }: DocumentedSpec,
  { widgets, renderFirstState, criticalCss, setBuiltInFolder, builtInFolder }: Prerenderer,
): Promise<FirstStates> {
  const widget = widgets.get(spec.tag);
  if (!widget) throw new Error(`<${spec.tag}> is not among the widgets that were built for prerendering.`);
  const states = new Map<string, readonly string[]>();
  const render = async (attributes: Record<string, string>): Promise<number> => {
    const { html, anchors } = await renderFirstState(widget, {
      attribute: (name) => attributes[name] ?? null,
      common: { endpoint: undefined, phone: undefined, lang: 'en' },
    });
    if (!states.has(html)) states.set(html, anchors);
    return [...states.keys()].indexOf(html);
  };

  const folder = builtInFolder();
  setBuiltInFolder(PICTURES);
  const byAttribute: Record<string, number> = {};
  if (!spec.wraps) {
    const first = await render({});
    if (!docs.needs) byAttribute[''] = first;
    for (const [property, values] of Object.entries(docs.firstStates?.() ?? {}))
      for (const value of values ?? [])
        byAttribute[`${attributeName(property)}=${value}`] = await render({
          [attributeName(property)]: value,
        });
  }
  setBuiltInFolder(folder);
  return {
    trees: [...states.keys()].map((html) => parseFragment(html).childNodes.flatMap(treeOf)),
    css: criticalCss(spec.tag, [...states.keys()].join('')),
    anchors: [...states.values()],
    byAttribute,
    attributes: Object.keys(spec.attributes),
    wakes: spec.wakes !== 'never',
  };
}

/** Comments are React's: they part texts that parsed HTML would join, and texts that are built are apart anyway. */
function treeOf(node: DefaultTreeAdapterTypes.Node): Tree[] {
  if (nodes.isTextNode(node)) return [node.value];
  if (!nodes.isElementNode(node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [[node.tagName, attributes, ...node.childNodes.flatMap(treeOf)]];
}
