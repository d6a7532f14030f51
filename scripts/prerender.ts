import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import type { RenderInput } from '../src/element/render';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface PrerenderOptions {
  /** The inside of a widget's element; undefined for a tag that is no widget. */
  render: (tag: string, input: RenderInput) => Promise<string> | undefined;
  /** The parsed JSON of a `config` address as the page writes it. */
  readConfig: (address: string) => object;
}

/**
 * Puts each widget's first state into a page's HTML, as the first child of its element. All else stays to the letter.
 */
export async function prerenderPage(html: string, { render, readConfig }: PrerenderOptions): Promise<string> {
  const insertions: { at: number; text: string }[] = [];
  for (const element of elements(parse(html, { sourceCodeLocationInfo: true }))) {
    const at = element.sourceCodeLocation?.startTag?.endOffset;
    if (at === undefined || !element.tagName.startsWith('bio-')) continue;
    const text = await render(element.tagName, readInput(element, readConfig));
    if (text) insertions.push({ at, text });
  }
  return insertions.reduceRight((page, { at, text }) => page.slice(0, at) + text + page.slice(at), html);
}

function* elements(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** Reads the settings as the element itself will: nearest wins. */
function readInput(element: Element, readConfig: PrerenderOptions['readConfig']): RenderInput {
  const ancestry = [...selfAndAncestors(element)];
  const sources = ancestry.filter((node) => node === element || node.tagName === 'bio-site');
  const nearest = (name: string, nodes: Element[]) =>
    nodes.map((node) => attribute(node, name)?.trim()).find(Boolean);
  const config = nearest('config', sources);
  return {
    attribute: (name) => attribute(element, name),
    common: {
      endpoint: nearest('endpoint', sources),
      phone: nearest('phone', sources),
      lang: nearest('lang', ancestry) ?? 'en',
    },
    config: config?.startsWith('{')
      ? (JSON.parse(config) as object)
      : config
        ? readConfig(config)
        : undefined,
  };
}

function* selfAndAncestors(element: Element): Generator<Element> {
  for (let node: Node | null = element; node; node = 'parentNode' in node ? node.parentNode : null)
    if (tree.isElementNode(node)) yield node;
}

const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((entry) => entry.name === name)?.value ?? null;
