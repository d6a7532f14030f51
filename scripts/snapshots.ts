import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parseFragment } from 'parse5';
import { company } from '../src/content/company';
import type { Snapshots } from '../src/hydration/buildData';
import type { Tree } from '../src/hydration/snapshotTree';
import { attributeName } from '../src/page/attributes';
import { DEFAULT_LANGUAGE } from '../src/page/language';
import { phoneHref } from '../src/page/phoneHref';
import { mergeTrees } from './mergeTrees';
import type { Prerenderer } from './prerenderer';
import type { DocumentedSpec } from './specs';

/** The URL prefix of pictures in snapshots, until the script in the page knows where it was loaded from. */
export const SNAPSHOT_PICTURES = 'built-in-pictures:';

const PLACE_TEXTS = {
  pictures: SNAPSHOT_PICTURES,
  phoneHref: phoneHref(company.phone),
  phone: company.phone,
};

/**
 * A widget's first states for pages that nobody prerenders: without attributes, and for each value of one attribute that
 * its docs name.
 */
export async function makeSnapshots(
  { spec, docs }: DocumentedSpec,
  { widgets, renderSnapshot, criticalCss, setPictureFolder }: Prerenderer,
): Promise<Snapshots> {
  const widget = widgets.get(spec.tag);
  if (!widget) throw new Error(`<${spec.tag}> is not among the widgets that were built for prerendering.`);
  let message = '';
  const anchorsByHtml = new Map<string, readonly string[]>();
  const render = async (attributes: Record<string, string>): Promise<number> => {
    const { html, loadError, anchors } = await renderSnapshot(widget, {
      attribute: (name) => attributes[name] ?? null,
      common: { endpoint: undefined, phone: undefined, lang: DEFAULT_LANGUAGE },
    });
    message = loadError;
    if (!anchorsByHtml.has(html)) anchorsByHtml.set(html, anchors);
    return [...anchorsByHtml.keys()].indexOf(html);
  };

  setPictureFolder(SNAPSHOT_PICTURES);
  const byAttribute: Record<string, number> = {};
  if (!spec.wraps) {
    const withoutAttributes = await render({});
    if (!docs.requiredAttributes) byAttribute[''] = withoutAttributes;
    for (const [property, values] of Object.entries(docs.snapshots?.() ?? {}))
      for (const value of values ?? [])
        byAttribute[`${attributeName(property)}=${value}`] = await render({
          [attributeName(property)]: value,
        });
  }
  setPictureFolder(undefined);
  const states = [...anchorsByHtml.keys()];
  return {
    trees: mergeTrees(states.map(treesOf), PLACE_TEXTS),
    loadError: mergeTrees([treesOf(message)], PLACE_TEXTS),
    css: criticalCss(spec.tag, states.join('') + message),
    anchors: [...anchorsByHtml.values()],
    byAttribute,
    attributes: Object.keys(spec.attributes),
    isInteractive: spec.hydrate !== 'never',
  };
}

/** HTML as data. */
export const treesOf = (html: string): Tree[] => parseFragment(html).childNodes.flatMap(treeOf);

/** Comments are left out: React separates adjacent texts by them, and texts that are built from data are separate anyway. */
function treeOf(node: DefaultTreeAdapterTypes.Node): Tree[] {
  if (nodes.isTextNode(node)) return [node.value];
  if (!nodes.isElementNode(node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [[node.tagName, attributes, ...node.childNodes.flatMap(treeOf)]];
}
