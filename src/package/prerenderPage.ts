import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { languageTagOf } from '../domain/languageTag';
import type { RenderInput } from '../element/prerender';
import { commonAttributes } from '../page/attributes';
import { DEFAULT_LANGUAGE } from '../page/language';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface PrerenderOptions {
  /** The content of a widget's element; undefined for a tag that is no widget. */
  render: (tag: string, input: RenderInput) => Promise<string | undefined> | undefined;
  /** The parsed JSON of a `config` URL as the page writes it. */
  readConfig: (url: string) => object | Promise<object>;
}

/** A text that replaces part of a page, from one offset to another. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Puts each widget's first state into a page's HTML, as the first child of its element, in place of an earlier one. All
 * other HTML stays as it is.
 */
export async function prerenderPage(html: string, { render, readConfig }: PrerenderOptions): Promise<string> {
  const edits: Edit[] = [];
  for (const element of elements(parse(html, { sourceCodeLocationInfo: true }))) {
    const from = element.sourceCodeLocation?.startTag?.endOffset;
    if (from === undefined || !element.tagName.startsWith('bio-')) continue;
    const text = await render(element.tagName, await readInput(element, readConfig));
    if (text === undefined) continue;
    edits.push(...element.childNodes.filter(isPrerendered).map(removal), { from, to: from, text });
  }
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((page, { from, to, text }) => page.slice(0, from) + text + page.slice(to), html);
}

function* elements(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** Whether a node comes from an earlier run: a declarative shadow root, or a link target beside it. */
function isPrerendered(node: Node): node is Element {
  if (!tree.isElementNode(node)) return false;
  const id = attribute(node, 'id');
  return node.tagName === 'template'
    ? attribute(node, 'shadowrootmode') !== null
    : node.tagName === 'span' &&
        id !== null &&
        id === attribute(node, 'slot') &&
        node.childNodes.length === 0;
}

const removal = ({ sourceCodeLocation: place }: Element): Edit => ({
  from: place?.startOffset ?? 0,
  to: place?.endOffset ?? 0,
  text: '',
});

/** Reads the settings as the element itself does: the nearest wins. */
async function readInput(element: Element, readConfig: PrerenderOptions['readConfig']): Promise<RenderInput> {
  const ancestry = [...selfAndAncestors(element)];
  const sources = ancestry.filter((node) => node === element || node.tagName === 'bio-site');
  const nearest = (name: string, nodes: Element[]) =>
    nodes.map((node) => attribute(node, name)?.trim()).find(Boolean);
  const abandoned = sources
    .map((node) => attribute(node, 'abandoned') ?? undefined)
    .find((value) => value !== undefined);
  const config = nearest('config', sources);
  return {
    attribute: (name) => attribute(element, name),
    common: {
      endpoint: nearest('endpoint', sources),
      phone: nearest('phone', sources),
      lang: languageTagOf(nearest('lang', ancestry) ?? DEFAULT_LANGUAGE),
      base: commonAttributes.base.parse(nearest('base', sources) ?? ''),
      abandoned: abandoned === undefined ? undefined : abandoned !== 'false',
    },
    config: config?.startsWith('{')
      ? parseConfig(config, element.tagName)
      : config
        ? await readConfig(config)
        : undefined,
  };
}

/** @throws Error with a sentence. */
function parseConfig(json: string, tag: string): object {
  try {
    return JSON.parse(json) as object;
  } catch (error) {
    throw new Error(`The config of <${tag}> is no valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

function* selfAndAncestors(element: Element): Generator<Element> {
  for (let node: Node | null = element; node; node = 'parentNode' in node ? node.parentNode : null)
    if (tree.isElementNode(node)) yield node;
}

const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((entry) => entry.name === name)?.value ?? null;
